/** The shade that ties somebody to the ground: dark where they touch it, and a soft one of the whole body beside it. */
import type { Scene } from '#core/story/scene.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { type Contact, contactsOf } from '#studio/illustrator/ground/contacts.ts';
import { formAt } from '#studio/illustrator/composition/grounding/surface.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { longShadows, type Thrower } from '#studio/illustrator/composition/grounding/long-shadow.ts';
import { type Lamp, lampOn, type LitBy, shinesAloft } from '#studio/illustrator/composition/lamplight.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Glow, glow, type Sketch } from '#studio/illustrator/sketch.ts';

type Lit = {
  readonly light: LightSetup;
  readonly source: Point;
  readonly order: { readonly scene: Scene };
  readonly camera: Pick<Camera, 'horizon'>;
};

/** How much longer a shadow is that a lamp throws than that of sun, moon or window. */
const LAMP_SHADOW = 1.5;
/** From this far away along the page a light throws its shadows as far to the side as they go. */
const ASIDE = { lamp: 200, sky: 420 } as const;

/** Seen from above a shadow lies on the ground as a pool, and is no line under the feet. */
const DEEP_FROM_ABOVE = 1.9;

/** From here on the ground is below the page, and no shadow is seen on it. */
const BELOW_THE_PAGE = 1040;

/** So far over the ground, in page units, the shade of a foot is lost in that of the body. */
const FEET_LOST = 26;

/** How much darker the ground is right at a sole, around it, and beside the whole body; the same by day and by night. */
const AT_SOLE = 0.5;
const AROUND = 0.32;
const BESIDE = 0.18;
/** Below a leap: soft, and all there is. */
const BELOW = 0.44;

/** How strong a shade must be to darken the ground by so much: that of the day is pale, that of the night nearly black. */
const strengthFor = (dark: number, { shadow: [lightness] }: LightSetup): number =>
  Math.min(0.97, dark / (1 - lightness));

type Fall = {
  readonly light: LightSetup /** To which side it lies, -1 to 1. */;
  readonly away: number;
  readonly deep: number;
  readonly alpha: number;
};

/** Under one foot: a dark line at its sole, and a soft edge that lies away from the light. */
const underFoot = ({ left, right, y, weight }: Contact, { light, away, deep, alpha }: Fall): [Glow, Glow] => {
  const [x, half] = [(left + right) / 2, (right - left) / 2];
  const strength = weight * alpha;
  return [
    glow([x + away * (half * 0.55 + 6), y + 3], light.shadow, {
      radii: [half * 1.7 + 13, clamp(half * 0.5, 9, 19) * deep],
      alpha: strengthFor(AROUND, light) * strength,
      effect: 'shade',
    }),
    glow([x + away * 2, y + 0.5], light.shadow, {
      radii: [half * 1.34 + 5, clamp(half * 0.27, 4.6, 9) * deep],
      alpha: strengthFor(AT_SOLE, light) * strength,
      effect: 'shade',
    }),
  ];
};

/** What touches the ground more than this is a part of the stance. */
const STANDS = 0.2;

/** Where the feet are, or where they would come down. */
const stanceOf = (one: Placed): { contacts: readonly Contact[]; left: number; right: number; y: number } => {
  const contacts = contactsOf(one);
  const solid = contacts.filter(({ weight }) => weight > STANDS);
  if (solid.length === 0) return { contacts, left: one.box.left, right: one.box.right, y: one.box.bottom };
  const [left, right] = [Math.min(...solid.map((each) => each.left)), Math.max(...solid.map((each) => each.right))];
  return { contacts, left, right, y: solid.reduce((sum, each) => sum + each.y, 0) / solid.length };
};

/** A leap is drawn off the ground on which its place is: less than this, in page units, is a foot that sinks or rises. */
const LEAPS = 8;
/** Who runs is drawn a little over the ground; seen still, a runner has one foot on it and no air below. */
const STRIDE_CM = 7;

/** No higher than a jump, and so dark at its highest, as a share. */
const LOW_AIR = 190;
const LEAST_SEEN = 0.7;
const LEAST_DEEP = 19;
/** The shade of a leap lies nearer than where it would come down: far below, it belongs to nobody. */
const BELOW_LEAP = { least: 34, share: 0.3 } as const;

/** How far above the ground somebody or something is, in the place and in the drawing. */
const raisedOf = ({ kind, lift, ground, box, scale }: Placed): number => {
  const off = ground[1] - lift - box.bottom;
  return kind === 'cast' && off > Math.max(LEAPS, STRIDE_CM * scale) ? lift + off : lift;
};

/** The shades of somebody by how near they are to the soles: beside the whole body, around the feet, at the soles. */
type Layers = readonly [beside: readonly Glow[], around: readonly Glow[], soles: readonly Glow[]];

