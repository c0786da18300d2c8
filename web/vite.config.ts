import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulesPages } from "./vite/rules.ts";

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [rulesPages(), svelte()],
  build: {
    outDir: "../src/karfunkel/server/page",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      // What every visit needs is one file: thirty small ones took a browser 100 ms to fetch.
      output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } },
    },
    assetsInlineLimit: 0, // the content policy allows no data: scripts or styles
  },
  server: {
    fs: { allow: [".."] }, // the messages are beside the Python code
    proxy: { "/api": { target: "http://127.0.0.1:8777", ws: true } },
  },
});
