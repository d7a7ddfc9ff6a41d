/** The settings by name. */
import type { Setting } from '#core/story/vocabulary.ts';
import { bedroom } from '#studio/illustrator/settings/bedroom.ts';
import { desert } from '#studio/illustrator/settings/desert.ts';
import { forest } from '#studio/illustrator/settings/forest.ts';
import { garden } from '#studio/illustrator/settings/garden.ts';
import { nile } from '#studio/illustrator/settings/nile.ts';
import { space } from '#studio/illustrator/settings/space.ts';
import { ocean } from '#studio/illustrator/settings/ocean/ocean.ts';
import { oldCairo } from '#studio/illustrator/settings/town/old-cairo.ts';
import { villageRoof } from '#studio/illustrator/settings/town/village-roof.ts';
import { market } from '#studio/illustrator/settings/market/market.ts';
import { kitchen } from '#studio/illustrator/settings/rooms/kitchen.ts';
import { school } from '#studio/illustrator/settings/rooms/school.ts';
import { library } from '#studio/illustrator/settings/rooms/library.ts';
import { playground } from '#studio/illustrator/settings/town/playground.ts';
import type { SettingDrawing } from '#studio/illustrator/settings/stage.ts';
import { castle } from '#studio/illustrator/settings/castle/castle.ts';
import { mountain } from '#studio/illustrator/settings/mountain/mountain.ts';
import { snow } from '#studio/illustrator/settings/snow/snow.ts';
import { jungle } from '#studio/illustrator/settings/jungle/jungle.ts';
import { underground } from '#studio/illustrator/settings/underground/underground.ts';
import { cloudCity } from '#studio/illustrator/settings/cloud-city/cloud-city.ts';

export const SETTING_DRAWINGS: Readonly<Record<Setting, SettingDrawing>> = {
  forest,
  bedroom,
  desert,
  nile,
  space,
  garden,
  ocean,
  'old-cairo': oldCairo,
  castle,
  'village-roof': villageRoof,
  mountain,
  snow,
  market,
  jungle,
  underground,
  'cloud-city': cloudCity,
  kitchen,
  school,
  library,
  playground,
};

/** How many versions every setting has; a scene's `variant` counts on beyond them. */
export const SETTING_VARIANTS = 3;

/** What draws the place of a scene, in the version that its variant asks for. */
export const drawingOf = (scene: { readonly setting: Setting; readonly variant: number }): SettingDrawing => {
  const drawing = SETTING_DRAWINGS[scene.setting];
  return drawing.elsewhere?.[scene.variant % SETTING_VARIANTS] ?? drawing;
};
