/** The playground: slide and swings in a park, a climbing dome under a flame tree, a wooden felucca by the river. */
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { busySide, groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { STONE, mamlukMinaret, pigeons, townRow } from '#studio/illustrator/settings/pieces/town-skyline.ts';
import { depthAt, halfWidthAt, mirrored, openView, upright } from '#studio/illustrator/settings/pieces/view.ts';
import { bush } from '#studio/illustrator/settings/scenery.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { climbing } from '#studio/illustrator/settings/town/playground-climbing.ts';
import { corniche } from '#studio/illustrator/settings/town/playground-corniche.ts';
import {
  LAWN,
  fitted,
  footpath,
  frontBushes,
  lawn,
  nearGrass,
  sandpit,
  treeAt,
} from '#studio/illustrator/settings/town/playground-ground.ts';
import { parkLamp, slide, swings } from '#studio/illustrator/settings/town/playground-things.ts';

const park = (stage: Stage): Planes => {
  const side = busySide(stage);
  const view = openView(stage);
  const edge = groundAt(stage, 0.26);
  const split = Math.max(300, depthAt(view, edge));
  // What one plays on stands well behind whoever acts.
  const away = Math.max(300, split * 0.84);
  const half = halfWidthAt(view, away);
  const facing = side === 1 ? mirrored : upright;
  return {
    backdrop: [
      ...townRow(stage, stage.horizon + 6, 130),
      ...mamlukMinaret([500 - side * 210, stage.horizon], Math.min(300, stage.horizon - stage.calmAbove - 40), {
        color: STONE,
        isDark: stage.isDark,
      }),
      ...(stage.calmAbove > 0 ? [] : pigeons([500 - side * 90, stage.horizon * 0.44], 7, stage.random)),
    ],
    far: [
      ...[-0.9, -0.62, -0.2, 0.3, 0.66, 0.96].flatMap((at) =>
        bush([500 + at * 500, stage.horizon + 18], 44, { color: hex('#6f9a58'), random: stage.random }),
      ),
      lawn(stage, stage.horizon + 14, lighten(LAWN, 0.03)),
      ...treeAt(stage, view, { x: -side * halfWidthAt(view, 960) * 0.86, depth: 960, color: hex('#78a455') }),
      ...(stage.calmAbove > 0
        ? []
        : [upright(view, [side * halfWidthAt(view, 800) * 0.34, 0, 800], parkLamp(stage.isDark))]),
      upright(view, [-side * halfWidthAt(view, 900) * 0.4, 0, 900], swings(hex('#4f8f8a'))),
    ],
    middle: [
      lawn(stage, edge, LAWN),
      footpath(stage, view, split),
      ...treeAt(stage, view, { x: side * half * 0.98, depth: away * 1.1, color: hex('#6b9a4c') }),
      facing(
        view,
        [side * half * 0.62, 0, away * 0.86],
        slide(fitted(stage, view, { depth: away * 0.86, height: 215 }) < 1),
      ),
      ...sandpit(view, [side * half * 0.12, away * 0.8], 84),
    ],
    near: nearGrass(stage),
    front: frontBushes(stage),
  };
};

const draw = (stage: Stage): Planes => {
  switch (stage.variant) {
    case 1:
      return climbing(stage);
    case 2:
      return corniche(stage);
    default:
      return park(stage);
  }
};

export const playground: SettingDrawing = { isIndoors: false, hasOwnSky: false, air: '#e0e6c4', draw };
