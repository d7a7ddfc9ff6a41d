/** Under the ground: a cave of crystals, the rooms of a burrow, a grotto of glow worms over a river. */
import type { SettingDrawing } from '#studio/illustrator/settings/stage.ts';
import { burrow } from '#studio/illustrator/settings/underground/burrow.ts';
import { crystalCave } from '#studio/illustrator/settings/underground/crystal-cave.ts';
import { grotto } from '#studio/illustrator/settings/underground/grotto.ts';

const LAYOUTS = [crystalCave, burrow, grotto] as const;

export const underground: SettingDrawing = {
  isIndoors: true,
  hasOwnSky: true,
  air: '#9a8fae',
  draw: (stage) => (LAYOUTS[stage.variant] ?? crystalCave)(stage),
};
