/** Built stone: walls with courses, towers with roofs, battlements, windows, doors, banners, and ivy on them. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, type Path, type Point, polygon, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { edged, knots, pointsOf, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

type Mason = { readonly color: Color; readonly random: Random };

/** A few stones that show in a plastered wall: in groups, not everywhere. */
export const courses = (
  wall: Path,
  box: { foot: Point; size: Point },
  look: Mason & { count: number; stone: number },
): Sketch => {
  const { color, random, count, stone } = look;
  const bricks = [-0.07, 0.06].map((tone) =>
    detail(
      Array.from({ length: Math.ceil(count / 2) }, (): Path => {
        const row = Math.floor(random.between(0, box.size[1] / stone));
        const x = box.foot[0] + random.between(-0.5, 0.44) * box.size[0];
        return roundedRect(
          [x, box.foot[1] - (row + 1) * stone],
          [stone * random.between(1.1, 2), stone * 0.8],
          stone * 0.16,
        );
      }).flat(),
      lighten(color, tone),
      { alpha: 0.6 },
    ),
  );
  return bundle(bricks, { clip: wall });
};

/** A wall or keep with its stones; the size is its width and height. */
export const stoneWall = (foot: Point, size: Point, look: Mason & { stone: number }): Sketch[] => {
  const path = edged('-.5,0 -.49,1 .49,1 .5,0', foot, size);
  return [
    form(path, look.color, { to: lighten(look.color, -0.03), volume: 0.25 }),
    courses(
      path,
      { foot, size },
      { ...look, count: Math.min(34, Math.ceil((size[0] * size[1]) / (look.stone * look.stone * 9))) },
    ),
  ];
};

/** Teeth along the top of a wall. */
export const battlement = (left: Point, width: number, look: { tooth: number; color: Color }): Sketch[] => {
  const { tooth, color } = look;
  const count = Math.max(2, Math.round(width / (tooth * 1.9)));
  const step = width / (count - 0.45);
  const teeth = Array.from(
    { length: count },
    (_, index): Path =>
      roundedRect([left[0] + index * step, left[1] - tooth], [step * 0.55, tooth * 1.1], tooth * 0.08),
  );
  return [
    form(
      roundedRect([left[0] - tooth * 0.25, left[1] - tooth * 0.12], [width + tooth * 0.5, tooth * 0.5], 2),
      lighten(color, -0.05),
      { volume: 0.4 },
    ),
    form(teeth.flat(), color, { volume: 0.3 }),
  ];
};

/** An opening with a round arch; lit from within when it is dark. */
export const archWindow = (foot: Point, size: Point, look: { isDark: boolean; frame: Color }): Sketch[] => {
  const arch = '-.5,0! -.5,.62 -.36,.88 0,1.04 .36,.88 .5,.62 .5,0!';
  const [width, height] = size;
  return [
    ...(look.isDark
      ? [glow([foot[0], foot[1] - height * 0.5], hex('#ffc773'), { radii: [width * 2.6, height * 1.6], alpha: 0.4 })]
      : []),
    form(traced(arch, [foot[0], foot[1] + height * 0.06], [width * 1.4, height * 1.14]), look.frame, { volume: 0.2 }),
    detail(traced(arch, foot, size), look.isDark ? hex('#ffd588') : hex('#4b5470'), { lit: look.isDark }),
    line(knots('0,0 0,1', foot, size), look.isDark ? hex('#b97b3a') : hex('#353c55'), {
      width: width * 0.1,
      alpha: 0.8,
    }),
  ];
};

/** A pennant on a pole that flies with the reading direction. */
export const pennant = (foot: Point, height: number, look: { color: Color; way: 1 | -1 }): Sketch[] => {
  const top: Point = [foot[0], foot[1] - height];
  const scale: Point = [height * look.way, height];
  return [
    line([foot, top], hex('#6a5140'), { width: Math.max(1.4, height * 0.035) }),
    form(traced('0,0! .2,.04 .42,-.05 .74,-.1! .5,-.2 .26,-.22 0,-.36!', top, scale), look.color, { volume: 0.3 }),
    detail(circle(top, Math.max(1.6, height * 0.04)), hex('#e2b650')),
  ];
};

type Roof = 'cone' | 'battlement' | 'onion';

const ROOFS: Readonly<Record<Exclude<Roof, 'battlement'>, string>> = {
  cone: '-.66,-.04! -.42,.26 -.2,.66 0,1.2! .2,.66 .42,.26 .66,-.04! 0,-.1',
  onion: '-.52,-.04! -.66,.16 -.62,.42 -.3,.66 -.08,.86 0,1.16! .08,.86 .3,.66 .62,.42 .66,.16 .52,-.04! 0,-.08',
};

