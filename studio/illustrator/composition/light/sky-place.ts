/** Where sun and moon stand over one spot of a story, how large they are and which phase it is: another one for each book. */
import type { Scene } from '#core/story/scene.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { type Random, seededRandom } from '#studio/illustrator/random.ts';

export type SkyPlace = {
  /** Along the page from its start, 0 to 1. */
  readonly along: number;
  /** How high over the horizon beside the usual height of the hour: less than 1 is higher. */
  readonly drop: number;
  readonly size: number;
  /** How much of the moon is dark: 0 it is full, 0.5 it is half. */
  readonly dark: number;
  /** It shines from beyond the upper edge of the page. */
  readonly isOut: boolean;
};

const ASIDE = [0.09, 0.15, 0.22, 0.3, 0.37] as const;
const PHASES = [0, 0, 0.2, 0.42, 0.62, 0.72] as const;

/** A high sun is seldom in a picture; a low one is what the hour is told by, and a moon what the night is. */
const OUT = { high: 0.45, low: 0.12, moon: 0.2 } as const;
const LOW_FROM = 0.3;

type Kind = keyof typeof OUT;

const kindOf = ({ source }: LightSetup): Kind =>
  source.body === 'moon' ? 'moon' : source.y > LOW_FROM ? 'low' : 'high';

const DROPS: Readonly<Record<Kind, readonly [number, number]>> = {
  high: [0.62, 1.4],
  low: [0.86, 1.06],
  moon: [0.6, 1.5],
};

/** Things of a story that hang in the sky as bright as a moon: a second one beside them would be a mistake. */
const BODIES: ReadonlySet<string> = new Set(['moon']);

type Told = { readonly scene: Scene; readonly characters: readonly { readonly id: string }[] };

const streamOf = ({ scene: { setting, variant, light, weather }, characters }: Told): Random =>
  seededRandom(0x51ab).fork(`${characters[0]?.id ?? ''} ${setting} ${variant} ${light} ${weather}`);

/** The same for all pages of a book that are in one place at one hour. */
export const skyPlaceOf = (told: Told, light: LightSetup): SkyPlace => {
  const [random, kind] = [streamOf(told), kindOf(light)];
  const aside = random.pick(ASIDE);
  return {
    along: random.chance(0.5) ? aside : 1 - aside,
    drop: random.between(...DROPS[kind]),
    size: random.between(0.68, 1.14),
    dark: random.pick(PHASES),
    isOut: random.chance(OUT[kind]) || told.scene.props.some(({ prop }) => BODIES.has(prop)),
  };
};
