/** Old Cairo: a lane under mashrabiya windows or an alley between two walls, the square before a city gate, the courtyard of an old house. */
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { alley } from '#studio/illustrator/settings/town/old-cairo-alley.ts';
import { courtyard } from '#studio/illustrator/settings/town/old-cairo-court.ts';
import { gateSquare } from '#studio/illustrator/settings/town/old-cairo-gate.ts';
import { lane } from '#studio/illustrator/settings/town/old-cairo-lane.ts';

const draw = (stage: Stage): Planes => {
  switch (stage.variant) {
    case 1:
      return gateSquare(stage);
    case 2:
      return courtyard(stage);
    default:
      return stage.isNarrow ? alley(stage) : lane(stage);
  }
};

export const oldCairo: SettingDrawing = { isIndoors: false, hasOwnSky: false, air: '#ecd9b4', draw };
