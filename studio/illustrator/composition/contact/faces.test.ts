import { describe, expect, it } from 'vitest';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { hiddenFaces } from '#studio/illustrator/composition/contact/faces.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const BOOKS = ['seventh-egg', 'night-forest', 'rescued-dragon', 'rainy-fish', 'half-song', 'quiet-turtle'];

/** Where six stand before a close camera there may be no room for a sixth whole face: one page of a book, and most of it is seen. */
const PAGES_ALLOWED = 1;
const SHARE_ALLOWED = 0.35;

describe.each(BOOKS)('the pages of %s', (templateId) => {
  it.each([
    ['en', 4],
    ['ar', 6],
    ['en', 9],
    ['ar', 3],
  ] as const)('hide no face (%s, age %i)', (language, age) => {
    const brief = variedBrief({ templateId, language, age, spreads: 12 }, age);
    const story = writeStory(brief);
    const pages = story.spreads.map(({ scene }, index) =>
      hiddenFaces(placedScene({ scene, characters: brief.characters, artStyle: 'gouache', seed: index, kind: 'page' })),
    );
    expect(pages.filter((hidden) => hidden.length > 0).length).toBeLessThanOrEqual(PAGES_ALLOWED);
    expect(Math.max(0, ...pages.flat().map(({ share }) => share))).toBeLessThan(SHARE_ALLOWED);
  });
});
