import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiAddress = `http://127.0.0.1:${process.env['PORT'] ?? '4800'}`;

export default defineConfig({
  publicDir: 'web/public',
  plugins: process.env['VITEST'] ? [] : [tailwindcss(), reactRouter()],
  build: {
    // Files stay files: the content security policy allows no data: addresses for fonts.
    assetsInlineLimit: 0,
    // Browsers that know `:dir()` and logical properties, so that neither is rewritten into lists of languages.
    cssTarget: ['chrome120', 'firefox128', 'safari16.4'],
  },
  server: { proxy: { '/api': apiAddress } },
});