const shadeLayers = (one: Placed, page: Lit, litBy: LitBy | null): Layers => {
  const { light, source, order } = page;
  const raised = raisedOf(one);
  if (raised >= IN_THE_SKY || one.isBorne || one.ground[1] > BELOW_THE_PAGE) return [[], [], []];
  const deep = order.scene.framing === 'from-above' ? DEEP_FROM_ABOVE : 1;
  const { contacts, left, right, y } = stanceOf(one);
  const middle = (left + right) / 2;
  const body = (one.box.right - one.box.left) / 2;
  const near = Math.max(0.3, 1 - raised / 190);
  // A body is wider than its stance, and the shade of a tail or a wing is none.
  const half = Math.max((right - left) / 2, body * 0.42) * (0.55 + 0.45 * near);
  const from = litBy?.lamp.at ?? source;
  const away = clamp((middle - from[0]) / (litBy ? ASIDE.lamp : ASIDE.sky), -1, 1);
  const long = litBy ? 1 + (LAMP_SHADOW - 1) * Math.abs(away) : 1;
  // Who leaps has nothing else on the ground: their shade is as dark as that around a foot, however high they are.
  const isLeap = one.kind === 'cast' && raised > LEAPS && raised < LOW_AIR;
  const below = isLeap ? Math.min(raised, BELOW_LEAP.least + raised * BELOW_LEAP.share) : raised;
  const common = glow([middle + away * half * (isLeap ? 0.2 : 0.6) * long, y + below + half * 0.03], light.shadow, {
    radii: [
      (isLeap ? Math.max(half, body * 0.84) * (0.72 + 0.28 * near) : half * 1.3) * long,
      clamp(half * 0.19, isLeap ? LEAST_DEEP : 8, 34) * deep,
    ],
    alpha: isLeap
      ? strengthFor(BELOW, light) * (LEAST_SEEN + (1 - LEAST_SEEN) * near)
      : strengthFor(BESIDE, light) * near,
    effect: 'shade',
  });
  const feet = Math.max(0, 1 - raised / FEET_LOST);
  const soles = feet === 0 ? [] : contacts.map((each) => ({ ...each, y: each.y + raised }));
  const under = soles.map((each) => underFoot(each, { light, away, deep, alpha: feet }));
  return [[common], under.map(([around]) => around), under.map(([, sole]) => sole)];
};

/** How much of one shade another covers: all of it at its middle, nothing where they only touch. */
const coverOf = (one: Glow, other: Glow): number =>
  Math.max(
    0,
    1 -
      Math.hypot(
        (one.center[0] - other.center[0]) / (one.radii[0] + other.radii[0]),
        (one.center[1] - other.center[1]) / (one.radii[1] + other.radii[1]),
      ),
  );

/** Where shades lie over each other they are one shade, no darker than each of them: a heap of them is a black bar. */
const merged = (shades: readonly Glow[]): Glow[] =>
  shades.map((one) => {
    const times = shades.reduce(
      (sum, other) => (other === one ? sum : sum + coverOf(one, other) * Math.min(1, other.alpha / one.alpha)),
      1,
    );
    return { ...one, alpha: 1 - (1 - one.alpha) ** (1 / times) };
  });

const laid = (all: readonly Layers[]): Glow[] =>
  ([0, 1, 2] as const).flatMap((layer) => merged(all.flatMap((layers) => layers[layer])));

/** The shade under somebody or something that stands on the ground, and the paler one of who is in the air over it. */
export const groundShadow = (one: Placed, page: Lit, litBy: LitBy | null = null): Sketch[] =>
  laid([shadeLayers(one, page, litBy)]);

/** The long shadows of all who stand on the ground of a row near a lamp; they lie below every other shade. */
export const thrownShadows = (row: readonly { one: Placed; litBy: LitBy | null }[], page: Lit): Sketch[] =>
  longShadows(
    row.flatMap(({ one, litBy }): Thrower[] => {
      if (
        !litBy ||
        one.isBorne ||
        one.isInWater === true ||
        raisedOf(one) >= FEET_LOST ||
        one.ground[1] > BELOW_THE_PAGE
      )
        return [];
      const { left, right, y } = stanceOf(one);
      return [{ one, litBy, foot: [(left + right) / 2, y], half: (right - left) / 2 }];
    }),
    page,
  );

/** All shades on the ground of a row, the lowest first. */
export const shadesOf = (row: readonly Placed[], page: Lit, lamps: readonly Lamp[]): Sketch[] => {
  const shaded = row.filter((one) => !shinesAloft(one, lamps)).map((one) => ({ one, litBy: lampOn(one, lamps) }));
  return [...thrownShadows(shaded, page), ...laid(shaded.map(({ one, litBy }) => shadeLayers(one, page, litBy)))];
};

/** Half as wide as who sits on something is where they touch it, in centimetres. */
const SEAT_CM = 8;
/** What is borne stands a little before the upper edge of what bears it. */
const ON_TOP = 3;
/** A shade on a thing is narrower than on the ground: it falls over the edge. */
const ON_A_THING = 0.7;

/** The shade of who is on something or somebody else, on nothing but that. */
export const shadeOnBearer = (
  one: Placed,
  { light, order, placed }: Omit<Lit, 'camera'> & { placed: readonly Placed[] },
): Sketch[] => {
  const { cast, props } = order.scene;
  const on = [...cast, ...props].find(({ ref }) => ref === one.ref)?.place.on;
  const bearer = placed.find(({ ref }) => ref === on);
  if (!bearer || one.isInWater) return [];
  const wide = SEAT_CM * one.scale;
  const touching: readonly Contact[] = one.seat
    ? [{ left: one.seat[0] - wide, right: one.seat[0] + wide, y: one.seat[1], weight: 1 }]
    : contactsOf(one);
  return touching.flatMap((each): Sketch[] => {
    const clip = formAt(bearer.sketch, [(each.left + each.right) / 2, each.y + ON_TOP]);
    const shade = underFoot(each, { light, away: 0, deep: 1, alpha: ON_A_THING });
    return clip ? [bundle(shade, { clip })] : [];
  });
};
