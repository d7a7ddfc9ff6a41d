/** The stories one can begin with, as books on a shelf; the pictures are real pages. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Template } from '#contract/templates.ts';
import { useListTemplatesQuery } from '#web/api/book-calls.ts';
import { CoverLabel } from '#web/ui/cover-label.tsx';
import { useLanguage } from '#web/app/use-language.ts';

const PLACES = [0, 1, 2] as const;
const PICTURE_PX = 640;

const gridStyle = 'shelf-row mt-8 grid pt-2 md:grid-cols-3';

const Story = ({ template }: { template: Template }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <li className="row-span-3 grid grid-rows-subgrid pb-10">
      <Link to={`/create?template=${encodeURIComponent(template._id)}`} className="self-end px-8 no-underline md:px-5">
        <span className="book [--thickness:10px]">
          <span className="book-cover bg-sunk">
            <img
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
      <div className="px-4 pt-4 md:px-5">
        <h3 className="display text-3xl">{template.title[language]}</h3>
        <p className="mt-1">{template.summary[language]}</p>
        <p className="mt-2 text-sm text-ink-soft">{t('create.ages', { min: template.ageMin, max: template.ageMax })}</p>
      </div>
    </li>
  );
};

const EmptyStory = () => (
  <li className="pb-10">
    <div className="px-8 md:px-5">
      <div className="skeleton me-2.5 mb-2.5 aspect-square" />
    </div>
    <div className="shelf" />
    <div className="px-4 pt-4 md:px-5">
      <div className="skeleton h-8 w-2/3" />
      <div className="skeleton mt-3 h-24" />
    </div>
  </li>
);

export const StoryShelf = () => {
  const { data, isError } = useListTemplatesQuery();
  if (isError) return null;
  return (
    <ul className={gridStyle}>
      {data
        ? data.map((template) => <Story key={template._id} template={template} />)
        : PLACES.map((place) => <EmptyStory key={place} />)}
    </ul>
  );
};
