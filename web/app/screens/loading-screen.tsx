/** What people see while the current user or a page is on its way. */
import { useTranslation } from '#web/app/use-translation.ts';

const AnimatedBook = () => (
  <svg viewBox="0 0 120 80" aria-hidden="true" className="w-36">
    <ellipse cx="60" cy="74" rx="50" ry="4" fill="var(--ink)" opacity=".12" />
    <path d="M60 66C48 58 28 56 8 58V16c20-2 40 0 52 8z" fill="var(--accent)" />
    <path d="M60 66c12-8 32-10 52-8V16c-20-2-40 0-52 8z" fill="var(--accent)" />
    <path d="M60 62C48 54 30 52 12 54V12c18-2 36 0 48 8z" fill="var(--paper-edge)" />
    <path d="M60 62c12-8 30-10 48-8V12c-18-2-36 0-48 8z" fill="var(--paper-edge)" />
    {[0, 1, 2].map((leaf) => (
      <path
        key={leaf}
        className="leaf"
        style={{ transformBox: 'view-box', transformOrigin: '60px 40px' }}
        d="M60 62c12-8 30-10 46-8V13c-16-2-34 0-46 7z"
        fill="#fffdf7"
        stroke="var(--paper-line)"
        strokeWidth="1"
      />
    ))}
  </svg>
);

export const LoadingScreen = () => {
  const { t } = useTranslation();
  return (
    <div role="status" className="loading-screen grid min-h-dvh place-items-center p-6">
      <div className="flex flex-col items-center gap-5">
        <AnimatedBook />
        {/* A face of the device, because what is waited for needs the line more than these words do. */}
        <p className="font-system text-lg font-semibold">{t('app.loading')}</p>
      </div>
    </div>
  );
};
