/** Hearing aids: a case behind the ear and a clear tube into it; head units. */
import type { HearingAid } from '#core/character/looks.ts';
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { type HeadFrame, SIDES, spotAt } from '#studio/illustrator/figure/head/head.ts';
import type { AccentColors, SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const TUBE = hex('#eaf2f4');

/** One is worn on the left ear. */
const wornOn = (kind: HearingAid): readonly (1 | -1)[] => (kind === 'none' ? [] : kind === 'one' ? [1] : SIDES);

/** The skin is given when hair lies over the ears: it is tucked behind those that wear an aid. */
type AidLook = { readonly colors: AccentColors; readonly tucked: SkinColors | null };

/** Those in sight, drawn over the hair. */
export const drawHearingAids = (frame: HeadFrame, kind: HearingAid, look: AidLook): Sketch[] =>
  wornOn(kind).flatMap((side): Sketch[] => {
    const { colors, tucked } = look;
    const spot = spotAt(frame, side * 1.5, 0.2, 0.99);
    if ((spot.facing < -0.16 && !frame.isBack) || (frame.isBack && tucked)) {
      return [];
    }
    const away = Math.sign(spot.x || side);
    const back = frame.isBack || spot.facing > 0.4 ? -1 : 1;
    const at = (dx: number, dy: number): Point => [spot.x + (0.03 + dx * back) * away, spot.y + dy];
    return [
      ...(tucked
        ? [form(ellipse(at(0, 0), [0.14, 0.2], -0.15 * away), tucked.skin, { name: 'skin', volume: 0.3 })]
        : []),
      form(
        ribbon([at(-0.02, -0.22), at(0.11, -0.18), at(0.15, 0), at(0.1, 0.14)], [0.03, 0.055, 0.06, 0.035]),
        colors.accent,
        {
          name: 'hearing-aid',
          volume: 0.4,
        },
      ),
      detail(ribbon([at(0.115, -0.1), at(0.125, -0.02)], [0.018]), lighten(colors.accent, 0.2)),
      ...(frame.isBack
        ? []
        : [line([at(-0.02, -0.22), at(-0.1, -0.12), at(-0.06, 0.04)], TUBE, { width: 0.028, alpha: 0.95 })]),
    ];
  });
