/** The header: a bar on phones and on public pages, a column beside the page when somebody is signed in. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { Link, useLocation } from 'react-router';
import { Logo } from '#web/app/frame/logo.tsx';
import { CreateLink, Menu, useSignInPath } from '#web/app/frame/menu.tsx';
import { Preferences } from '#web/app/frame/preferences.tsx';
import { useSession } from '#web/app/session/session-state.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { MenuIcon } from '#web/ui/icons.tsx';

const Drawer = lazy(() => import('#web/app/frame/drawer.tsx'));

const HomeLink = () => {
  const { t } = useTranslation();
  return (
    <Link to="/" aria-label={t('menu.home')} className="rounded-lg no-underline">
      <Logo />
    </Link>
  );
};

const DrawerButton = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('menu.open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon className="size-6" />
      </button>
      {open && (
        <Suspense>
          <Drawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const PublicLinks = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const signInPath = useSignInPath();
  return (
    <div className="hidden items-center gap-2 lg:flex">
      <Preferences />
      <Link to="/playground" className={buttonStyle('ghost')}>
        {t('menu.playground')}
      </Link>
      {user ? (
        <Link to="/dashboard" className={buttonStyle('ghost')}>
          {t('menu.dashboard')}
        </Link>
      ) : (
        <Link to={signInPath} className={buttonStyle('ghost')}>
          {t('menu.signIn')}
        </Link>
      )}
      <CreateLink />
    </div>
  );
};

/** The drawer is closed on every new page. */
export const TopBar = ({ columnBeside }: { columnBeside: boolean }) => {
  const { pathname } = useLocation();
  return (
    <header className={`border-b border-line ${columnBeside ? 'lg:hidden' : ''}`}>
      <div className="mx-auto flex min-h-16 max-w-[140rem] items-center justify-between gap-2 px-4 py-2 md:px-8">
        <HomeLink />
        {!columnBeside && <PublicLinks />}
        <div className="flex items-center gap-1 lg:hidden">
          <CreateLink className="max-md:hidden" />
          <DrawerButton key={pathname} />
        </div>
      </div>
    </header>
  );
};

export const SideColumn = () => (
  <header className="hidden border-e border-line lg:block">
    <div className="sticky top-0 flex h-dvh flex-col gap-8 overflow-y-auto p-4 pt-6">
      <HomeLink />
      <div className="grow">
        <Menu />
      </div>
      <Preferences />
    </div>
  </header>
);
