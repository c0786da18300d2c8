// The rules of the games, from the pages that the terminal shows too, as HTML at build time.
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { rulesHtml } from "../src/rules/html.ts";

const ASKED = "?rules";

export function rulesPages(): Plugin {
  return {
    name: "karfunkel-rules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(ASKED)) return null;
      const file = id.slice(0, -ASKED.length);
      this.addWatchFile(file);
      const html = await rulesHtml(await readFile(file, "utf-8"));
      return { code: `export default ${JSON.stringify(html)};`, moduleType: "js" };
    },
  };
}
