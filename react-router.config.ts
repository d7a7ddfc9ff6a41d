import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  // The server only sends files: public pages are rendered at build time, the rest in the browser.
  ssr: false,
  prerender: ['/', '/landing', '/playground', '/auth/sign-in', '/auth/sign-up'],
} satisfies Config;
