/** Everything about the picture that a hero is in: place, light, weather, what they do and with whom. */
import { ART_STYLES } from '#core/story/brief.ts';
import { LIGHTS, POSES, SETTINGS, WEATHERS, type Companion, type Setting } from '#core/story/vocabulary.ts';
import type { Character } from '#core/character/character.ts';
import { COMPANION_CHOICES, NOBODY, VIEW_COUNT, type Build, type Stage } from '#web/app/builder/build.ts';
import { orderOfBuild, sceneOfBuild } from '#web/app/builder/scene-of-build.ts';
import { Drawing } from '#web/app/easel/drawing.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import { Choice, type ChoiceLook } from '#web/ui/choice.tsx';

export type BuildProps = { build: Build; onChange: (build: Build) => void };
type HeroProps = BuildProps & { hero: Character };

const SAMPLE_PX = 168;

const useStage = ({ build, onChange }: BuildProps) => {
  const change = (part: Partial<Stage>): void => onChange({ ...build, stage: { ...build.stage, ...part } });
  return { stage: build.stage, change };
};

/** The empty place in clear daylight, so that the choices differ by nothing else. */
const PlaceSample = ({ build, setting }: { build: Build; setting: Setting }) => {
  const shown = { ...build, stage: { ...build.stage, setting, weather: 'clear', light: 'day' } } as const;
  const order = orderOfBuild(shown, { id: '' } as Character);
  const scene = { ...order.scene, cast: [] };
  return <Drawing order={{ ...order, scene, use: 'page' }} sizePx={SAMPLE_PX} alt="" className="rounded-md" />;
};

const CompanionSample = ({ build, companion }: { build: Build; companion: Companion }) => {
  const stage = {
    ...build.stage,
    companion,
    setting: 'garden',
    light: 'day',
    weather: 'clear',
    pose: 'standing',
  } as const;
  const { cast, ...scene } = sceneOfBuild({ ...build, stage });
  const alone = cast.flatMap((member) =>
    'companion' in member.who
      ? [
          {
            ...member,
            facing: 'front' as const,
            gaze: 'reader' as const,
            place: { along: 'center', plane: 'near' } as const,
          },
        ]
      : [],
  );
  return (
    <Drawing
      order={{
        kind: 'scene',
        scene: { ...scene, cast: alone, framing: 'close' },
        characters: [],
        artStyle: build.artStyle,
        seed: build.seed,
        use: 'page',
      }}
      sizePx={SAMPLE_PX}
      alt=""
      className="rounded-md"
    />
  );
};

/** `settings` narrows the choice to a few. */
export const PlaceField = ({
  look = 'pictures',
  settings = SETTINGS,
  ...props
}: BuildProps & { look?: ChoiceLook; settings?: readonly Setting[] }) => {
  const { t } = useTranslation(looksWords);
  const { stage, change } = useStage(props);
  return (
    <Choice
      label={t('scenes.part.setting')}
      look={look}
      options={settings.map((value) => ({
        value,
        label: t(`scenes.setting.${value}`),
        picture: <PlaceSample build={props.build} setting={value} />,
      }))}
      value={stage.setting}
      onChange={(setting) => change({ setting })}
    />
  );
};

const ViewField = (props: BuildProps) => {
  const { t } = useTranslation(looksWords);
  const { stage, change } = useStage(props);
  return (
    <Choice
      label={t('scenes.part.view')}
      look="segments"
      options={Array.from({ length: VIEW_COUNT }, (_, view) => ({
        value: String(view),
        label: t('scenes.view', { number: view + 1 }),
      }))}
      value={String(stage.view)}
      onChange={(view) => change({ view: Number(view) })}
    />
  );
};

export const PlaceFields = (props: BuildProps) => {
  const { t } = useTranslation(looksWords);
  const { stage, change } = useStage(props);
  return (
    <>
      <PlaceField {...props} />
      <ViewField {...props} />
      <Choice
        label={t('scenes.part.light')}
        look="segments"
        options={LIGHTS.map((value) => ({ value, label: t(`scenes.light.${value}`) }))}
        value={stage.light}
        onChange={(light) => change({ light })}
      />
      <Choice
        label={t('scenes.part.weather')}
        look="segments"
        options={WEATHERS.map((value) => ({ value, label: t(`scenes.weather.${value}`) }))}
        value={stage.weather}
        onChange={(weather) => change({ weather })}
      />
    </>
  );
};

export const CompanyFields = (props: BuildProps) => {
  const { t } = useTranslation(looksWords);
  const { stage, change } = useStage(props);
  return (
    <>
      <Choice
        label={t('scenes.part.companion')}
        look="pictures"
        options={COMPANION_CHOICES.map((value) => ({
          value,
          label: t(`scenes.companion.${value}`),
          picture:
            value === NOBODY ? (
              <span aria-hidden className="grid aspect-square place-items-center rounded-md bg-sunk text-3xl">
                ×
              </span>
            ) : (
              <CompanionSample build={props.build} companion={value} />
            ),
        }))}
        value={stage.companion}
        onChange={(companion) => change({ companion })}
      />
      <Choice
        label={t('scenes.part.pose')}
        look="segments"
        options={POSES.map((value) => ({ value, label: t(`scenes.pose.${value}`) }))}
        value={stage.pose}
        onChange={(pose) => change({ pose })}
      />
    </>
  );
};

/** The same picture in every art style. */
export const StyleField = ({ build, onChange, hero }: HeroProps) => {
  const { t } = useTranslation(looksWords);
  return (
    <Choice
      label={t('scenes.part.artStyle')}
      look="cards"
      options={ART_STYLES.map((value) => ({
        value,
        label: t(`artStyles.${value}`),
        picture: (
          <Drawing
            order={orderOfBuild({ ...build, artStyle: value }, hero)}
            sizePx={SAMPLE_PX * 2}
            alt=""
            className="rounded-md"
          />
        ),
      }))}
      value={build.artStyle}
      onChange={(artStyle) => onChange({ ...build, artStyle })}
    />
  );
};
