/**
 * The value plan of a page: what is behind whom the picture is about becomes lighter or darker than they are, and the
 * edges of the page fall back, so that in a blurred grey copy the eye lands on them first.
 */
import type { Scene } from '#core/story/scene.ts';
import { type Color, css, lighten, mix, saturate } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import type { PictureNode, Stop } from '#studio/illustrator/picture.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** The lead, what the picture is about, and whom the lead touches: what is to be seen first. */
const focalGroup = ({ cast, focus }: Scene, placed: readonly Placed[]): Placed[] => {
  const [lead] = cast;
  const refs = new Set([focus, lead?.ref, lead?.touches?.with]);
  return placed.filter(({ ref }) => refs.has(ref));
};

type Tally = { sum: number; area: number };

const tally = (sketch: Sketch, into: Tally): void => {
  if (sketch.kind === 'bundle') for (const child of sketch.children) tally(child, into);
  if (sketch.kind !== 'form' || sketch.finish !== 'solid' || sketch.alpha < 0.6) return;
  const { left, right, top, bottom } = boundsOf(sketch.path);
  const area = Math.max(0, right - left) * Math.max(0, Math.min(1000, bottom) - top);
  into.sum += sketch.color[0] * area;
  into.area += area;
};

/** How light the colours of figures are, each weighed by its area. */
export const valueOf = (placed: readonly Placed[]): number => {
  const into: Tally = { sum: 0, area: 0 };
  for (const { sketch } of placed) tally(sketch, into);
  return into.area === 0 ? 0.6 : into.sum / into.area;
};

const cut = ({ left, right, top, bottom }: Box): Box => ({
  left: Math.max(0, left),
  right: Math.min(1000, right),
  top: Math.max(0, top),
  bottom: Math.min(1000, bottom),
});

export type ValuePlan = {
  /** Where the eye lands, and how far the pool around it reaches. */
  readonly center: Point;
  readonly radii: Point;
  /** Figures are drawn light on dark, or dark on light. */
  readonly isLightOnDark: boolean;
};

/** Colours of figures that are lighter than this stand out better against a darker ground. */
const LIGHT_FROM = 0.76;

export const valuePlanOf = (scene: Scene, light: LightSetup, placed: readonly Placed[]): ValuePlan | null => {
  const group = focalGroup(scene, placed);
  if (group.length === 0) return null;
  const faces = boxAround(group.map(({ head, box }) => cut(head ?? box)));
  const all = cut(boxAround(group.map(({ box }) => box)));
  const [wide, tall] = [all.right - all.left, all.bottom - all.top];
  const x = (faces.left + faces.right) / 2;
  return {
    center: [x * 0.6 + (all.left + wide / 2) * 0.4, all.top + tall * 0.4],
    radii: [Math.max(250, Math.min(560, wide * 0.85 + 90)), Math.max(250, Math.min(560, tall * 0.85 + 70))],
    isLightOnDark:
      light.isDark || light.isStormy === true || valueOf(group.filter(({ kind }) => kind === 'cast')) > LIGHT_FROM,
  };
};

type Veil = { readonly light: LightSetup; readonly air: Color };

const halo = (
  plan: ValuePlan,
  stops: readonly Stop[],
  look: { blend: 'source-over' | 'multiply' | 'screen'; size?: number },
): PictureNode => ({
  kind: 'halo',
  center: plan.center,
  radii: [plan.radii[0] * (look.size ?? 1), plan.radii[1] * (look.size ?? 1)],
  blend: look.blend,
  stops,
});

const soft = (color: Color, alpha: number): Stop[] => [
  [0, css(color, alpha)],
  [0.45, css(color, alpha * 0.82)],
  [0.75, css(color, alpha * 0.36)],
  [1, css(color, 0)],
];

/** Reaches from anywhere on the page to its farthest corner. */
const WHOLE_PAGE = 1420;

