/** The paths of all pages, so that the server knows an address of a page from one that does not exist. */

/** `:name` stands for one segment. */
export const PAGE_PATHS = [
  '/',
  '/landing',
  '/playground',
  '/contact',
  '/privacy-policy',
  '/terms-of-use',
  '/shipping-and-return',
  '/referrals',
  '/outbox',
  '/dashboard',
  '/create',
  '/library',
  '/library/:bookId',
  '/shared/:token',
  '/settings',
  '/auth/sign-up',
  '/auth/sign-in',
  '/auth/activation',
  '/auth/forgot-password',
  '/auth/reset-password',
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

/** True when a page is shown at this path; a slash at the end does not matter. */
export const isPagePath = (path: string): boolean => {
  const segments = path.replace(/\/+$/, '').split('/');
  return PAGE_PATHS.some((pattern) => {
    const wanted = pattern === '/' ? [''] : pattern.split('/');
    return (
      wanted.length === segments.length &&
      wanted.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
    );
  });
};
