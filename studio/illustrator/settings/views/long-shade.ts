/** The long shade of trees and houses that stand beyond the page, across the sunlit ground in front. */
import { hex } from '#studio/illustrator/color/color.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import type { SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { detail, type Sketch } from '#studio/illustrator/sketch.ts';

const SHADE = hex('#33406b');

type Band = { readonly share: number; readonly reach: number; readonly width: number };

const BANDS: readonly Band[] = [
  { share: 0.72, reach: 0.8, width: 9 },
  { share: 0.9, reach: 0.96, width: 20 },
  { share: 1.06, reach: 1.12, width: 34 },
];

const isSunlit = (
  { isIndoors, hasOwnSky, isUnderWater }: SettingDrawing,
  { isDark, weather, gust = 0 }: Stage,
): boolean =>
  !isIndoors &&
  !hasOwnSky &&
  isUnderWater !== true &&
  !isDark &&
  (weather === 'clear' || (weather === 'wind' && gust < 0.2));

/** It falls from the calm side, where the light stands, and ends in the crowns of what throws it. */
export const longShade = (drawing: SettingDrawing, stage: Stage): Sketch[] => {
  if (!isSunlit(drawing, stage) || stage.framing === 'close') return [];
  const fromLeft = stage.room(160) <= stage.room(840);
  const random = stage.random.fork('shade');
  return BANDS.map(({ share, reach, width }): Sketch => {
    const y = groundAt(stage, share) + random.between(-8, 8);
    const at = (along: number): Point => {
      const x = -70 + along * reach * 1000;
      return [fromLeft ? x : 1000 - x, y + along * 26 + Math.sin(along * 7 + share * 9) * 3];
    };
    // A trunk's even band that opens into the uneven crown at its end.
    const widths = [1, 0.9, 0.84, 0.8, 1, 1.9, 2.6, 1.7, 2.3, 1.2, 0.3].map((one) => one * width * 0.5);
    return detail(
      ribbon(
        widths.map((_, index) => at(index / (widths.length - 1))),
        widths,
      ),
      SHADE,
      { alpha: 0.13 },
    );
  });
};
