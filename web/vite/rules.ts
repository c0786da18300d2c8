// The rules of the games, from the pages that the terminal shows too, as HTML at build time.
import { marked } from "marked";
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const ASKED = "?rules";

/** Titles go down one level: the page around them has the first. */
function lowered(html: string): string {
  return html
    .replace(/<h1>.*?<\/h1>\n?/, "")
    .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}

export function rulesPages(): Plugin {
  return {
    name: "karfunkel-rules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ASKED)) return null;
      const file = id.slice(0, -ASKED.length);
      this.addWatchFile(file);
      const html = lowered(await marked.parse(await readFile(file, "utf-8")));
      return { code: `export default ${JSON.stringify(html)};`, moduleType: "js" };
    },
  };
}
