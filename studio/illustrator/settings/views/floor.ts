/** What keeps a floor from being empty: the light of a window, and from above the things that lie about. */
import type { Light, Setting } from '#core/story/vocabulary.ts';
import { hex, mix } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { openBook, schoolBag, slippers, stripedBall } from '#studio/illustrator/settings/pieces/strewn.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

type Told = {
  readonly scene: { readonly setting: Setting; readonly light: Light };
  readonly light: LightSetup;
};

const WITH_WINDOWS: ReadonlySet<Setting> = new Set(['bedroom', 'kitchen', 'school', 'library', 'castle']);
/** Rooms that draw the light of their own windows by day. */
const LIT_BY_DAY: ReadonlySet<Setting> = new Set(['kitchen', 'school', 'library']);
/** How far in front of the farther wall it falls, as a share of the floor: before what stands along the wall. */
const FALLS_FROM = 0.46;

/** Patches of light that fall through a window on the floor, where nobody keeps it off. */
const lightOnFloor = (stage: Stage, { scene, light }: Told): Sketch[] => {
  if (!WITH_WINDOWS.has(scene.setting) || (!light.isDark && LIT_BY_DAY.has(scene.setting))) return [];
  if (scene.light === 'lamplight' || scene.light === 'storm' || light.source.body === 'none') return [];
  const left = stage.room(220) < stage.room(780);
  const lean = left ? 1 : -1;
  const top = stage.horizon + (1000 - stage.horizon) * FALLS_FROM;
  const x = left ? 300 : 700;
  const at = (u: number, v: number): readonly [number, number] => {
    const down = v * (1000 - stage.horizon) * 0.4;
    return [x + (u - 0.5) * (150 + v * 120) + lean * v * 120, top + down];
  };
  const pane = (u: number, v: number): ReturnType<typeof roundedRect> => {
    const [a, b, c, d] = [at(u, v), at(u + 0.44, v), at(u + 0.44, v + 0.42), at(u, v + 0.42)];
    return [['M', ...a], ['L', ...b], ['L', ...c], ['L', ...d], ['Z']];
  };
  const color = scene.light === 'moonlight' ? hex('#bcd0ff') : mix(light.glow, hex('#fff1c9'), 0.4);
  const panes = [pane(0, 0), pane(0.52, 0), pane(0, 0.5), pane(0.52, 0.5)].flat();
  const middle = at(0.5, 0.42);
  const reach = (1000 - stage.horizon) * 0.34;
  return [
    bundle([glow([middle[0], middle[1]], color, { radii: [190, reach], alpha: light.isDark ? 0.5 : 0.62 })], {
      clip: panes,
    }),
  ];
};

/** Wooden blocks in a heap. */
const blocks = ([x, y]: Point, size: number): Sketch[] =>
  [
    [-1, 0, '#e0aa4b'],
    [0.1, 0.06, '#5a8a86'],
    [-0.45, -0.98, '#c9574a'],
  ].map(([across, down, color]) =>
    form(
      roundedRect([x + Number(across) * size, y - size + Number(down) * size], [size, size], size * 0.12),
      hex(String(color)),
      {
        volume: 0.5,
      },
    ),
  );

type Thing = (at: Point, unit: number) => Sketch[];

const BALL: Thing = (at, unit) => stripedBall(at, unit * 9, [hex('#e8dfc8'), hex('#c9574a')]);
const BOOK: Thing = (at, unit) => openBook(at, unit * 30, hex('#4f7f86'));
const SLIPPERS: Thing = (at, unit) => slippers(at, unit * 22, hex('#b5653f'));
const BLOCKS: Thing = (at, unit) => blocks(at, unit * 9);
const BAG: Thing = (at, unit) => schoolBag(at, unit * 32, hex('#5a7fa8'));
const RED_BOOK: Thing = (at, unit) => openBook(at, unit * 32, hex('#a8503f'));

const THINGS: Readonly<Partial<Record<Setting, readonly Thing[]>>> = {
  bedroom: [BLOCKS, BOOK, BALL, SLIPPERS, RED_BOOK],
  library: [BOOK, RED_BOOK, BOOK],
  school: [BAG, BOOK, RED_BOOK, BALL],
  kitchen: [BLOCKS],
};

const PLACES: readonly Point[] = [
  [236, 0.42],
  [764, 0.5],
  [480, 0.34],
  [836, 0.88],
  [180, 0.78],
  [640, 0.98],
  [330, 0.24],
];

/** Things that lie about, where nobody stands; only from above is there so much floor. */
const lyingAbout = (stage: Stage, setting: Setting): Sketch[] => {
  const things = stage.framing === 'from-above' ? (THINGS[setting] ?? []) : [];
  const places = PLACES.filter(([x, down]) => {
    const [at, reach] = [groundAt(stage, down), stage.unit * 16];
    return stage.isOpen?.([x, at - reach * 0.5], reach) ?? stage.isFree(x, reach);
  });
  return things.flatMap((thing, index) => {
    const place = places[index];
    return place ? thing([place[0], groundAt(stage, place[1])], stage.unit * (0.55 + 0.4 * place[1])) : [];
  });
};

/** All that lies on the floor of a room. */
export const floorOf = (stage: Stage, told: Told): Sketch[] => [
  ...lightOnFloor(stage, told),
  ...lyingAbout(stage, told.scene.setting),
];
