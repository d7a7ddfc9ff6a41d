import { defineConfig } from 'vite';

/** Builds the mails into one file that the server loads: Node runs no `.tsx`, and needs no React to send a mail. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'web/mails/word-letter.tsx',
    outDir: 'build/mails',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'word-letter.js' } },
  },
});
