/** The light of lamps, lanterns and fires on who stands near them: a warm rim, a warm cheek on the side of the flame. */
import type { Scene } from '#core/story/scene.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { isFlood } from '#studio/illustrator/composition/light/flood.ts';
import { lampsOf } from '#studio/illustrator/settings/outdoors/lamp-shine.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import type { Planes } from '#studio/illustrator/settings/stage.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';
import { boundsOf, type Box, centerOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, bundle, type Form, glow, type Sketch } from '#studio/illustrator/sketch.ts';
import type { Shine } from '#studio/illustrator/style/near-lamp.ts';
import type { Rendering } from '#studio/illustrator/style/render.ts';

/** Something that shines by itself, how far its light is seen on faces, and above which place of the ground it is. */
export type Lamp = Shine & {
  readonly ref: string;
  readonly above?: Point;
  /** So bright that it lights all that is around it, and not only who is near. */
  readonly isFlood?: true;
};

type Bearer = Pick<Placed, 'scale' | 'ground' | 'lift'> & { readonly box: Box | null; readonly isInRoom?: boolean };

/** How far they shine on faces, in centimetres, and how high in their box the light is. */
const SHINING: Readonly<Record<string, { readonly reach: number; readonly height: number }>> = {
  lantern: { reach: 130, height: 0.5 },
  fanous: { reach: 130, height: 0.5 },
  lamp: { reach: 145, height: 0.25 },
  candle: { reach: 90, height: 0.2 },
  torch: { reach: 145, height: 0.15 },
  flashlight: { reach: 80, height: 0.5 },
  campfire: { reach: 190, height: 0.4 },
  tent: { reach: 260, height: 0.75 },
  'seed-tent': { reach: 260, height: 0.75 },
  star: { reach: 190, height: 0.5 },
  'little-star': { reach: 190, height: 0.5 },
};

const WARM = hex('#ffb45a');
const RIM = hex('#ffd08a');
const FAR_CHEEK = hex('#3a2740');

const heldIn = (sketch: Sketch): Box | null => {
  if (sketch.kind !== 'bundle') return null;
  if (sketch.name === 'held') return boxAroundSketch(sketch);
  for (const child of sketch.children) {
    const found = heldIn(child);
    if (found) return found;
  }
  return null;
};

const lampAt = (ref: string, kind: string, { box, scale, ground, lift, isInRoom = false }: Bearer): Lamp[] => {
  const shine = SHINING[kind];
  return !shine || !box
    ? []
    : [
        {
          ref,
          at: [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * shine.height],
          reach: shine.reach * scale,
          // A star of the sky is over no place of the ground, and throws no long shadows; in a room it is over the floor.
          ...(lift < IN_THE_SKY || isInRoom ? { above: [(box.left + box.right) / 2, ground[1]] } : {}),
        },
      ];
};

/** A star that glows is seen so much farther. */
const FLOOD_REACH = 2.3;

/** A star that glows, and is not far up in the sky, floods the place. */
const flooding = (lamp: Lamp, scene: Scene): Lamp =>
  lamp.above && isFlood(lamp.ref, scene) ? { ...lamp, reach: lamp.reach * FLOOD_REACH, isFlood: true } : lamp;

/** What smokes after dark went out. */
const isPutOut = (ref: string, { effects = [] }: Scene): boolean =>
  effects.some(({ effect, at }) => effect === 'smoke' && at === ref);

/** What shines in a scene after dark: things, what somebody carries, a star that came down. */
export const lampsIn = (scene: Scene, placed: readonly Placed[], light: LightSetup): readonly Lamp[] => {
  if (!light.isDark) return [];
  const { isIndoors: isInRoom } = drawingOf(scene);
  const placedAs = (ref: string): (Placed & Bearer) | undefined => {
    const one = placed.find((each) => each.ref === ref);
    return one && { ...one, isInRoom };
  };
  return [
    ...scene.props.flatMap(({ ref, prop }) => {
      const one = placedAs(ref);
      return one && !isPutOut(ref, scene) ? lampAt(ref, prop, one).map((lamp) => flooding(lamp, scene)) : [];
    }),
    ...scene.cast.flatMap(({ ref, carries, who }) => {
      const one = placedAs(ref);
      return [
        ...(one && carries ? lampAt(`${ref}/held`, carries, { ...one, box: heldIn(one.sketch) }) : []),
        ...(one && 'companion' in who ? lampAt(ref, who.companion, one).map((lamp) => flooding(lamp, scene)) : []),
      ];
    }),
  ];
};

/** The air around a lamp of the place is lit so far; faces beside it are lit a little farther. */
const BEYOND_AIR = 1.5;

type Page = {
  readonly order: { readonly scene: Scene };
  readonly placed: readonly Placed[];
  readonly planes: Pick<Planes, 'middle' | 'near'>;
  readonly light: LightSetup;
};

