/** Winter: a village under snow, a frozen pond, a wood bowed by snow. */
import { pond } from '#studio/illustrator/settings/snow/pond.ts';
import { village } from '#studio/illustrator/settings/snow/village.ts';
import { wood } from '#studio/illustrator/settings/snow/wood.ts';
import type { SettingDrawing } from '#studio/illustrator/settings/stage.ts';

const LAYOUTS = [village, pond, wood] as const;

export const snow: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: false,
  air: '#e6edf6',
  draw: (stage) => (LAYOUTS[stage.variant] ?? village)(stage),
};
