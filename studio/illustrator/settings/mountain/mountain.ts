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
  draw: (stage) => (LAYOUTS[stage.variant] ?? alp)(stage),
};
