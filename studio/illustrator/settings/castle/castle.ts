/** A castle of old tales: on its hill, its courtyard, its great hall. */
import { courtyard } from '#studio/illustrator/settings/castle/courtyard.ts';
import { hall } from '#studio/illustrator/settings/castle/hall.ts';
import { hilltop } from '#studio/illustrator/settings/castle/hilltop.ts';
import type { SettingDrawing } from '#studio/illustrator/settings/stage.ts';

export const castle: SettingDrawing = {
  isIndoors: false,
  hasOwnSky: false,
  air: '#e9e3c8',
  elsewhere: { 2: hall },
  draw: (stage) => (stage.variant === 1 ? courtyard(stage) : hilltop(stage)),
};
