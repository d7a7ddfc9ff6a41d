/** The stories one can begin with, as books on a shelf; the pictures are real pages. Loaded when somebody comes near. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { Link } from 'react-router';
import type { Template } from '#contract/templates.ts';
import { LANGUAGES } from '#core/locale/language.ts';
import { callOnce } from '#web/api/call-once.ts';
import { PatientImage } from '#web/app/books/patient-image.tsx';
import { CoverLabel } from '#web/ui/cover-label.tsx';
import { useIsNear } from '#web/app/use-is-near.ts';
import { useLanguage } from '#web/app/use-language.ts';

const PLACES = [0, 1, 2, 3] as const;
const PICTURE_PX = 640;

const gridStyle = 'shelf-row mt-8 grid grid-cols-2 pt-2 md:grid-cols-3 lg:grid-cols-4';

/** Beside each other on phones, where two titles are enough to choose by. */
const besideStyle = 'px-2 md:px-5';

const Story = ({ template }: { template: Template }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <li className="row-span-3 grid grid-rows-subgrid pb-8">
      <Link
        to={`/create?template=${encodeURIComponent(template._id)}`}
        className={`self-end no-underline ${besideStyle}`}
      >
        <span className="book [--thickness:10px]">
          <span className="book-cover bg-sunk">
            <PatientImage
              src={template.picture}
              alt=""
              width={PICTURE_PX}
              height={PICTURE_PX}
              loading="lazy"
              className="size-full object-cover"
            />
            <CoverLabel title={template.title[language]} />
          </span>
        </span>
      </Link>
      <div className="shelf" />
      <div className={`flex flex-col pt-3 ${besideStyle}`}>
        <h3 className="display text-2xl md:text-3xl">{template.title[language]}</h3>
        <p className="mt-1 max-md:hidden">{template.summary[language]}</p>
        <p className="mt-auto pt-2 text-sm text-ink-soft">
          {t('landing.storyAges', { min: template.ageMin, max: template.ageMax })}
        </p>
      </div>
    </li>
  );
};

const EmptyStory = () => (
  <li className="pb-8">
    <div className={besideStyle}>
      <div className="skeleton me-2.5 mb-2.5 aspect-square" />
    </div>
    <div className="shelf" />
    <div className={`pt-3 ${besideStyle}`}>
      <div className="skeleton h-8 w-2/3" />
      <div className="skeleton mt-3 h-24" />
    </div>
  </li>
);

const useTemplates = (isNear: boolean): { templates: readonly Template[] | null; isMissing: boolean } => {
  const [templates, setTemplates] = useState<readonly Template[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isNear) return undefined;
    const stop = new AbortController();
    callOnce('listTemplates', undefined, stop.signal).then(setTemplates, () => setMissing(!stop.signal.aborted));
    return () => stop.abort();
  }, [isNear]);
  return { templates, isMissing };
};

/** The languages in which there is a story now. */
const ToldIn = ({ templates }: { templates: readonly Template[] }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const told = LANGUAGES.filter((each) => templates.some(({ languages }) => languages.includes(each)));
  const languages = new Intl.ListFormat(language).format(told.map((each) => t(`languages.${each}`)));
  return t('landing.storiesLanguages', { languages });
};

export const StoryShelf = () => {
  const place = useRef<HTMLDivElement>(null);
  const { templates, isMissing } = useTemplates(useIsNear(place));
  if (isMissing) return null;
  return (
    <div ref={place}>
      <p className="min-h-6">{templates && <ToldIn templates={templates} />}</p>
      <ul className={gridStyle}>
        {templates
          ? templates.map((template) => <Story key={template._id} template={template} />)
          : PLACES.map((place) => <EmptyStory key={place} />)}
      </ul>
    </div>
  );
};
