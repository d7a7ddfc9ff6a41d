/** The cover of the book that could be: the drawing, with its title as a label on the calm part. */
import type { RefObject } from 'react';
import type { Character } from '#core/character/character.ts';
import { describeScene } from '#studio/illustrator/describe-scene.ts';
import type { Build } from '#web/app/builder/build.ts';
import { orderOfBuild } from '#web/app/builder/scene-of-build.ts';
import { Drawing } from '#web/app/easel/drawing.tsx';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import { CoverLabel } from '#web/ui/cover-label.tsx';

const PICTURE_PX = 1080;

/** `usualTitle` is in the language of the screens and stands in for a title that is not typed. */
type PlaygroundPictureProps = {
  build: Build;
  hero: Character;
  usualTitle: string;
  place: RefObject<HTMLDivElement | null>;
};

export const PlaygroundPicture = ({ build, hero, usualTitle, place }: PlaygroundPictureProps) => {
  const { t } = useTranslation(looksWords);
  const { language, direction } = useLanguage();
  const order = orderOfBuild(build, hero);
  const alt = describeScene(order.scene, order.characters, language);
  return (
    <div
      ref={place}
      dir={build.direction}
      className="@container relative mx-auto w-full overflow-hidden rounded-lg bg-sunk shadow-lift max-lg:max-w-[44dvh]"
    >
      <Drawing order={order} sizePx={PICTURE_PX} isLive alt={alt} />
      {build.title === '' ? <CoverLabel title={usualTitle} dir={direction} /> : <CoverLabel title={build.title} />}
      <p role="status" className="sr-only" dir="auto">
        {t('playground.pictureShows', { text: alt })}
      </p>
    </div>
  );
};
