/** The reading nook of the library: a bench with cushions under a horseshoe arch. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, polygon } from '#studio/illustrator/geometry/path.ts';
import { busySide } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, openBook, slippers } from '#studio/illustrator/settings/pieces/strewn.ts';
import { horseshoeArch } from '#studio/illustrator/settings/pieces/town-arches.ts';
import { fanous } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { ROOM_DEPTH, block, lying, onPage, put, roomView, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { CREAM, PILES, corner, pile } from '#studio/illustrator/settings/rooms/library-things.ts';
import {
  OAK,
  bookcase,
  cushion,
  framedPicture,
  globe,
  shadeLamp,
} from '#studio/illustrator/settings/rooms/room-furniture.ts';
import { backWall, boardFloor, halfRoom, roomHeight, roundRug } from '#studio/illustrator/settings/rooms/room-shell.ts';
import {
  type WindowOrder,
  roomWindow,
  windowLight,
  windowSill,
} from '#studio/illustrator/settings/rooms/room-window.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, detail, form, glow, line } from '#studio/illustrator/sketch.ts';

/** The great arch with its bench, lattice of stars and lanterns. */
const nookArch = (stage: Stage, size: Point): Sketch[] => {
  const [w, h] = size;
  const stars: Path = Array.from({ length: 9 }, (_, index): Path => {
    const angle = Math.PI * (1.08 + (index / 8) * 0.84);
    const [x, y] = [Math.cos(angle) * w * 0.56, -h * 0.6 + Math.sin(angle) * h * 0.44];
    return polygon(
      Array.from({ length: 16 }, (_each, point): Point => {
        const reach = point % 2 === 0 ? 8 : 4.8;
        return [x + Math.cos((point / 16) * 6.283) * reach, y + Math.sin((point / 16) * 6.283) * reach];
      }),
    );
  }).flat();
  const inner: WindowOrder = {
    foot: [0, -44],
    size: [w * 0.52, h * 0.62],
    shape: 'pointed',
    frame: CREAM,
    land: 'garden',
    panes: [3, 4],
  };
  return [
    form(horseshoeArch([0, 0], [w * 1.32, h * 1.12]), hex('#c97f5c'), { volume: 0.2 }),
    detail(stars, hex('#f0d9a0')),
    form(horseshoeArch([0, 0], [w * 1.04, h]), CREAM, { volume: 0.2 }),
    detail(horseshoeArch([0, 0], [w * 0.96, h * 0.97]), hex('#3f7a80'), { to: hex('#5a938f') }),
    ...roomWindow(stage, inner),
    windowSill(inner),
    ...fanous([-w * 0.34, -h * 0.76], 34, { tone: 1, isDark: stage.isDark }),
    ...fanous([w * 0.34, -h * 0.76], 34, { tone: 0, isDark: stage.isDark }),
  ];
};

const planNook = (stage: Stage) => {
  const side = busySide(stage);
  const view = roomView(stage);
  const half = halfRoom(view);
  const tall = roomHeight(stage, view);
  const isTitled = stage.calmAbove > 0;
  const wall = hex('#e6c594');
  const x = side * half * 0.36;
  const w = Math.min(190, half * 0.84);
  const h = Math.max(110, Math.min(212, tall - 26));
  const low = Math.min(78, tall - 20);
  return { stage, side, view, half, isTitled, wall, x, w, h, low };
};

type NookPlan = ReturnType<typeof planNook>;

const nookBackdrop = ({ side, view, half, isTitled, wall, low }: NookPlan): Sketch[] =>
  backWall(
    view,
    { wall, trim: hex('#9a6c42') },
    isTitled
      ? []
      : [
          ...framedPicture(
            [-side * half * 0.62, -low - 40],
            [60, 46],
            [hex('#bfe0dc'), hex('#d0a276'), hex('#f2c25a')],
          ),
          ...framedPicture(
            [-side * half * 0.34, -low - 54],
            [34, 42],
            [hex('#f3d3a4'), hex('#4f837f'), hex('#d8604a')],
          ),
        ],
  );

const nookFar = ({ stage, side, view, half, isTitled, x, w, h, low }: NookPlan): Sketch[] => [
  boardFloor(view, hex('#b98553')),
  lying(view, 0, windowLight(stage, x, 380)),
  roundRug(view, [side * half * 0.2, 120], { radius: 190, color: hex('#3f6f7c'), pattern: hex('#e9cf98') }),
  upright(view, [0, 0, ROOM_DEPTH], isTitled ? [] : [put([x, 0], nookArch(stage, [w, h]))]),
  ...block(view, {
    at: [x - w * 0.5, 0, ROOM_DEPTH - 62],
    size: [w, 40, 62],
    color: hex('#9a6c42'),
    top: hex('#a8433f'),
  }),
  ...[-0.36, -0.1, 0.34].map((at, index) =>
    upright(
      view,
      [x + at * w, 40, ROOM_DEPTH - 24],
      cushion(
        [0, 0],
        50,
        [
          { color: hex('#d9a145'), pattern: hex('#a8433f') },
          { color: hex('#4f837f'), pattern: CREAM },
          { color: hex('#8a4a63'), pattern: hex('#ecd3a0') },
        ][index] ?? { color: OAK, pattern: CREAM },
      ),
    ),
  ),
  upright(view, [x + w * 0.14, 40, ROOM_DEPTH - 44], pile(2, PILES)),
  ...[-0.34, -0.86].map((at) =>
    upright(
      view,
      [side * at * half, 0, ROOM_DEPTH - 22],
      bookcase([half * 0.48, low], { rows: 2, color: hex('#9a6c42'), random: stage.random, full: 0.86 }),
    ),
  ),
  upright(
    view,
    [side * half * -0.3, low + 3, ROOM_DEPTH - 24],
    pottedPlant([0, 0], 40, { random: stage.random, bloom: hex('#e6654f') }),
  ),
  upright(view, [side * half * -0.8, low + 3, ROOM_DEPTH - 24], globe([0, 0], 48)),
];

const nookMiddle = ({ stage, side, view, half }: NookPlan): Sketch[] => [
  upright(view, [side * half * 0.86, 0, 250], shadeLamp([0, 0], 150, { color: hex('#efd9a4'), isDark: stage.isDark })),
  upright(view, [side * half * 0.56, 0, 190], cushion([0, 0], 92, { color: hex('#c9624f'), pattern: hex('#f0d9a0') })),
  upright(view, [-side * half * 0.66, 0, 200], pile(7, PILES)),
  ...(stage.isDark
    ? [glow(onPage(view, [side * half * 0.6, 30, 220]), hex('#ffbf6c'), { radii: [240, 130], alpha: 0.35 })]
    : []),
  line(
    [onPage(view, [-half * 1.2, 0, ROOM_DEPTH]), onPage(view, [half * 1.2, 0, ROOM_DEPTH])],
    lighten(hex('#b98553'), -0.16),
    { width: 2, alpha: 0.4 },
  ),
];

export const nook = (stage: Stage): Planes => {
  const plan = planNook(stage);
  const { side } = plan;
  return {
    backdrop: nookBackdrop(plan),
    far: nookFar(plan),
    middle: nookMiddle(plan),
    near: [
      ...nearThing(stage, { along: 500 + side * 300, reach: 24 }, (at) =>
        openBook(at, stage.unit * 32, hex('#b94f45')),
      ),
      ...nearThing(stage, { along: 500 - side * 330, reach: 20 }, (at) =>
        slippers(at, stage.unit * 19, hex('#d9a145')),
      ),
    ],
    front: corner(stage),
  };
};
