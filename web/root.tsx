/** The document and the application around every page. */
import '#web/app/styles/app.css';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import caveatUrl from '@fontsource/caveat/files/caveat-latin-700-normal.woff2?url';
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
import earlyScript from '#web/app/early-script.js?raw';
import { reportError, startErrorReports } from '#web/app/error-reports.ts';
import { ErrorFallback } from '#web/app/screens/error-fallback.tsx';
import { changeLanguage, preferredLanguage } from '#web/app/language.ts';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { NotFound } from '#web/app/screens/not-found.tsx';
import { keepInvitation } from '#web/app/session/invitation.ts';
import { restoreSession } from '#web/app/session/session.ts';
import { Shell } from '#web/app/frame/shell.tsx';

const preload = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  preload(interUrl),
  preload(caveatUrl),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en" dir="ltr" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* In the document itself, because the first paint waits for it. */}
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <Meta />
      <Links />
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

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
