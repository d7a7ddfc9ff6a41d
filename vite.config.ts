import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiAddress = `http://127.0.0.1:${process.env['PORT'] ?? '4800'}`;

const REACT = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|set-cookie-parser)[\\/]/;
/** The modules around every page and on the landing page, without those that are loaded later. */
const FRAME =
  /web[\\/](app[\\/](cell|early-picture|language|log-failure|on-demand|page-meta|theme|use-language|use-translation|books[\\/](book-object|patient-image)|frame[\\/](footer|header|logo|menu|preferences|shell|toasts|toasts-state)|screens[\\/](error-fallback|loading-screen|not-found|trouble-picture)|session[\\/](access|invitation|private-storage|session|session-state))|api[\\/](call-headers|endpoint-routes|rendition|session-cookies)|locales[\\/](area|en-frame|frame|translate|translation)|ui[\\/](button-style|cover-label|icons|toast))\.tsx?$/;
/** What the pages of a family share: the client of the server's data, their words, buttons. */
const FAMILY =
  /node_modules[\\/](@reduxjs|redux|redux-thunk|immer|reselect|react-redux|use-sync-external-store|@standard-schema)[\\/]|web[\\/](api[\\/](account-calls|api|base-query|book-calls|call|change-calls|next-cursor|request-error)|app[\\/](early-answers|store|session[\\/](server-session|session-expiry)|frame[\\/](locale-frame|server-data))|locales[\\/](pages|en-pages|changes|en-changes)|ui[\\/](button|notice))\.tsx?$/;
/** Fields for text and choices, which a shelf of many books has too. */
const FIELDS =
  /node_modules[\\/].*[\\/](Autocomplete|useControlledState)\.m?js$|web[\\/]ui[\\/](field-frame|select-field|text-field)\.tsx?$/;

export default defineConfig({
  publicDir: 'web/public',
  plugins: process.env['VITEST'] ? [] : [tailwindcss(), reactRouter()],
  build: {
    // Files stay files: the content security policy allows no data: addresses for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in a few files: a phone fetches six files at a time, and each row of six takes a round trip.
          groups: [
            { name: 'react', test: REACT, priority: 2 },
            { name: 'frame', test: FRAME, priority: 1 },
            { name: 'family', test: FAMILY },
            { name: 'fields', test: FIELDS },
          ],
        },
      },
    },
    // Browsers that know `:dir()` and logical properties, so that neither is rewritten into lists of languages.
    cssTarget: ['chrome120', 'firefox128', 'safari16.4'],
  },
  server: { proxy: { '/api': apiAddress } },
});
