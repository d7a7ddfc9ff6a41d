import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  // The server only sends files: public pages are rendered at build time, the rest in the browser.
  ssr: false,
  prerender: [
    '/',
    '/landing',
    '/playground',
    '/contact',
    '/privacy-policy',
    '/terms-of-use',
    '/shipping-and-return',
    '/referrals',
    '/auth/sign-in',
    '/auth/sign-up',
    // Of these the documents show that something is loading, and ask for the scripts of their page at once.
    '/dashboard',
    '/create',
    '/settings',
    '/library',
    '/library/-',
    '/shared/-',
  ],
} satisfies Config;