/** All that shines on figures after dark: what is told of, and the lamps that the place has of its own. */
export const lampsAround = ({ order, placed, planes, light }: Page): readonly Lamp[] => {
  const own = light.isDark ? lampsOf([...planes.middle, ...planes.near]) : [];
  return [
    ...lampsIn(order.scene, placed, light),
    ...own.map(({ center, radii }, index) => ({
      ref: `place/${index}`,
      at: center,
      reach: radii[0] * BEYOND_AIR,
    })),
  ];
};

/** The lamp that lights somebody or something, and how much, from 0 to 1. */
export type LitBy = { readonly lamp: Lamp; readonly strength: number };

/** The lamp that lights a face most, or a thing without one. */
export const lampOn = ({ ref, head, box }: Placed, lamps: readonly Lamp[]): LitBy | null => {
  const [x, y] = centerOf(head ?? box);
  const shines = lamps
    .filter((lamp) => lamp.ref !== ref)
    .map((lamp): LitBy => ({ lamp, strength: 1 - Math.hypot(lamp.at[0] - x, lamp.at[1] - y) / lamp.reach }))
    .toSorted((a, b) => b.strength - a.strength);
  const [first] = shines;
  return first && first.strength > 0 ? first : null;
};

const areaOf = ({ path }: Form): number => {
  const { left, right, top, bottom } = boundsOf(path);
  return (right - left) * (bottom - top);
};

const isSkinOrCoat = (sketch: Sketch): sketch is Form =>
  sketch.kind === 'form' && (sketch.name === 'skin' || sketch.name === 'coat');

/** A face some steps from a lamp is lit plainly; measured straight, light would be seen on nobody but who carries it. */
const powerOf = (strength: number): number => Math.min(1, strength ** 0.55 * 1.25);

/** A warm light on the face, below its features, from the side of the lamp. */
const warmedFace = (children: readonly Sketch[], head: Box, { lamp, strength }: LitBy): readonly Sketch[] => {
  const face = children.filter(isSkinOrCoat).toSorted((a, b) => areaOf(b) - areaOf(a))[0];
  if (!face) return children;
  const [x, y] = centerOf(head);
  const half = (head.right - head.left) / 2;
  const [dx, dy] = [lamp.at[0] - x, lamp.at[1] - y];
  const far = Math.max(1, Math.hypot(dx, dy));
  const towards = (share: number): Point => [x + (dx / far) * half * share, y + (dy / far) * half * share];
  const power = powerOf(strength);
  const shine = bundle(
    [
      glow(towards(0.8), WARM, { radii: [half * 1.3, half * 1.3], alpha: 0.62 * power }),
      // The cheek beside the flame has a bright edge, and the far one is turned to the night.
      glow(towards(1.04), RIM, { radii: [half * 0.6, half * 0.6], alpha: 0.85 * power }),
      glow(towards(-1), FAR_CHEEK, { radii: [half * 1.1, half * 1.2], alpha: 0.34 * power, effect: 'shade' }),
    ],
    { clip: face.path, name: 'lamp-on-face' },
  );
  return children.flatMap((child) => (child === face ? [child, shine] : [child]));
};

const withWarmFace = (sketch: Sketch, head: Box, shine: LitBy): Sketch => {
  if (sketch.kind !== 'bundle') return sketch;
  const children = sketch.children.map((child) => withWarmFace(child, head, shine));
  return { ...sketch, children: sketch.name === 'head' ? warmedFace(children, head, shine) : children };
};

/** Below a light that hangs in the air the ground is bright: it throws no shade of its own. */
export const shinesAloft = ({ ref, lift }: Pick<Placed, 'ref' | 'lift'>, lamps: readonly Lamp[]): boolean =>
  lift > 0 && lamps.some((lamp) => lamp.ref === ref);

/** Whom no light of a lamp reaches at all stands in the light of the page: a star far up makes nobody darker. */
const isReached = ({ left, right, top, bottom }: Box, { at: [x, y], reach }: Shine): boolean =>
  Math.hypot(x - clamp(x, left, right), y - clamp(y, top, bottom)) < reach;

/** What to render for somebody or something where lamps are, and under which light; as told where there are none. */
export const lampLit = (
  one: Placed,
  lamps: readonly Lamp[],
  rendering: Rendering,
): [sketches: readonly Sketch[], rendering: Rendering] => {
  const others = lamps.filter(({ ref, at, reach }) => ref !== one.ref && isReached(one.box, { at, reach }));
  if (others.length === 0) return [[one.sketch], rendering];
  const shine = lampOn(one, lamps);
  const sketch = shine && one.head ? withWarmFace(one.sketch, one.head, shine) : one.sketch;
  return [[sketch], { ...rendering, lamps: others }];
};
