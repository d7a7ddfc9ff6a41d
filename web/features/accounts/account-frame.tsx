/** The page around the account forms: the form on a sheet of paper, a picture beside it where there is room. */
import type { ReactNode } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { Link } from 'react-router';
import { Logo } from '#web/app/frame/logo.tsx';
import { Preferences } from '#web/app/frame/preferences.tsx';
import { ReadingCornerPicture } from '#web/features/accounts/reading-corner-picture.tsx';

export const AccountFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-2">
      <div className="flex flex-col px-4 py-4 md:px-10">
        <div className="flex items-center justify-between">
          <Link to="/landing" aria-label={t('menu.home')} className="rounded-lg">
            <Logo />
          </Link>
          <Preferences />
        </div>
        <div className="mx-auto flex w-full max-w-md grow flex-col justify-center py-8">
          <h1 className="display page-title mb-6">{title}</h1>
          {children}
        </div>
      </div>
      <div className="hidden items-end justify-center overflow-hidden bg-sunk md:flex">
        <ReadingCornerPicture className="w-full max-w-3xl" />
      </div>
    </div>
  );
};
