/** Water that lies and rises: rings on it, a puddle, tears, bubbles. */
import type { Prop } from '#core/story/vocabulary.ts';
import { hex, lighten, mix, underLight } from '#studio/illustrator/color/color.ts';
import type { EffectDrawing, EffectParts, Site, Surroundings } from '#studio/illustrator/composition/effects/effect.ts';
import {
  arc,
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
import { clamp, clump } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Path, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** How flat a ring lies from eyes as high as in most pictures, and the flattest and roundest that it is. */
const FLAT = 0.26;
const USUAL_EYE = 400;
const FLATTEST = 0.1;
const ROUNDEST = 0.36;
/** A ring is a glint on the surface: thicker, in page units, its arcs are blades of ice. */
const THICKEST = 5;

/** From eyes at the knees a surface is a thin strip, and from above it is broad. */
const flatness = ({ foot }: Site, { horizon }: Surroundings): number =>
  clamp((FLAT * (foot[1] - horizon)) / USUAL_EYE, FLATTEST, ROUNDEST);

/** Rings are on the water and nowhere else: they end at the edge of the pond, or before the shore. */
const onWater = (sketches: readonly Sketch[], site: Site, { shore }: Surroundings): Sketch[] => {
  const { water } = site;
  if (water === null) return [];
  const clip = water === 'open' ? roundedRect([-400, -400], [1800, Math.min(2000, shore - 4) + 400]) : water;
  return [bundle(sketches, { clip })];
};

/** Rings on the water around somebody; the nearer halves go before whoever is in it. */
export const rings = (site: Site, around: Surroundings, { radius, isNear }: Ring): Sketch[] => {
  const { foot: center } = site;
  const flat = flatness(site, around);
  const drawn = [1, 0.7, 0.42].flatMap((share, index): Sketch[] => {
    const radii: Point = [radius * share, radius * share * flat];
    const width = Math.min(THICKEST, radius * (0.01 + 0.008 * index)) * Math.min(1, flat / FLAT + 0.2);
    // A ring in water is never closed: the light breaks it in two or three places.
    const half = isNear ? 0 : Math.PI;
    const spans = [
      [0.05, 0.4],
      [0.47, 0.62],
      [0.68, 0.95],
    ].map(([from = 0, to = 1]) => ({
      from: half + Math.PI * from + index * 0.1,
      to: half + Math.PI * to - index * 0.06,
    }));
    const arcs = (down: number): Path =>
      spans.flatMap((span) => arc([center[0], center[1] + down], radii, { ...span, width }));
    return [detail(arcs(width * 1.6), lighten(WATER, -0.24), { alpha: 0.45 }), detail(arcs(0), WHITE, { alpha: 0.72 })];
  });
  return onWater(drawn, site, around);
};

type Ring = { readonly radius: number; readonly isNear: boolean };

/** Around whoever is in it, no wider than its surroundings can bear. */
export const reachOf = ({ box, size }: Site, share: number): number =>
  Math.min(300, Math.max((box.right - box.left) * share, size * 0.42));

/** On dry land rings need water to be in: a puddle. */
export const ripples: EffectDrawing = (site, around) => {
  const radius = reachOf(site, 0.62) * 1.45;
  const pool = site.water === null ? puddle({ ...site, target: null }, around).below : [];
  const wet: Site = site.water === null ? { ...site, water: puddleEdge(site, around) } : site;
  return {
    below: [...(pool ?? []), ...rings(wet, around, { radius, isNear: false })],
    before: rings(wet, around, { radius, isNear: true }),
  };
};

/** Where the far shore of a flood is, between the horizon (0) and those in front (1). */
const FLOODED_FROM = 0.2;
const FLOOD = hex('#6fb2cf');

/** Water over all of the ground: its shore far back, the sky and those who stand in it upside down on it. */
const flood = (site: Site, around: Surroundings): EffectParts => {
  const { light, horizon, nearY, random } = around;
  const near = Math.min(nearY, 1000);
  const shore = horizon + (near - horizon) * FLOODED_FROM;
  const edge = ofCount(15, (_, share): Point => [-30 + share * 1060, shore + random.between(-7, 7)]);
  const sheet: Path = spline([...edge, [1040, 1040, 1], [-40, 1040, 1]]);
  const sky = mix(light.sky[1], light.sky[2], 0.4);
  const glints = ofCount(26, (index, share): Path => {
    const y = shore + 16 + (1000 - shore) * (share + random.between(-0.02, 0.02)) ** 1.5;
    const long = 20 + (y - shore) * 0.22;
    const x = (index * 381 + random.between(0, 120)) % 1000;
    return stroke(
      [-1, 0, 1].map((at): Point => [x + at * long, y + at * at * -2]),
      2 + (y - shore) * 0.009,
    );
  });
  const mirror = 0.5;
  const y = site.foot[1];
  return {
    pools: [
      form(sheet, mix(sky, FLOOD, 0.6), {
        to: mix(mix(light.sky[0], FLOOD, 0.6), light.shadow, 0.2),
        volume: 0,
        lit: true,
        alpha: 0.94,
      }),
      bundle(
        [
          moved(site.sketch, [1, 0, 0, -mirror, 0, y * (1 + mirror)]),
          detail(sheet, mix(sky, FLOOD, 0.5), { alpha: 0.62, lit: true }),
        ],
        { clip: sheet },
      ),
      detail(glints.flat(), mix(light.sky[3], WHITE, 0.6), { alpha: 0.7, lit: true }),
    ],
    before: rings({ ...site, water: sheet }, around, { radius: reachOf(site, 0.62) * 1.2, isNear: true }),
  };
};

const BOATS: ReadonlySet<Prop> = new Set(['paper-boat', 'boat', 'raft', 'canoe', 'felucca']);
/** Half as wide, in page units. */
const LAKE = 330;

type PuddleShape = {
  readonly rx: number;
  readonly center: Point;
  readonly shape: (grow: number, down: number) => Path;
};

const puddleShape = (site: Site, random: Random): PuddleShape => {
  const rx = site.thing !== null && BOATS.has(site.thing) ? LAKE : reachOf(site, 0.66) * 1.16;
  const center: Point = [site.foot[0], site.foot[1] + rx * 0.05];
  const shape = (grow: number, down: number): Path =>
    clump([center[0], center[1] + down], [rx * grow, rx * 0.25 * grow], {
      lumps: 7,
      depth: 0.1,
      random: random.fork('shore'),
    });
  return { rx, center, shape };
};

const puddleEdge = (site: Site, { random }: Surroundings): Path => puddleShape(site, random).shape(0.95, 0);

/** How tall a mirror image is at most, as a share of what it is one of. */
const MIRRORED = 0.36;

/** Water on the ground with whoever stands over it upside down in it; around it the ground is dark and wet. */
export const puddle: EffectDrawing = (site, around) => {
  // A puddle that reaches to something else is a flood.
  if (site.target) return flood(site, around);
  const { light, random, air } = around;
  // A boat has water to sail on.
  const isLake = site.thing !== null && BOATS.has(site.thing);
  const { rx, center, shape } = puddleShape(site, random);
  const [x, y] = site.foot;
  const water = shape(0.95, 0);
  const blue = isLake ? 0.62 : 0.12;
  const sky = mix(mix(light.sky[1], light.sky[2], 0.4), FLOOD, blue);
  const mud = underLight(mix(hex(air), hex('#5b4634'), 0.62), light.key);
  const deep = mix(sky, light.shadow, 0.24);
  // What is upside down ends well before the shore: cut off by it, a mirrored head would be a jagged scrap.
  const tall = Math.max(1, y - site.box.top);
  const mirror = Math.min(MIRRORED, (rx * 0.2) / tall);
  return {
    below: [
      detail(shape(1.14, rx * 0.012), light.shadow, { alpha: 0.16, lit: true }),
      form(shape(1.05, rx * 0.004), mud, { volume: 0.2, lit: true, alpha: 0.85 }),
      form(water, deep, { to: mix(mix(light.sky[2], light.sky[3], 0.5), FLOOD, blue), lit: true, volume: 0.05 }),
      bundle(
        [
          moved(site.sketch, [1, 0, 0, -mirror, 0, y * (1 + mirror)]),
          detail(water, mix(sky, deep, 0.5), { alpha: 0.4, lit: true }),
          ...[-0.46, 0.02, 0.5].map((share, index) =>
            detail(
              stroke(
                [-0.24, 0, 0.24].map(
                  (along): Point => [
                    x + (share + along) * rx,
                    center[1] + rx * (0.13 - 0.09 * index) - along * along * 8,
                  ],
                ),
                rx * 0.013,
              ),
              mix(light.sky[3], WHITE, 0.6),
              { alpha: 0.75, lit: true },
            ),
          ),
        ],
        { clip: water },
      ),
    ],
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
  const all = ofCount(9, (_, share): { at: Point; radius: number } => {
    const [x, y] = path(0.1 + share * 0.95);
    const spread = size * 0.3 * (0.25 + share);
    const radius = size * (0.025 + 0.05 * share * random.between(0.5, 1.15));
    const [sx, sy] = [x + random.between(-0.7, 0.7) * spread, y + random.between(-0.6, 0.6) * spread];
    const [ox, oy] = overFaces(site, [sx, Math.max(46, sy)], radius);
    // Those that go round a face go round it on different ways.
    return { at: oy === Math.max(46, sy) ? [ox, oy] : [ox + (share - 0.5) * size * 0.4, oy - share * radius], radius };
  });
  // Nobody is behind glass: neither those who look on nor, beyond the mouth, whoever breathes out.
  const seen = all.filter(({ at, radius }) => !site.isOver(at, radius, 'others') && !hidesFace(site, at, radius));
  return { before: seen.flatMap(({ at, radius }) => bubble(at, radius)) };
};
