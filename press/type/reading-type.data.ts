/** How big the story is set for each age band. */
import type { AgeBand } from '#core/story/age-band.ts';

export type ReadingType = {
  /** Size that a text of ordinary length gets, in points of Latin letters; Arabic is set a seventh larger. */
  readonly startPt: number;
  /** One common size goes no lower than this for the sake of one long text; that text alone is set smaller. */
  readonly commonMinPt: number;
  /** White at both sides of the text, in millimetres: it sets the length of the line. */
  readonly sideMm: number;
};

export const READING_TYPE: Readonly<Record<AgeBand, ReadingType>> = {
  '2-4': { startPt: 26, commonMinPt: 21, sideMm: 27 },
  '5-7': { startPt: 20, commonMinPt: 16.5, sideMm: 30 },
  '8-10': { startPt: 16, commonMinPt: 13.5, sideMm: 32 },
};

/** No story text is ever smaller than this. */
export const SMALLEST_PT = 9;

const STEP_PT = 0.5;

/** Sizes to try for a band, largest first, in points. */
export const readingSizesPt = (band: AgeBand): number[] => {
  const { startPt } = READING_TYPE[band];
  return Array.from({ length: (startPt - SMALLEST_PT) / STEP_PT + 1 }, (_, step) => startPt - step * STEP_PT);
};
