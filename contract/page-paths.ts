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

/** The page that is shown at this path, or null; a slash at the end does not matter. */
export const pageOfPath = (path: string): PagePath | null => {
  const segments = path.replace(/\/+$/, '').split('/');
  const found = PAGE_PATHS.find((pattern) => {
    const wanted = pattern === '/' ? [''] : pattern.split('/');
    return (
      wanted.length === segments.length &&
      wanted.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]))
    );
  });
  return found ?? null;
};

/** Where the document of a page is built: one document serves all addresses of a page with a name in its path. */
export const documentPathOf = (page: PagePath): string => page.replace(/:[^/]+/g, '-');
