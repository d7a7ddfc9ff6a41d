/** Shadows that tie things to the ground, and pools of light around what shines. */
import type { Scene } from '#core/story/scene.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { type Lamp, lampsIn } from '#studio/illustrator/composition/lamplight.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { glow, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

type Lit = { readonly light: LightSetup; readonly source: Point };

/** How much longer a shadow is that a lamp throws than that of sun, moon or window. */
const LAMP_SHADOW = 1.5;

/** Seen from above a shadow lies on the ground as a pool, and is no line under the feet. */
const DEEP_FROM_ABOVE = 2.1;

/** Feet are what is so near to the lowest point of somebody, as a share of their height. */
const FOOT_SHARE = 0.07;
/** Whoever stands on a tip still throws the shade of a body, as a share of half their width. */
const LEAST_STANCE = 0.5;

/** Where somebody touches the ground: whoever rears or leans has their feet elsewhere than under their middle. */
export const stanceOf = ({ sketch, box, ground, kind }: Placed): { readonly x: number; readonly half: number } => {
  const middle = (box.left + box.right) / 2;
  const half = (box.right - box.left) / 2;
  if (kind === 'prop') return { x: ground[0], half };
  const low = box.bottom - (box.bottom - box.top) * FOOT_SHARE;
  let [left, right] = [Infinity, -Infinity];
  for (const path of pathsOf(sketch)) {
    for (const segment of path) {
      if (segment[0] === 'Z') continue;
      const [x, y] = segment.slice(-2) as [number, number];
      if (y < low || y > box.bottom + 1) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  if (left > right) return { x: middle, half };
  const stance = Math.max((right - left) / 2, half * LEAST_STANCE);
  // Not beyond the body: the shade of a tail is none.
  const x = Math.max(box.left + stance * 0.7, Math.min(box.right - stance * 0.7, (left + right) / 2));
  return { x, half: Math.min(half, stance * 1.2) };
};

/** The contact shadow under a thing and the longer one away from the light. */
export const groundShadow = (
  one: Placed,
  { light, source, order }: Lit & { order: { scene: Scene } },
  lamp: Point | null = null,
): Sketch[] => {
  const deep = order.scene.framing === 'from-above' ? DEEP_FROM_ABOVE : 1;
  if (one.lift >= 200 || one.isBorne || one.ground[1] > 1100) {
    return [];
  }
  const near = Math.max(0.25, 1 - one.lift / 160);
  const { x, half: width } = stanceOf(one);
  // Under the lower foot of whoever runs, and not where they would stand.
  const y = Math.min(one.ground[1], one.box.bottom + one.lift + 3);
  const from = lamp ?? source;
  const away = Math.max(-1, Math.min(1, (x - from[0]) / (lamp ? 200 : 420)));
  const long = lamp ? 1 + (LAMP_SHADOW - 1) * Math.abs(away) : 1;
  const strength = light.shadowAlpha * near;
  return [
    glow([x + away * width * 0.75 * long, y + width * 0.03], light.shadow, {
      radii: [width * 1.35 * long, Math.max(6, width * 0.2) * deep],
      alpha: strength * 0.8,
      effect: 'shade',
    }),
    glow([x, y - 1], light.shadow, {
      radii: [width * 0.8, Math.max(5, width * 0.13) * deep],
      alpha: Math.min(0.95, strength * 1.7),
      effect: 'shade',
    }),
  ];
};

/** Shine as things of the page but on nobody's face. */
const SHINING: ReadonlySet<string> = new Set(['moon', 'tent']);
const LAMPLIGHT = hex('#ffb65c');
const POOL = hex('#ffc069');

/** The air around a lamp and the ground below it: seen before anything else of a dark page. */
const shineOf = ({ at, reach }: Lamp, ground: number): Sketch[] => [
  glow(at, POOL, { radii: [reach * 1.5, reach * 1.35], alpha: 0.34 }),
  glow([at[0], ground], POOL, { radii: [Math.max(220, reach * 1.2), Math.max(90, reach * 0.34)], alpha: 0.5 }),
];

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
  const lamplight =
    scene.light === 'lamplight'
      ? [glow([center[0], center[1] + size * 0.3], LAMPLIGHT, { radii: [size * 1.9, size * 1.5], alpha: 0.5 })]
      : [];
  return [
    ...lamplight,
    glow(center, light.glow, { radii: [size, size], alpha: light.isDark ? 0.3 : 0.2 }),
    ...lampsIn(scene, placed, light).flatMap((lamp) => shineOf(lamp, groundUnder(lamp))),
    ...others.map(
      ({ box }): Sketch =>
        glow([(box.left + box.right) / 2, box.bottom - 20], POOL, { radii: [300, 150], alpha: 0.62 }),
    ),
  ];
};
