/** The jungle: a waterfall and its pool, a temple that the forest has taken back, a bridge between giant trees. */
import { bridges } from '#studio/illustrator/settings/jungle/bridges.ts';
import { ruin } from '#studio/illustrator/settings/jungle/ruin.ts';
import { waterfall } from '#studio/illustrator/settings/jungle/waterfall.ts';
import type { SettingDrawing } from '#studio/illustrator/settings/stage.ts';

const LAYOUTS = [waterfall, ruin, bridges] as const;

export const jungle: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: false,
  air: '#d3e8b8',
  draw: (stage) => (LAYOUTS[stage.variant] ?? waterfall)(stage),
};
