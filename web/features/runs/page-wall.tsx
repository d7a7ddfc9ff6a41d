/** The pages of a book that is being drawn, hung up to dry as they come from the press. */
import { useTranslation } from '#web/app/use-translation.ts';
import { pagesWords } from '#web/locales/pages.ts';
import type { RunResult } from '#contract/runs.ts';
import { renditionOf, srcSetOf } from '#web/api/rendition.ts';
import { PatientImage } from '#web/app/books/patient-image.tsx';

type RunPage = RunResult['pages'][number];

const SHEET_SIZES = '(min-width: 1025px) 220px, (min-width: 768px) 18vw, 44vw';
const SHEET_PX = 320;

const EmptySheet = ({ page }: { page: RunPage }) => {
  const { t } = useTranslation(pagesWords);
  return (
    <div
      className={`grid size-full place-items-center p-3 text-center text-sm text-ink-soft ${page.state === 'drawing' ? 'skeleton' : ''}`}
    >
      <span className={page.state === 'failed' ? 'font-semibold text-red' : ''}>{t(`runs.page.${page.state}`)}</span>
    </div>
  );
};

const Sheet = ({ page }: { page: RunPage }) => {
  const { t } = useTranslation(pagesWords);
  const name = page.index === 0 ? t('reader.cover') : t('reader.page', { page: page.index });
  return (
    <li>
      <div className="aspect-square overflow-hidden rounded-sm border border-line bg-raised shadow-rest">
        {page.image === undefined ? (
          <EmptySheet page={page} />
        ) : (
          <PatientImage
            src={renditionOf(page.image, SHEET_PX)}
            srcSet={srcSetOf(page.image)}
            sizes={SHEET_SIZES}
            width={SHEET_PX}
            height={SHEET_PX}
            alt=""
            className="painted size-full object-cover"
          />
        )}
      </div>
      <p className="mt-1 text-center text-sm text-ink-soft">{name}</p>
    </li>
  );
};

export const PageWall = ({ pages }: { pages: readonly RunPage[] }) => (
  <ul className="grid grid-cols-2 gap-4 md:grid-cols-5">
    {pages.map((page) => (
      <Sheet key={page.index} page={page} />
    ))}
  </ul>
);
