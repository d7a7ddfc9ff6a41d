/** A city in the clouds: floating islands, a terrace over the towers, a harbour for balloons. */
import { harbour } from '#studio/illustrator/settings/cloud-city/harbour.ts';
import { islands } from '#studio/illustrator/settings/cloud-city/islands.ts';
import { terrace } from '#studio/illustrator/settings/cloud-city/terrace.ts';
import type { SettingDrawing } from '#studio/illustrator/settings/stage.ts';

const LAYOUTS = [islands, terrace, harbour] as const;

export const cloudCity: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: false,
  air: '#f0e6e4',
  // The edge of the turf, the railing, the quay: beyond them are clouds.
  groundFrom: { 0: 0.48, 1: 0.32, 2: 0.38 },
  draw: (stage) => (LAYOUTS[stage.variant] ?? islands)(stage),
};
