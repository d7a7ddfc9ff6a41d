import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiAddress = `http://127.0.0.1:${process.env['PORT'] ?? '4800'}`;

const REACT = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|set-cookie-parser)[\\/]/;
/** The modules around every page, without those that are loaded later. */
const FRAME =
  /web[\\/](app[\\/](cell|language|log-failure|page-meta|theme|use-language|use-translation|frame[\\/](footer|header|logo|menu|preferences|shell|toasts|toasts-state)|screens[\\/](error-fallback|loading-screen|not-found|trouble-picture)|session[\\/](access|invitation|session|session-state))|api[\\/]session-cookies|locales[\\/](area|en-frame|frame|translate|translation)|ui[\\/](button-style|icons|toast))\.tsx?$/;

export default defineConfig({
  publicDir: 'web/public',
  plugins: process.env['VITEST'] ? [] : [tailwindcss(), reactRouter()],
  build: {
    // Files stay files: the content security policy allows no data: addresses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in two files: a phone fetches six files at a time, and each row of six takes a round trip.
          groups: [
            { name: 'react', test: REACT, priority: 2 },
            { name: 'frame', test: FRAME, priority: 1 },
          ],
        },
      },
    },
    // Browsers that know `:dir()` and logical properties, so that neither is rewritten into lists of languages.
    cssTarget: ['chrome120', 'firefox128', 'safari16.4'],
  },
  server: { proxy: { '/api': apiAddress } },
});
