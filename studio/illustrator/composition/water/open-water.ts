/** Where there is open water behind the ground that people stand on. */
import type { Scene } from '#core/story/scene.ts';
import type { Setting } from '#core/story/vocabulary.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';

const WITH_WATER: ReadonlySet<Setting> = new Set(['ocean', 'nile']);

/** A river or a sea, seen from the land. */
export const hasOpenWater = (scene: Pick<Scene, 'setting' | 'variant'>): boolean =>
  WITH_WATER.has(scene.setting) && !drawingOf(scene).isUnderWater;