/** A round tower; the size is its width and the height of its wall. The roof stands above that. */
export const tower = (
  foot: Point,
  size: Point,
  look: Mason & { roof: Roof; tiles: Color; isDark: boolean; flag?: { color: Color; way: 1 | -1 } },
): Sketch[] => {
  const [width, height] = size;
  const { color, random, roof, tiles } = look;
  const top: Point = [foot[0], foot[1] - height];
  const wall = traced('-.52,0! -.47,.1 -.45,.84 -.53,.93! -.53,1! .53,1! .53,.93! .45,.84 .47,.1 .52,0!', foot, size);
  const cap =
    roof === 'battlement'
      ? battlement([top[0] - width * 0.53, top[1]], width * 1.06, { tooth: width * 0.16, color: lighten(color, 0.02) })
      : [
          form(traced(ROOFS[roof], top, width), tiles, { volume: 0.6 }),
          ...[0.16, 0.42].map((up) =>
            line(
              knots(`${-0.56 + up * 0.7},${up} 0,${up - 0.09} ${0.56 - up * 0.7},${up}`, top, width),
              lighten(tiles, -0.09),
              { width: Math.max(1, width * 0.02), alpha: 0.5 },
            ),
          ),
        ];
  const rise = roof === 'battlement' ? height + width * 0.1 : height + width * 1.1;
  return [
    ...(look.flag ? pennant([foot[0], foot[1] - rise], width * 0.72, look.flag) : []),
    form(wall, color, { volume: 0.65 }),
    courses(wall, { foot, size }, { color, random, count: 12, stone: width * 0.1 }),
    form(edged('-.53,.93 -.53,1 .53,1 .53,.93', foot, size), lighten(color, -0.04), { volume: 0.4 }),
    ...cap,
    ...archWindow([foot[0] + width * 0.04, foot[1] - height * 0.66], [width * 0.17, width * 0.34], {
      isDark: look.isDark,
      frame: lighten(color, -0.1),
    }),
    ...(height > width * 2.4
      ? archWindow([foot[0] - width * 0.16, foot[1] - height * 0.34], [width * 0.13, width * 0.27], {
          isDark: false,
          frame: lighten(color, -0.1),
        })
      : []),
  ];
};

/** A wide gate with a raised grille and open wings. */
export const gate = (foot: Point, size: Point, look: { color: Color; beyond: Color }): Sketch[] => {
  const arch = '-.5,0! -.5,.56 -.38,.84 0,1.02 .38,.84 .5,.56 .5,0!';
  const opening = traced(arch, foot, size);
  const bars = [-0.34, -0.17, 0, 0.17, 0.34].map((x) =>
    line(knots(`${x},1.1 ${x},.62`, foot, size), hex('#4a4444'), { width: size[0] * 0.035 }),
  );
  return [
    form(traced(arch, foot, [size[0] * 1.28, size[1] * 1.14]), lighten(look.color, 0.05), { volume: 0.3 }),
    form(opening, look.beyond, { to: lighten(look.beyond, 0.12), volume: 0 }),
    bundle(
      [
        detail(edged('-.5,-.04 -.5,.1 .5,.1 .5,-.04', foot, size), lighten(look.color, 0.02), { alpha: 0.8 }),
        ...bars,
        line(knots('-.5,.74 .5,.74', foot, size), hex('#4a4444'), { width: size[0] * 0.035 }),
      ],
      { clip: opening },
    ),
    ...[-1, 1].map((side) =>
      form(
        edged(`${side * 0.5},-.02 ${side * 0.5},.62 ${side * 0.68},.68 ${side * 0.68},-.08`, foot, size),
        hex('#8a5f3e'),
        { volume: 0.3 },
      ),
    ),
  ];
};

/** Cloth that hangs down, with a sun on it; the size is its width and length. */
export const banner = (top: Point, size: Point, colors: { cloth: Color; sign: Color }): Sketch[] => {
  const [width, height] = size;
  const cloth = traced('-.5,0! -.48,-.5 -.52,-.9! -.26,-.84 0,-1.02! .26,-.84 .5,-.92! .47,-.5 .5,0!', top, size);
  const rays = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI * 2;
    const reach = width * (index % 2 === 0 ? 0.32 : 0.2);
    return [top[0] + Math.cos(angle) * reach, top[1] + height * 0.42 + Math.sin(angle) * reach];
  });
  return [
    form(
      ribbon(
        [
          [top[0] - width * 0.6, top[1]],
          [top[0] + width * 0.6, top[1]],
        ],
        [Math.max(2, width * 0.05)],
      ),
      hex('#8a6238'),
      { volume: 0.5 },
    ),
    form(cloth, colors.cloth, { volume: 0.4 }),
    bundle(
      [
        detail(polygon(rays), colors.sign),
        detail(circle([top[0], top[1] + height * 0.42], width * 0.13), colors.cloth),
        line(knots('-.4,-.05 -.38,-.86', top, size), colors.sign, { width: width * 0.04 }),
        line(knots('.4,-.05 .38,-.86', top, size), colors.sign, { width: width * 0.04 }),
      ],
      { clip: cloth },
    ),
  ];
};

/** Ivy that has climbed a wall: a stem and leaves in one form. */
export const ivy = (foot: Point, height: number, look: { color: Color; random: Random }): Sketch[] => {
  const { color, random } = look;
  const stem = pointsOf('0,0 .08,.3 -.06,.6 .05,1', foot, height);
  const leaves = Array.from({ length: 26 }, (): Path => {
    const share = random.next();
    const x =
      foot[0] + Math.sin(share * 7) * height * 0.06 + random.between(-0.16, 0.16) * height * (1.1 - share * 0.6);
    const size = height * random.between(0.045, 0.075);
    return traced('0,-.6! -.6,-.2 -.8,.4! -.2,.4 0,.9! .2,.4 .8,.4! .6,-.2', [x, foot[1] - share * height], size);
  });
  return [
    line(stem, hex('#6b5238'), { width: height * 0.016 }),
    form(leaves.flat(), color, { volume: 0.3 }),
    form(
      spline([
        [foot[0] - height * 0.2, foot[1] + 2, 1],
        [foot[0] - height * 0.16, foot[1] - height * 0.1],
        [foot[0], foot[1] - height * 0.16],
        [foot[0] + height * 0.16, foot[1] - height * 0.08],
        [foot[0] + height * 0.2, foot[1] + 2, 1],
      ]),
      mix(color, hex('#2f5a3c'), 0.3),
      { volume: 0.5 },
    ),
  ];
};
