// A page of rules as HTML: ours when the page is built, those of other packages in the browser.
import { marked } from "marked";

export async function rulesHtml(page: string): Promise<string> {
  return (await marked.parse(page))
    .replace(/<h1>.*?<\/h1>\n?/, "") // the page around it has a title
    .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
