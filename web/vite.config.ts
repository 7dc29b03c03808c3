import { defineConfig } from "vite";
import { serviceWorker } from "./worker-plugin.js";

export default defineConfig({
  base: "/",
  plugins: [serviceWorker()],
  build: {
    outDir: "../src/paddlewheel/server/client",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // The security policy allows no data: scripts or styles; small files stay files.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
});
