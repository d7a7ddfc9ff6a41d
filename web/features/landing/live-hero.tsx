/** A small builder: skin, hair, clothes and a place change a whole picture at once. */
import { useState } from 'react';
import { Link } from 'react-router';
import type { HairStyle, Outfit, SkinTone } from '#core/character/looks.ts';
import type { Setting } from '#core/story/vocabulary.ts';
import { describeScene } from '#studio/illustrator/describe-scene.ts';
import { addressOfBuild, DEFAULT_BUILD, heroOfBuild, type Build } from '#web/app/builder/build.ts';
import { LookField } from '#web/app/builder/looks-fields.tsx';
import { orderOfBuild } from '#web/app/builder/scene-of-build.ts';
import { PlaceField } from '#web/app/builder/scene-fields.tsx';
import { Drawing } from '#web/app/easel/drawing.tsx';
import { LocaleFrame } from '#web/app/frame/locale-frame.tsx';
import { useLanguage } from '#web/app/use-language.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { OpenBookPicture } from '#web/features/landing/open-book-picture.tsx';
import { looksWords } from '#web/locales/looks.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

const PICTURE_PX = 960;

/** A few that are far apart, as many as one row holds; the playground has them all. */
const SKIN: readonly SkinTone[] = ['ivory', 'honey', 'caramel', 'chestnut', 'ebony'];
const HAIR: readonly HairStyle[] = ['two-braids', 'short-curls', 'afro-puffs', 'long-wavy', 'bob'];
const CLOTHES: readonly Outfit[] = ['overalls', 'dress', 'galabeya', 'raincoat', 'space-suit'];
const PLACES: readonly Setting[] = ['nile', 'forest', 'desert', 'bedroom', 'space'];

const LiveHero = () => {
  const { t } = useTranslation(looksWords);
  const { language, direction } = useLanguage();
  const [chosen, setBuild] = useState<Build>(DEFAULT_BUILD);
  const build = { ...chosen, direction };
  const hero = heroOfBuild(build, t(`heroes.unnamed.${build.pronouns}`));
  const order = orderOfBuild(build, hero);
  const looks = { looks: build.looks, onChange: (changed: Build['looks']) => setBuild({ ...build, looks: changed }) };
  return (
    <LocaleFrame>
      <section aria-label={t('landing.heroTitle')} className="live-hero">
        <div className="live-hero-picture">
          <OpenBookPicture />
          <Drawing
            order={{ ...order, use: 'page' }}
            sizePx={PICTURE_PX}
            isLive
            alt={describeScene(order.scene, order.characters, language)}
            className="absolute inset-0 rounded-lg shadow-lift transition-opacity duration-500 motion-reduce:transition-none"
            emptyStyle="opacity-0"
          />
        </div>
        <div className="live-hero-row">
          <LookField part="skinTone" look="strip" words={SKIN} {...looks} />
        </div>
        <div className="live-hero-row">
          <LookField part="hairStyle" look="strip" words={HAIR} {...looks} />
        </div>
        <div className="live-hero-row">
          <LookField part="outfit" look="strip" words={CLOTHES} {...looks} />
        </div>
        <div className="live-hero-row">
          <PlaceField look="strip" settings={PLACES} build={build} onChange={setBuild} />
        </div>
        <Link to={`/playground?${addressOfBuild(build)}`} className={buttonStyle('secondary')}>
          {t('landing.play')}
        </Link>
      </section>
    </LocaleFrame>
  );
};

export default LiveHero;
