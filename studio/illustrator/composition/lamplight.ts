/** The light of lamps, lanterns and fires on who stands near them: a warm rim, a warm cheek on the side of the flame. */
import type { Scene } from '#core/story/scene.ts';
import { hex, type Linear, mix } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Form, glow, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';
import type { Rendering } from '#studio/illustrator/style/render.ts';

/** Something that shines by itself, and how far its light is seen on faces. */
export type Lamp = { readonly ref: string; readonly at: Point; readonly reach: number };

/** How far they shine on faces, in centimetres, and how high in their box the light is. */
const SHINING: Readonly<Record<string, { readonly reach: number; readonly height: number }>> = {
  lantern: { reach: 130, height: 0.5 },
  fanous: { reach: 130, height: 0.5 },
  lamp: { reach: 145, height: 0.25 },
  candle: { reach: 90, height: 0.2 },
  torch: { reach: 145, height: 0.15 },
  flashlight: { reach: 80, height: 0.5 },
  campfire: { reach: 190, height: 0.4 },
  star: { reach: 120, height: 0.5 },
  'little-star': { reach: 130, height: 0.5 },
};

const WARM = hex('#ffb45a');
const RIM = hex('#ffd08a');
const FLAME: Linear = [1.12, 0.82, 0.52];

const heldIn = (sketch: Sketch): Box | null => {
  if (sketch.kind !== 'bundle') return null;
  if (sketch.name === 'held') return boxAround(pathsOf(sketch).map(boundsOf));
  for (const child of sketch.children) {
    const found = heldIn(child);
    if (found) return found;
  }
  return null;
};

const lampAt = (
  ref: string,
  kind: string,
  { box, scale }: { readonly box: Box | null; readonly scale: number },
): Lamp[] => {
  const shine = SHINING[kind];
  return !shine || !box
    ? []
    : [
        {
          ref,
          at: [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * shine.height],
          reach: shine.reach * scale,
        },
      ];
};

/** What shines in a scene after dark: things, what somebody carries, a star that came down. */
export const lampsIn = (scene: Scene, placed: readonly Placed[], light: LightSetup): readonly Lamp[] => {
  if (!light.isDark) return [];
  const placedAs = (ref: string): Placed | undefined => placed.find((one) => one.ref === ref);
  return [
    ...scene.props.flatMap(({ ref, prop }) => {
      const one = placedAs(ref);
      return one ? lampAt(ref, prop, one) : [];
    }),
    ...scene.cast.flatMap(({ ref, carries, who }) => {
      const one = placedAs(ref);
      return [
        ...(one && carries ? lampAt(`${ref}/held`, carries, { box: heldIn(one.sketch), scale: one.scale }) : []),
        ...(one && 'companion' in who ? lampAt(ref, who.companion, one) : []),
      ];
    }),
  ];
};

const middleOf = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

type Shine = { readonly lamp: Lamp; readonly strength: number };

/** The lamp that lights a face most. */
const nearestTo = ({ ref, head }: Placed, lamps: readonly Lamp[]): Shine | null => {
  if (!head) return null;
  const [x, y] = middleOf(head);
  const shines = lamps
    .filter((lamp) => lamp.ref !== ref)
    .map((lamp): Shine => ({ lamp, strength: 1 - Math.hypot(lamp.at[0] - x, lamp.at[1] - y) / lamp.reach }))
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

/** A warm light on the face, below its features, from the side of the lamp. */
const warmedFace = (children: readonly Sketch[], head: Box, { lamp, strength }: Shine): readonly Sketch[] => {
  const face = children.filter(isSkinOrCoat).toSorted((a, b) => areaOf(b) - areaOf(a))[0];
  if (!face) return children;
  const [x, y] = middleOf(head);
  const half = (head.right - head.left) / 2;
  const [dx, dy] = [lamp.at[0] - x, lamp.at[1] - y];
  const far = Math.max(1, Math.hypot(dx, dy));
  const at: Point = [x + (dx / far) * half * 0.8, y + (dy / far) * half * 0.8];
  const shine = bundle(
    [
      glow(at, WARM, { radii: [half * 1.35, half * 1.35], alpha: 0.62 * Math.min(1, strength * 1.4) }),
      glow([x + (dx / far) * half, y + (dy / far) * half], RIM, {
        radii: [half * 0.62, half * 0.62],
        alpha: 0.55 * Math.min(1, strength * 1.4),
      }),
    ],
    { clip: face.path, name: 'lamp-on-face' },
  );
  return children.flatMap((child) => (child === face ? [child, shine] : [child]));
};

const withWarmFace = (sketch: Sketch, head: Box, shine: Shine): Sketch => {
  if (sketch.kind !== 'bundle') return sketch;
  const children = sketch.children.map((child) => withWarmFace(child, head, shine));
  return { ...sketch, children: sketch.name === 'head' ? warmedFace(children, head, shine) : children };
};

const lerp = (from: Linear, to: Linear, share: number): Linear => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Where the lamp is that lights somebody, or null. */
export const lampOn = (one: Placed, lamps: readonly Lamp[]): Point | null => nearestTo(one, lamps)?.lamp.at ?? null;

/** What to render for somebody near a lamp, and under which light; the same as told for everybody else. */
export const lampLit = (
  one: Placed,
  lamps: readonly Lamp[],
  rendering: Rendering,
): [sketches: readonly Sketch[], rendering: Rendering] => {
  const shine = nearestTo(one, lamps);
  if (!shine || !one.head) return [[one.sketch], rendering];
  const share = Math.min(1, shine.strength * 1.5);
  const { light } = rendering;
  const lit: LightSetup = {
    ...light,
    key: lerp(light.key, FLAME, 0.55 * share),
    rim: mix(light.rim, RIM, 0.4 + 0.6 * share),
    rimAlpha: light.rimAlpha + (1 - light.rimAlpha) * share,
  };
  return [
    [withWarmFace(one.sketch, one.head, shine)],
    { ...rendering, light: lit, source: shine.lamp.at, isSourceNear: true },
  ];
};
