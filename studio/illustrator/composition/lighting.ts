/** Pools of light around what shines, and under whom the picture is about; the colour of the air. */
import type { Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { type Color, hex, mix, underLight } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { type Lamp, lampsIn } from '#studio/illustrator/composition/lamplight.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { glow, type Sketch } from '#studio/illustrator/sketch.ts';

type Lit = { readonly light: LightSetup; readonly source: Point };

/** Shines as a thing of the page but on nobody. */
const SHINING: ReadonlySet<string> = new Set(['moon']);
const LAMPLIGHT = hex('#ffb65c');
/** Deeper than a flame looks: over a blue night a pale light turns into fog. */
const POOL = hex('#ff9f45');

/** No wider is the air lit around a lamp: over half a page its light is fog. */
const AIR = 520;

/** The air around a lamp and the ground below it: seen before anything else of a dark page. */
const shineOf = ({ at, reach }: Lamp, ground: number): Sketch[] => [
  glow(at, POOL, { radii: [Math.min(AIR, reach * 1.5), Math.min(AIR, reach * 1.35)], alpha: 0.4 }),
  glow([at[0], ground], POOL, { radii: [Math.max(220, reach * 1.2), Math.max(90, reach * 0.34)], alpha: 0.7 }),
];

/** So far from a flame the air before it is bright, as a share of its reach, and no farther than so many page units. */
const BLOOM = { share: 0.62, most: 300 } as const;

const TENTS: ReadonlySet<Prop> = new Set<Prop>(['tent', 'seed-tent']);

/** The breath of light around a flame that lies over the hand which holds it; a tent or a flood of light would veil the page. */
export const lampBloom = ({ light, placed, order: { scene } }: Page): Sketch[] =>
  lampsIn(scene, placed, light)
    .filter(({ ref, isFlood }) => !isFlood && scene.props.every((one) => one.ref !== ref || !TENTS.has(one.prop)))
    .map(({ at, reach }): Sketch => {
      const radius = Math.min(BLOOM.most, reach * BLOOM.share);
      return glow(at, POOL, { radii: [radius, radius], alpha: 0.38 });
    });

const FLOOD = hex('#ffca75');

/** What floods a place is seen itself, and on the ground below it; the rest of the place has its light already. */
const floodOf = ({ at, above, isFlood }: Lamp): Sketch[] =>
  isFlood && above
    ? [glow(at, FLOOD, { radii: [560, 500], alpha: 0.36 }), glow(above, FLOOD, { radii: [700, 240], alpha: 0.24 })]
    : [];

type Page = Lit & { order: { scene: Scene }; placed: readonly Placed[]; camera: Camera };

/** Light that lifts the focus from its ground, and the glow of lamps on what is near them. */
export const lightPools = ({ light, placed, order: { scene } }: Page): Sketch[] => {
  const focus = placed.find(({ ref }) => ref === scene.focus) ?? placed[0];
  if (!focus) {
    return [];
  }
  const center: Point = [
    (focus.box.left + focus.box.right) / 2,
    focus.box.top + (Math.min(1000, focus.box.bottom) - focus.box.top) * 0.42,
  ];
  const size = Math.max(190, (Math.min(1000, focus.box.bottom) - focus.box.top) * 0.95);
  const groundUnder = ({ ref }: Lamp): number => {
    const bearer = placed.find((one) => one.ref === ref.replace('/held', ''));
    return bearer ? Math.min(bearer.ground[1], 1000) : 900;
  };
  const shining = new Set(scene.props.filter(({ prop }) => SHINING.has(prop)).map(({ ref }) => ref));
  const others = light.isDark ? placed.filter(({ ref }) => shining.has(ref)) : [];
  const lamps = lampsIn(scene, placed, light);
  const isLamplit = scene.light === 'lamplight' || (light.isRoom === true && lamps.length === 0);
  const lamplight = isLamplit
    ? [glow([center[0], center[1] + size * 0.3], LAMPLIGHT, { radii: [size * 1.9, size * 1.5], alpha: 0.5 })]
    : [];
  return [
    ...lamplight,
    glow(center, light.glow, { radii: [size, size], alpha: 0.2 }),
    ...lamps.flatMap(floodOf),
    ...lamps.filter(({ isFlood }) => !isFlood).flatMap((lamp) => shineOf(lamp, groundUnder(lamp))),
    ...others.map(
      ({ box }): Sketch =>
        glow([(box.left + box.right) / 2, box.bottom - 20], POOL, { radii: [300, 150], alpha: 0.62 }),
    ),
  ];
};

/** Distance takes on the colour of the light and something of the land. */
export const airOf = (scene: Scene, light: LightSetup): Color =>
  mix(light.haze, underLight(hex(drawingOf(scene).air), light.key), 0.4);
