/** The Red Sea: a coral garden, a wreck on the sand, and a lagoon seen from its beach. The first two lie under water. */
import { coralGarden } from '#studio/illustrator/settings/ocean/coral-garden.ts';
import { lagoon } from '#studio/illustrator/settings/ocean/lagoon.ts';
import { wreck } from '#studio/illustrator/settings/ocean/wreck.ts';
import type { SettingDrawing } from '#studio/illustrator/settings/stage.ts';

const beach: SettingDrawing = { isIndoors: false, hasOwnSky: false, air: '#dff0e4', draw: lagoon };

export const ocean: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: true,
  isUnderWater: true,
  air: '#4fb3bf',
  elsewhere: { 2: beach },
  draw: (stage) => (stage.variant === 1 ? wreck(stage) : coralGarden(stage)),
};
