/** The frame around every page: header, columns and alerts. A page is shown only to those who may see it. */
import type { ReactNode } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { Navigate, useLocation } from 'react-router';
import { judgeAccess } from '#web/app/session/access.ts';
import { useEarlyForm } from '#web/app/use-early-form.ts';
import { useHistoryPlace } from '#web/app/history-place.ts';
import { SideColumn, TopBar } from '#web/app/frame/header.tsx';
import { Footer } from '#web/app/frame/footer.tsx';
import { LoadingScreen } from '#web/app/screens/loading-screen.tsx';
import { useSession } from '#web/app/session/session-state.ts';
import { Toasts } from '#web/app/frame/toasts.tsx';

/** Headers are hidden below these paths. */
const BARE_PATHS = ['/auth/', '/subpages/'];

const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a
      href="#page"
      className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-50 focus:rounded-lg focus:bg-raised focus:p-3"
    >
      {t('app.skip')}
    </a>
  );
};

const Frame = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const bare = BARE_PATHS.some((path) => pathname.startsWith(path));
  const columnBeside = user !== null && !bare && pathname !== '/landing';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!bare && <TopBar columnBeside={columnBeside} />}
      <div className={`mx-auto w-full max-w-[140rem] grow ${columnBeside ? 'two-columns' : ''}`}>
        {columnBeside && <SideColumn />}
        <main id="page" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      {!bare && !columnBeside && <Footer />}
    </div>
  );
};

export const Shell = ({ children }: { children: ReactNode }) => {
  useHistoryPlace();
  useEarlyForm();
  const verdict = judgeAccess(useLocation(), useSession());
  return (
    <>
      {verdict === 'wait' && <LoadingScreen />}
      {verdict === 'show' && <Frame>{children}</Frame>}
      {typeof verdict === 'object' && <Navigate to={verdict.goTo} replace />}
      <Toasts />
    </>
  );
};
