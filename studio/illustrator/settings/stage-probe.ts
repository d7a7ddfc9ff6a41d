/** A place as tests look at it: a clear day seen from the middle distance. */
import { hex } from '#studio/illustrator/color/color.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';

export const testStage = (changes: Partial<Stage> = {}): Stage => ({
  random: seededRandom(11),
  variant: 0,
  framing: 'medium',
  weather: 'clear',
  isDark: false,
  sky: [hex('#58aede'), hex('#8fcdea'), hex('#cbe9ee'), hex('#f3f3df')],
  horizon: 500,
  nearY: 898,
  unit: 4.2,
  way: 1,
  calmAbove: 0,
  room: () => 1,
  isFree: () => true,
  ...changes,
});
