/** The hair styles by name. */
import type { HairStyle } from '#core/character/looks.ts';
import { boxBraids, cornrows, crownBraid, fishtail, singleBraid } from '#studio/illustrator/figure/hair/braided.ts';
import { fade, highTop, mohawkCurls, shavedSides, topKnot } from '#studio/illustrator/figure/hair/faded.ts';
import { bantuKnots, twists } from '#studio/illustrator/figure/hair/knotted.ts';
import type { HairDrawing } from '#studio/illustrator/figure/hair/cap.ts';
import { bowl, cowlick, messy, pixie, sidePart } from '#studio/illustrator/figure/hair/cropped.ts';
import { curlyBob, longCurls, puff } from '#studio/illustrator/figure/hair/curly.ts';
import {
  bob,
  longFringe,
  longStraight,
  longWavy,
  shoulderWaves,
  wavyBob,
} from '#studio/illustrator/figure/hair/long.ts';
import { bunLow, halfUp, spaceBuns } from '#studio/illustrator/figure/hair/pinned.ts';
import { bald, buzz, shortCurls, shortStraight, shortWavy } from '#studio/illustrator/figure/hair/short.ts';
import { afro, afroPuffs, coils, locs } from '#studio/illustrator/figure/hair/textured.ts';
import { thinning } from '#studio/illustrator/figure/hair/thinning.ts';
import { bun, pigtails, ponytail, twoBraids } from '#studio/illustrator/figure/hair/tied.ts';

export const HAIR_DRAWINGS: Readonly<Record<HairStyle, HairDrawing>> = {
  'short-straight': shortStraight,
  'short-wavy': shortWavy,
  'short-curls': shortCurls,
  buzz,
  bob,
  'long-straight': longStraight,
  'long-wavy': longWavy,
  ponytail,
  pigtails,
  'two-braids': twoBraids,
  afro,
  'afro-puffs': afroPuffs,
  coils,
  locs,
  bun,
  bald,
  pixie,
  'side-part': sidePart,
  messy,
  cowlick,
  bowl,
  fade,
  'high-top': highTop,
  'shaved-sides': shavedSides,
  'mohawk-curls': mohawkCurls,
  'wavy-bob': wavyBob,
  'curly-bob': curlyBob,
  'shoulder-waves': shoulderWaves,
  'long-curls': longCurls,
  'long-fringe': longFringe,
  'half-up': halfUp,
  'single-braid': singleBraid,
  fishtail,
  'crown-braid': crownBraid,
  cornrows,
  'box-braids': boxBraids,
  twists,
  'bantu-knots': bantuKnots,
  puff,
  'space-buns': spaceBuns,
  'top-knot': topKnot,
  'bun-low': bunLow,
  thinning,
};