/** Darker towards the edges of the page; `base` lies on all of it. */
const falloff = (plan: ValuePlan, shadow: Color, { base, edge }: { base: number; edge: number }): PictureNode => {
  const at = (share: number): string => css(shadow, base + (edge - base) * share);
  return {
    kind: 'halo',
    center: plan.center,
    radii: [WHOLE_PAGE, WHOLE_PAGE],
    blend: 'multiply',
    stops: [
      [0, at(0)],
      [0.18, at(0)],
      [0.37, at(0.45)],
      [0.6, at(1)],
      [1, at(1)],
    ],
  };
};

/** How much of the light is lost where the eye lands, and at the edges of the page. */
const fallOf = ({ isFlooded, isRoom }: LightSetup, isNight: boolean): { base: number; edge: number } =>
  isFlooded
    ? { base: 0, edge: 0.3 }
    : isRoom
      ? { base: 0.04, edge: 0.46 }
      : { base: 0.14, edge: isNight ? 0.64 : 0.34 };

/** Lies over the ground and all that stands on it, behind the figures. A veil of grey would take the colours with it. */
export const valueBehind = (plan: ValuePlan | null, { light, air }: Veil): PictureNode[] => {
  if (!plan) return [];
  const { shadow, glow } = light;
  if (light.isDeep === true) {
    // Water swallows light: around whom the picture is about it is clear, and deep blue further off.
    return [
      halo(plan, soft(saturate(mix(air, glow, 0.75), 1.2), plan.isLightOnDark ? 0.06 : 0.2), { blend: 'screen' }),
      falloff(plan, saturate(mix(shadow, air, 0.3), 1.5), { base: 0, edge: 0.62 }),
    ];
  }
  if (plan.isLightOnDark) {
    const isNight = light.isDark || light.isStormy === true;
    // By day a grey shade would look like dirt: the land keeps its hue and becomes deeper.
    const shade = isNight ? saturate(mix(shadow, air, 0.22), 1.8) : saturate(mix(shadow, air, 0.5), 2);
    return [
      falloff(plan, shade, fallOf(light, isNight)),
      halo(plan, soft(mix(glow, air, 0.4), isNight ? 0.12 : 0.05), { blend: 'screen' }),
    ];
  }
  return [
    halo(plan, soft(lighten(saturate(mix(air, glow, 0.5), 1.5), 0.05), 0.13), { blend: 'source-over' }),
    falloff(plan, saturate(mix(shadow, air, 0.35), 1.9), { base: 0, edge: 0.26 }),
  ];
};

/** Between those further back and those in front: a breath of air, so that the nearer ones come forward. */
export const valueBetween = (plan: ValuePlan | null, { light, air }: Veil): PictureNode[] =>
  plan && !plan.isLightOnDark
    ? [halo(plan, soft(mix(air, light.glow, 0.3), 0.05), { blend: 'source-over', size: 1.1 })]
    : [];

/** The light on figures: in the dark they keep more of their own colours than the land does. */
export const figureLight = (light: LightSetup): LightSetup =>
  light.isDark
    ? {
        ...light,
        // A moon as blue as on the land would turn red into brown, orange into mustard and skin into olive.
        key: [
          Math.max(light.key[0], light.key[1] * 0.96) * 1.01 + 0.01,
          light.key[1] * 1.01 + 0.01,
          light.key[2] * 1.01 + 0.01,
        ],
        ambient: [light.ambient[0] * 1.04 + 0.01, light.ambient[1] * 1.04 + 0.01, light.ambient[2] * 1.04 + 0.01],
        rimAlpha: Math.min(1, light.rimAlpha * 1.25),
      }
    : light;

const DIMMED = 0.62;

/** What frames the picture in front of everybody lies in the shade. */
export const framingLight = (light: LightSetup): LightSetup => {
  const dim = ([r, g, b]: LightSetup['key']): LightSetup['key'] => [r * DIMMED, g * DIMMED, b * (DIMMED + 0.08)];
  return { ...light, key: dim(light.key), ambient: dim(light.ambient), rimAlpha: light.rimAlpha * 0.5 };
};
