/** The built-in storyteller: authored templates realised by a grammar; needs no network and never tires. */
import type { StoryWriter } from '#server/providers/story-writer/story-writer.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

export const builtInStoryWriter: StoryWriter = {
  name: 'built-in',
  writeStory: async (brief, attempt) =>
    writeStory(attempt === 0 ? brief : { ...brief, seed: (brief.seed + attempt) >>> 0 }),
};
