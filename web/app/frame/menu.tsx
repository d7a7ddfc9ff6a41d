/** The entries of the menu, for the column of the desktop and the drawer of the phone. */
import type { ReactNode } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { Link, NavLink, useLocation } from 'react-router';
import { isKnownPath, returnToOf, withReturnTo } from '#web/app/session/access.ts';
import { endSession } from '#web/app/session/session.ts';
import { useSession } from '#web/app/session/session-state.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import {
  BrushIcon,
  HelpIcon,
  HomeIcon,
  PlusIcon,
  SettingsIcon,
  ShelfIcon,
  SignInIcon,
  SignOutIcon,
} from '#web/ui/icons.tsx';

const entryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-2 text-start font-medium hover:bg-ink/10';

const Entry = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <li>
    <NavLink
      to={to}
      className={({ isActive }) =>
        `${entryStyle} ${isActive ? 'bg-ink/10 font-semibold shadow-[inset_3px_0_0_0_var(--accent)] rtl:shadow-[inset_-3px_0_0_0_var(--accent)]' : ''}`
      }
    >
      {icon}
      {children}
    </NavLink>
  </li>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="px-3 pb-1 text-sm font-semibold text-ink-soft">{title}</h2>
    <ul className="flex flex-col gap-0.5">{children}</ul>
  </section>
);

/** Leads to the sign-in page and back to where the visitor wanted to be. */
export const useSignInPath = (): string => {
  const { search } = useLocation();
  return withReturnTo('/auth/sign-in', returnToOf(search));
};

export const CreateLink = ({ className = '' }: { className?: string }) => {
  const { t } = useTranslation();
  return (
    <Link to="/create" className={`${buttonStyle('primary')} ${className}`}>
      <PlusIcon />
      {t('menu.create')}
    </Link>
  );
};

const LogoutEntry = () => {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" className={entryStyle} onClick={() => void endSession()}>
        <SignOutIcon className="size-5 rtl:-scale-x-100" />
        {t('menu.logout')}
      </button>
    </li>
  );
};

export const Menu = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const signInPath = useSignInPath();
  return (
    <nav aria-label={t('menu.title')} className="flex flex-col gap-6">
      <CreateLink />
      <Section title={t('menu.main')}>
        {user ? (
          <>
            <Entry to="/dashboard" icon={<HomeIcon />}>
              {t('menu.dashboard')}
            </Entry>
            <Entry to="/library" icon={<ShelfIcon />}>
              {t('menu.library')}
            </Entry>
          </>
        ) : (
          <Entry to={signInPath} icon={<SignInIcon className="size-5 rtl:-scale-x-100" />}>
            {t('menu.signIn')}
          </Entry>
        )}
        <Entry to="/playground" icon={<BrushIcon />}>
          {t('menu.playground')}
        </Entry>
      </Section>
      {user && (
        <Section title={t('menu.settings')}>
          {isKnownPath('/contact') && (
            <Entry to="/contact" icon={<HelpIcon />}>
              {t('menu.support')}
            </Entry>
          )}
          <Entry to="/settings" icon={<SettingsIcon />}>
            {t('menu.settings')}
          </Entry>
          <LogoutEntry />
        </Section>
      )}
    </nav>
  );
};
