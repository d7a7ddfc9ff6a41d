/** The document and the application around every page. */
import { useEffect, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type LinksFunction,
} from 'react-router';
import { FIRST_IN_SIGHT, PICTURE_SIZES, RENDITIONS_PX } from '#web/api/rendition.ts';
import { earlyReader } from '#web/app/early-picture.ts';
import earlyCalls from '#web/app/early-calls.js?raw';
import earlyScript from '#web/app/early-script.js?raw';
import styles from '#web/app/styles/app.css?inline';
import fonts from '#web/app/styles/fonts.css?inline';
import { reportError, startErrorReports } from '#web/app/error-reports.ts';
import { ErrorFallback } from '#web/app/screens/error-fallback.tsx';
import { changeLanguage, preferredLanguage } from '#web/app/language.ts';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { NotFound } from '#web/app/screens/not-found.tsx';
import { keepInvitation } from '#web/app/session/invitation.ts';
import { restoreSession } from '#web/app/session/session.ts';
import { Shell } from '#web/app/frame/shell.tsx';

// With changes as they are made, which the styles of a document do not follow.
if (import.meta.env.DEV && !import.meta.env.SSR)
  void Promise.all([import('#web/app/styles/app.css'), import('#web/app/styles/fonts.css')]);

export const links: LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/** Comments and indents stay at home. */
const lean = (script: string): string => script.replace(/^\s*(\/\/.*)?\n?/gm, '');

/**
 * What the first paint waits for stands in the document itself. The browser keeps it there, so the scripts carry none of
 * it: React leaves content that is set as HTML as it finds it. Styles are read back from there, because a page that
 * breaks makes React build the document anew.
 */
const earlyHtml = { __html: import.meta.env.SSR ? lean(earlyScript) : '' };
const askEarly = (): string => {
  const pictures = { widthsPx: RENDITIONS_PX, sizes: PICTURE_SIZES, firstInSight: FIRST_IN_SIGHT };
  return `${lean(earlyCalls)}askEarly(${JSON.stringify({ ...pictures, reader: earlyReader() })})`;
};
const earlyCallsHtml = { __html: import.meta.env.SSR ? askEarly() : '' };
/** Filled by the script, and left by React as it finds it. */
const noHtml = { __html: '' };
const carried = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const stylesHtml = { __html: import.meta.env.SSR ? styles : carried('style[data-styles]') };
const fontsHtml = { __html: import.meta.env.SSR ? fonts : carried('style[data-fonts]') };
/** In a document that is built anew there is nothing left to wait for. */
const fontsMedia = import.meta.env.SSR ? 'not all' : 'all';

/** Language, direction and theme are those that the document has by now, also in one that is built anew. */
const rootAttributes = (): { lang: string; dir: string; className?: string } => {
  if (import.meta.env.SSR) return { lang: 'en', dir: 'ltr' };
  const { lang, dir, className } = document.documentElement;
  return { lang, dir, className };
};

export const Layout = ({ children }: { children: ReactNode }) => {
  const { lang, dir, className } = rootAttributes();
  return (
    <html lang={lang} dir={dir} className={className} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* First, because the script that follows may switch it on. */}
        <style data-fonts="" media={fontsMedia} suppressHydrationWarning dangerouslySetInnerHTML={fontsHtml} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={earlyHtml} />
        <script suppressHydrationWarning dangerouslySetInnerHTML={earlyCallsHtml} />
        <style data-styles="" suppressHydrationWarning dangerouslySetInnerHTML={stylesHtml} />
        <Meta />
        <Links />
      </head>
      <body>
        <div data-early-picture="" aria-hidden suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

/** What the document of every page that is not rendered at build time shows first. */
export const HydrateFallback = () => <LoadingScreen />;

/** Shows the page once it speaks the right language and it is known who is there. */
const showDocument = (): void => {
  delete document.documentElement.dataset['pending'];
};

const wake = async (): Promise<void> => {
  void startErrorReports();
  keepInvitation(window.location.search);
  await changeLanguage(preferredLanguage());
  const restored = restoreSession();
  requestAnimationFrame(showDocument);
  await restored;
};

const App = () => {
  useEffect(() => void wake(), []);
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
};

export const ErrorBoundary = ({ error }: { error: unknown }) => {
  useEffect(showDocument, []);
  useEffect(() => reportError(error), [error]);
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorFallback />;
};

export default App;
