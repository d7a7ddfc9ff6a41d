/** The name of the product beside its mark: an open book whose pages are the hills under a sun. */
import { useTranslation } from '#web/app/use-translation.ts';

const LogoMark = ({ className = 'size-10' }: { className?: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
    <circle cx="26.5" cy="16.5" r="9" fill="var(--yellow)" />
    <path d="M24 40C19 35.5 12 34 4 34.5V18c8-.5 15 1 20 6z" fill="var(--accent)" />
    <path d="M24 40c5-4.5 12-6 20-5.5V18c-8-.5-15 1-20 6z" fill="var(--accent)" opacity=".78" />
    <path
      d="M4 38.5c8-.5 15 .8 20 5 5-4.2 12-5.5 20-5"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path d="M24 24v16" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

export const Logo = () => {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-2">
      <LogoMark />
      <span className="text-4xl">
        <span className="display">{t('app.name')}</span>
      </span>
    </span>
  );
};
