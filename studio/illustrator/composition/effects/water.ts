/** Water that moves: a splash, rings, a puddle, drops, tears, bubbles. */
import { hex, lighten, mix, underLight } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, Site } from '#studio/illustrator/composition/effects/effect.ts';
import {
  arc,
  bearing,
  distantTarget,
  drop,
  hidesFace,
  ofCount,
  overFaces,
  stroke,
  thrown,
  WATER,
  WATER_PALE,
  WHITE,
} from '#studio/illustrator/composition/effects/pieces.ts';
import { clamp, clump, polar, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type Crown = { readonly center: Point; readonly radii: Point; readonly height: number; readonly random: Random };

/** Half a crown of water: tongues around the nearer or the farther half of a ring, with a drop over each tip. */
const crownHalf = ({ center, radii, height, random }: Crown, isNear: boolean): Sketch[] => {
  const at = (share: number): Point => {
    const angle = isNear ? Math.PI * (1 - share) : Math.PI * (1 + share);
    return [center[0] + Math.cos(angle) * radii[0], center[1] + Math.sin(angle) * radii[1]];
  };
  const tall = height * (isNear ? 0.66 : 1);
  const count = clamp(Math.round(radii[0] / 27), 5, 11);
  const tongues = ofCount(count, (index) => {
    const share = (index + 0.5) / count;
    const [x, y] = at(share);
    const out = (x - center[0]) * 0.62;
    const up = tall * random.between(0.6, 1.08) * (0.7 + 0.3 * Math.sin(Math.PI * share));
    return { foot: [x, y] as Point, tip: [x + out, y - up] as Point, half: (radii[0] / count) * 0.5 };
  });
  // A tongue is broad below, narrow at its neck, and swells at its tip to the drop it is about to lose.
  const rim = tongues.flatMap(({ foot, tip, half }): Knot[] => {
    const at = (share: number, across: number): Point => [
      foot[0] + (tip[0] - foot[0]) * share ** 1.4 + across * half,
      foot[1] + (tip[1] - foot[1]) * share,
    ];
    return [
      [...at(0.14, -1.7)],
      [...at(0.62, -0.62)],
      [...at(0.9, -0.66)],
      [...at(1, 0)],
      [...at(0.9, 0.66)],
      [...at(0.62, 0.62)],
      [...at(0.14, 1.7)],
    ];
  });
  const base = ofCount(6, (_, share): Knot => at(1 - share));
  const gleams = tongues.map(({ foot, tip, half }) => {
    const inner = (share: number): Point => [
      foot[0] + (tip[0] - foot[0]) * share ** 1.4 - half * 0.2,
      foot[1] + (tip[1] - foot[1]) * share,
    ];
    return detail(stroke([inner(0.1), inner(0.5), inner(0.88)], half * 0.32), WHITE, { alpha: isNear ? 0.75 : 0.5 });
  });
  const drops = tongues.flatMap(({ tip, foot }) => {
    const size = height * random.between(0.05, 0.085);
    return drop([tip[0] + (tip[0] - foot[0]) * 0.22, tip[1] - size * 2.6], size, bearing(tip, foot));
  });
  const color = isNear ? WATER : lighten(WATER, -0.04);
  return [form(spline([...rim, ...base]), WATER_PALE, { to: color, volume: 0.3, alpha: 0.92 }), ...gleams, ...drops];
};

/** Rings on water or wet ground; the nearer halves go before whoever stands in them. */
const rings = (center: Point, radius: number, isNear: boolean): Sketch[] =>
  [1, 0.72, 0.44].flatMap((share, index): Sketch[] => {
    const span = isNear ? { from: Math.PI * 0.04, to: Math.PI * 0.96 } : { from: Math.PI * 1.04, to: Math.PI * 1.96 };
    const radii: Point = [radius * share, radius * share * 0.26];
    const width = radius * (0.012 + 0.008 * index);
    return [
      detail(arc([center[0], center[1] + width * 1.6], radii, { ...span, width }), lighten(WATER, -0.22), {
        alpha: 0.5,
      }),
      detail(arc(center, radii, { ...span, width }), WHITE, { alpha: 0.85 }),
    ];
  });

/** Around whoever is in it, no wider than its surroundings can bear. */
const reachOf = ({ box, size }: Site, share: number): number =>
  Math.min(300, Math.max((box.right - box.left) * share, size * 0.42));

/** What flies over to somebody: a sheet of water that breaks into drops. */
const sheet = (site: Site, to: Point, random: Random): Sketch[] => {
  const side = to[0] < site.foot[0] ? -1 : 1;
  const from: Point = [site.foot[0] + side * reachOf(site, 0.4), site.foot[1] - site.size * 0.06];
  const path = thrown(from, to, site.size * 0.3);
  const body = ofCount(8, (_, share) => path(share * 0.8));
  const widths = ofCount(8, (_, share) => site.size * (0.03 + 0.07 * Math.sin(Math.PI * share) ** 0.8));
  return [
    form(ribbon(body, widths), WATER_PALE, { to: WATER, volume: 0.4, alpha: 0.92 }),
    detail(stroke(body.slice(1, 7), site.size * 0.018), WHITE, { alpha: 0.8 }),
    ...ofCount(14, (): Sketch[] => {
      const share = random.between(0.2, 1);
      const [x, y] = path(share);
      const at: Point = [x + random.between(-0.12, 0.12) * site.size, y + random.between(-0.16, 0.12) * site.size];
      return drop(at, site.size * random.between(0.018, 0.036), bearing(path(share), path(share - 0.05)));
    }).flat(),
  ];
};

export const splash: EffectDrawing = (site, { random }) => {
  const rx = reachOf(site, 0.5);
  const crown: Crown = { center: site.foot, radii: [rx, rx * 0.24], height: Math.min(site.size * 0.56, 220), random };
  const foam = clump(site.foot, [rx * 1.16, rx * 0.32], { lumps: 11, depth: 0.12, random });
  return {
    below: [...rings(site.foot, rx * 2, false), ...rings(site.foot, rx * 2, true)],
    behind: [form(foam, WATER_PALE, { volume: 0.1, alpha: 0.9 }), ...crownHalf(crown, false)],
    before: [
      ...crownHalf({ ...crown, radii: [rx * 1.04, rx * 0.28] }, true),
      ...(site.target ? sheet(site, site.target.at, random) : []),
    ],
  };
};

export const ripples: EffectDrawing = (site) => {
  const rx = reachOf(site, 0.62) * 1.45;
  return { below: rings(site.foot, rx, false), before: rings(site.foot, rx, true) };
};

/** Water on the ground with whoever stands over it upside down in it. */
export const puddle: EffectDrawing = (site, { light, random }) => {
  const rx = reachOf(site, 0.66) * 1.12;
  const [x, y] = site.foot;
  const center: Point = [x, y + rx * 0.05];
  const shore = clump(center, [rx, rx * 0.26], { lumps: 7, depth: 0.1, random });
  const water = clump(center, [rx * 0.955, rx * 0.235], { lumps: 7, depth: 0.08, random: random.fork('water') });
  const sky = mix(light.sky[1], light.sky[2], 0.4);
  const wet = light.isDark ? underLight(WATER, light.key) : WATER;
  const mirror = 0.36;
  return {
    below: [
      detail(shore, light.shadow, { alpha: 0.5, lit: true }),
      form(water, mix(sky, wet, 0.45), { to: mix(light.sky[1], WHITE, 0.25), lit: true, volume: 0.05 }),
      bundle([moved(site.sketch, [1, 0, 0, -mirror, 0, y * (1 + mirror)])], { clip: water }),
      bundle([detail(water, mix(sky, wet, 0.4), { alpha: 0.42, lit: true })], { clip: water }),
      ...[-0.5, 0.1, 0.56].map((share, index) =>
        detail(
          stroke(
            [-0.2, 0, 0.2].map((along): Point => [x + (share + along) * rx, center[1] + rx * (0.1 - 0.07 * index)]),
            rx * 0.014,
          ),
          WHITE,
          { alpha: 0.8, lit: true },
        ),
      ),
    ],
  };
};

/** Along the stream from what is held or the mouth to the target, or shaken off all around. */
export const drops: EffectDrawing = (site, { random }) => {
  const { size, center, box } = site;
  if (site.target) {
    const { at, size: wide } = site.target;
    const path = thrown(site.source, at, size * 0.16);
    const stream = ofCount(8, (_, share) => path(share * 0.9));
    const widths = ofCount(8, (_, share) => size * (0.014 + 0.03 * share) * (share > 0.9 ? 0.5 : 1));
    const sprayed = ofCount(30, (_, share): Sketch[] => {
      const [x, y] = path(share);
      const spread = share * Math.min(wide * 0.26, 76);
      const spot: Point = [x + random.between(-0.5, 0.5) * spread, y + random.between(-1, 1) * spread];
      const reach = size * random.between(0.024, 0.046);
      return hidesFace(site, spot, reach) ? [] : drop(spot, reach, bearing(path(share), path(share - 0.06)));
    }).flat();
    return {
      before: [form(ribbon(stream, widths), WATER_PALE, { to: WATER, volume: 0.3, alpha: 0.85 }), ...sprayed],
    };
  }
  const flung = ofCount(22, (index): { at: Point; sketch: Sketch[] } => {
    const angle = -Math.PI * 0.5 + ((index + random.between(0.1, 0.9)) / 22 - 0.5) * Math.PI * 1.5;
    const reach = random.between(0.78, 1.3);
    const [dx, dy] = polar(angle, 1);
    const half: Point = [(box.right - box.left) * 0.5 + size * 0.1, (box.bottom - box.top) * 0.5];
    const at: Point = [center[0] + dx * half[0] * reach, center[1] + dy * half[1] * reach];
    return { at, sketch: drop(at, size * random.between(0.03, 0.052), bearing(at, center)) };
  });
  const isClear = ({ at }: { at: Point }): boolean => !hidesFace(site, at, size * 0.05);
  return {
    behind: flung.filter((one) => !isClear(one)).flatMap(({ sketch }) => sketch),
    before: flung.filter(isClear).flatMap(({ sketch }) => sketch),
  };
};

/** Wet eyes catch what light there is, so tears are seen at night as well. */
const shining = (sketch: Sketch): Sketch => {
  if (sketch.kind === 'bundle') return { ...sketch, children: sketch.children.map(shining) };
  return sketch.kind === 'form' ? { ...sketch, color: lighten(sketch.color, 0.04), lit: true } : sketch;
};

export const tears: EffectDrawing = (site, { random }) => {
  const eyes = site.eyes.length > 0 ? site.eyes : [site.head];
  const size = Math.max(site.headSize * 0.2, 8);
  return {
    before: eyes.flatMap((eye, index): Sketch[] => {
      const side = eyes.length > 1 ? (index === 0 ? -1 : 1) : -site.way;
      const cheek: Point = [eye[0] + side * size * 1.1, eye[1] + size * 3.4];
      const trail: Point[] = [
        [eye[0] + side * size * 0.5, eye[1] + size * 0.9],
        [eye[0] + side * size * 0.9, eye[1] + size * 2],
        cheek,
      ];
      const falling = [5.4, 8.2].map(
        (down): Point => [cheek[0] + side * size * (down - 4) * 0.4 + random.between(-2, 2), eye[1] + size * down],
      );
      return [
        detail(stroke(trail, size * 0.5), WATER_PALE, { alpha: 0.9, lit: true }),
        ...[cheek, ...falling].flatMap((at, fall) => drop(at, size * (1 - fall * 0.12), -Math.PI / 2)).map(shining),
      ];
    }),
  };
};

const bubble = (at: Point, radius: number): Sketch[] => [
  detail(circle(at, radius), hex('#e9fbff'), { alpha: 0.3, lit: true }),
  {
    kind: 'line',
    path: circle(at, radius),
    color: hex('#f6feff'),
    width: Math.max(1.6, radius * 0.1),
    alpha: 0.95,
    lit: true,
  },
  detail(arc(at, [radius * 0.76, radius * 0.76], { from: 0.4, to: 1.6, width: radius * 0.09 }), hex('#f2a7c6'), {
    alpha: 0.8,
  }),
  detail(arc(at, [radius * 0.76, radius * 0.76], { from: 1.7, to: 2.6, width: radius * 0.08 }), hex('#8fd0c8'), {
    alpha: 0.9,
  }),
  detail(ellipse([at[0] - radius * 0.36, at[1] - radius * 0.42], [radius * 0.26, radius * 0.15], -0.7), WHITE, {
    lit: true,
  }),
];

/** They rise from the mouth or from what is held, and grow. */
export const bubbles: EffectDrawing = (site, { random }) => {
  const { source, size } = site;
  const to = distantTarget(site) ?? [source[0] + site.way * size * 0.62, source[1] - size * 0.9];
  const path = thrown(source, [to[0], Math.max(50, to[1])], size * 0.05);
  const all = ofCount(13, (_, share): { at: Point; radius: number } => {
    const [x, y] = path(0.1 + share * 0.95);
    const spread = size * 0.3 * (0.25 + share);
    const radius = size * (0.03 + 0.085 * share * random.between(0.5, 1.15));
    const [sx, sy] = [x + random.between(-0.7, 0.7) * spread, y + random.between(-0.6, 0.6) * spread];
    const [ox, oy] = overFaces(site, [sx, Math.max(46, sy)], radius);
    // Those that go round a face go round it on different ways.
    return { at: oy === Math.max(46, sy) ? [ox, oy] : [ox + (share - 0.5) * size * 0.4, oy - share * radius], radius };
  });
  return { before: all.flatMap(({ at, radius }) => bubble(at, radius)) };
};
