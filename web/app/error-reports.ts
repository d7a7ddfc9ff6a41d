/** Reports of errors in the browser, for a product that is set up to get them; nothing of it is loaded otherwise. */

let report: ((error: unknown) => void) | null = null;

/** The document names where reports go, when they go anywhere. */
const findDsn = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="error-reports"]')?.content ?? null;

/** Whoever has the address of such a page can use it, so nothing about it is recorded. */
const isKey = ({ pathname, search }: Location): boolean =>
  pathname.startsWith('/shared/') || /[?&](token|activate|signature)=/.test(search);

export const startErrorReports = async (): Promise<void> => {
  const dsn = findDsn();
  if (dsn === null || isKey(window.location)) return;
  const { openSentry } = await import('#web/app/sentry.ts');
  report = openSentry(dsn);
};

/** For errors that a page has caught to show something instead. */
export const reportError = (error: unknown): void => report?.(error);
