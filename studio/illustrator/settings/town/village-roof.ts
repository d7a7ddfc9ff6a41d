/** A village roof of mud brick: over fields and a canal, between pigeon towers, under a vine. */
import { hex } from '#studio/illustrator/color/color.ts';
import { lampShine } from '#studio/illustrator/settings/outdoors/lamp-shine.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { nearThing, slippers, strewn } from '#studio/illustrator/settings/pieces/strewn.ts';
import { fanous } from '#studio/illustrator/settings/pieces/town-hangings.ts';
import { dovecote, pigeons } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { waterJar } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { type View, onPage, openView, scaleAt, upright } from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import {
  cornRow,
  dryingMat,
  frontThings,
  halfAt,
  palmMat,
  parapet,
  roofFloor,
  valley,
} from '#studio/illustrator/settings/town/village-roof-ground.ts';
import { laneBetween } from '#studio/illustrator/settings/town/village-roof-lane.ts';
import { clayOven, lampBracket, roofStairs } from '#studio/illustrator/settings/town/village-roof-things.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';
import { vineRoof } from '#studio/illustrator/settings/town/village-roof-vine.ts';

/** Where the next house begins and ends, and where our own roof does, between the horizon (0) and the reader (1). */
const NEXT_FROM = 0.1;
const NEXT_TO = 0.26;
const OWN_FROM = 0.62;
/** Our own wall is so low that one sees over it, as a share of others. */
const LOW = 0.55;

/** The roof of the next house with its pigeon towers. */
const nextHouse = (stage: Stage, view: View, side: 1 | -1): Sketch[] => {
  const [back, rim] = [groundAt(stage, NEXT_FROM), groundAt(stage, NEXT_TO)];
  const tall = Math.min(back - Math.max(70, stage.calmAbove + 10), 400);
  return [
    ...roofFloor(stage, view, back).slice(0, 1),
    ...dovecote([500 + side * 372, rim - 6], tall, stage.random),
    ...dovecote([500 + side * 262, rim - 14], tall * 0.66, stage.random),
  ];
};

const canalRoof = (stage: Stage, view: View): Planes => {
  const side = busySide(stage);
  const own = groundAt(stage, OWN_FROM);
  const { backdrop, far } = valley(stage, groundAt(stage, NEXT_FROM) + 8);
  return {
    backdrop: [
      ...backdrop,
      ...(stage.calmAbove > 0 ? [] : pigeons([500 + side * 180, stage.horizon * 0.4], 9, stage.random)),
    ],
    far: [...far, ...nextHouse(stage, view, side)],
    middle: [
      // The lane between the houses lies in the shade, far below.
      ...laneBetween([groundAt(stage, NEXT_TO), own], stage.random),
      ...roofFloor(stage, view, own),
      ...parapet(stage, view, own, LOW),
      ...clayOven(view, [-side * halfAt(view, 150) * 0.84, 0, 140], stage.isDark),
      ...dryingMat(view, side * halfAt(view, 60) * 0.62, 40),
    ],
    near: [
      ...strewn(stage, { colors: [hex('#ecd197'), hex('#a87a44')], count: 12, size: 1.7 }),
      ...nearThing(stage, { along: 500 - side * 290, reach: 20 }, (at) =>
        slippers(at, stage.unit * 19, hex('#b5483c')),
      ),
    ],
    front: frontThings(stage),
  };
};

const towerRoof = (stage: Stage, view: View, edge: number): Planes => {
  const side = busySide(stage);
  const { backdrop, far } = valley(stage, edge - 12);
  const tall = Math.min(edge - Math.max(60, stage.calmAbove + 10), 470);
  const place = ([250, 330, 404, 470] as const).map((at, index) =>
    dovecote([500 + side * at, edge + 8 + index * 4], tall * ([0.62, 0.86, 0.74, 1][index] ?? 1), stage.random),
  );
  return {
    backdrop: [
      ...backdrop,
      ...(stage.calmAbove > 0
        ? []
        : [
            ...pigeons([500 + side * 60, stage.horizon * 0.3], 8, stage.random),
            ...pigeons([500 - side * 160, stage.horizon * 0.5], 6, stage.random),
          ]),
    ],
    far: [...far, ...roofFloor(stage, view, edge), ...place.flat(), ...parapet(stage, view, edge)],
    middle: [
      ...roofFloor(stage, view, groundAt(stage, 0.38)),
      palmMat(view, [side * 60, 60], hex('#b5483c')),
      ...roofStairs(view, side, 280),
      cornRow(view, -side * halfAt(view, 240) * 0.62, 240),
      ...(stage.isDark
        ? [upright(view, [-side * halfAt(view, 240) * 0.62 + side * 82, 0, 240], lampShine([0, -106], 70, 2))]
        : []),
      upright(view, [-side * halfAt(view, 240) * 0.62 + side * 60, 0, 239], lampBracket(side)),
      ...fanous(onPage(view, [-side * halfAt(view, 240) * 0.62 + side * 82, 127, 238]), scaleAt(view, 240) * 34, {
        tone: 1,
        isDark: stage.isDark,
      }),
      upright(view, [-side * halfAt(view, 200) * 0.92, 0, 200], waterJar([0, 0], 78)),
      upright(view, [-side * halfAt(view, 200) * 0.76, 0, 190], waterJar([0, 0], 56, hex('#d09b68'))),
    ],
    near: [...strewn(stage, { colors: [hex('#efc95a'), hex('#f6efe2')], count: 11, size: 1.5 })],
    front: frontThings(stage),
  };
};

const draw = (stage: Stage): Planes => {
  const view = openView(stage);
  const edge = groundAt(stage, 0.26);
  switch (stage.variant) {
    case 1:
      return towerRoof(stage, view, edge);
    case 2:
      return vineRoof(stage, view, edge);
    default:
      return canalRoof(stage, view);
  }
};

export const villageRoof: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: false,
  air: '#e6dfb4',
  groundFrom: { 0: OWN_FROM },
  draw,
};
