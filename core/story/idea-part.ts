/** What can be recognised in a family's own idea. */

export const IDEA_PARTS = ['theme', 'wish', 'fear', 'companion', 'place', 'object'] as const;
export type IdeaPart = (typeof IDEA_PARTS)[number];
