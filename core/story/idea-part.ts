/** What can be recognised in a family's own idea. `drawn` is a thing that the story does not need but its pictures show. */

export const IDEA_PARTS = ['theme', 'wish', 'fear', 'companion', 'place', 'object', 'drawn'] as const;
export type IdeaPart = (typeof IDEA_PARTS)[number];
