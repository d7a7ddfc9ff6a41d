/** The library: tall shelves with a ladder, an aisle that leads to a window, a nook to read in under an arch. */
import { aisle } from '#studio/illustrator/settings/rooms/library-aisle.ts';
import { nook } from '#studio/illustrator/settings/rooms/library-nook.ts';
import { shelfWall } from '#studio/illustrator/settings/rooms/library-shelves.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';

const draw = (stage: Stage): Planes => {
  switch (stage.variant) {
    case 1:
      return aisle(stage);
    case 2:
      return nook(stage);
    default:
      return shelfWall(stage);
  }
};

export const library: SettingDrawing = { isIndoors: true, hasOwnSky: true, air: '#e0c294', draw };
