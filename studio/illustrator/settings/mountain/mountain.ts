/** The mountains: an alp with a shepherd's hut, a high lake, a ridge above a sea of clouds. */
import { alp } from '#studio/illustrator/settings/mountain/alp.ts';
import { lake } from '#studio/illustrator/settings/mountain/lake.ts';
import { ridge } from '#studio/illustrator/settings/mountain/ridge.ts';
import type { SettingDrawing } from '#studio/illustrator/settings/stage.ts';

const LAYOUTS = [alp, lake, ridge] as const;

export const mountain: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: false,
  air: '#d7e2e6',
  // The shore of the lake, and the edge of the ledge above the clouds.
  groundFrom: { 1: 0.6, 2: 0.58 },
  draw: (stage) => (LAYOUTS[stage.variant] ?? alp)(stage),
};
