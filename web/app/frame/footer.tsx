/** The foot of public pages: where the plain texts and the support are. */
import { Link } from 'react-router';
import { isKnownPath } from '#web/app/session/access.ts';
import { useTranslation } from '#web/app/use-translation.ts';

const LINKS = [
  ['contact', '/contact'],
  ['referrals', '/referrals'],
  ['shipping', '/shipping-and-return'],
  ['privacy', '/privacy-policy'],
  ['terms', '/terms-of-use'],
] as const;

export const Footer = () => {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line px-4 py-6 md:px-8">
      <nav aria-label={t('footer.title')}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {LINKS.filter(([, path]) => isKnownPath(path)).map(([key, path]) => (
            <li key={key}>
              <Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {t(`footer.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
};
