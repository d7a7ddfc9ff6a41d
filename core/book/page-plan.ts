/** The page plan: which page of a book carries what, in reading order. Drawing the pages is left to the press. */

export type PlannedPage =
  | { readonly kind: 'cover' | 'endpaper' | 'dedication' | 'title' | 'ending' }
  /** `spread` counts from 0 and names both the text and the picture that faces it. */
  | { readonly kind: 'text' | 'picture'; readonly spread: number };

export type DigitalPagePlanInput = {
  /** How many spreads the story has; at least one. */
  readonly spreads: number;
  readonly hasDedication: boolean;
};

/**
 * Plans the pages of the digital book, in reading order whatever the direction of reading.
 *
 * The cover stands alone and from then on pages face each other in twos: with pages counted from 1, page 2k faces
 * page 2k + 1. A text page is always 2k, so it is met before its picture: it lies left in a book bound on the left and
 * right in a book bound on the right. The count is always odd, so no page is left over and none is blank.
 */
export const digitalPagePlan = ({ spreads, hasDedication }: DigitalPagePlanInput): PlannedPage[] => {
  if (!Number.isInteger(spreads) || spreads < 1) throw new RangeError(`Expected one spread or more, got ${spreads}`);
  const opening: PlannedPage[] = hasDedication
    ? [{ kind: 'endpaper' }, { kind: 'endpaper' }, { kind: 'dedication' }, { kind: 'title' }]
    : [{ kind: 'endpaper' }, { kind: 'title' }];
  const story = Array.from({ length: spreads }, (_, spread): PlannedPage[] => [
    { kind: 'text', spread },
    { kind: 'picture', spread },
  ]);
  return [{ kind: 'cover' }, ...opening, ...story.flat(), { kind: 'ending' }, { kind: 'endpaper' }];
};
