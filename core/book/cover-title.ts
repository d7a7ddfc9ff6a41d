/** The part of a cover's picture that is kept free for the title: both who draws it and who sets words on it go by this. */

/** From the upper edge of the picture, bleed included, as a share of its height. */
export const COVER_TITLE_SHARE = 0.372;
