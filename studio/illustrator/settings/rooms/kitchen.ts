/** The kitchen: of a family, of a village house with a clay oven, and of a flat with a balcony over the town. */
import { family } from '#studio/illustrator/settings/rooms/kitchen-family.ts';
import { flat } from '#studio/illustrator/settings/rooms/kitchen-flat.ts';
import { villageKitchen } from '#studio/illustrator/settings/rooms/kitchen-village.ts';
import type { Planes, SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';

const draw = (stage: Stage): Planes => {
  switch (stage.variant) {
    case 1:
      return villageKitchen(stage);
    case 2:
      return flat(stage);
    default:
      return family(stage);
  }
};

export const kitchen: SettingDrawing = { isIndoors: true, hasOwnSky: true, air: '#ead2a8', draw };
