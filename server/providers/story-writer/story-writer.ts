/** Whoever turns a brief into a story. */
import type { Brief } from '#core/story/brief.ts';
import type { Story } from '#core/story/story.ts';

export type StoryWriter = {
  /** How it is named in the log and beside the story. */
  readonly name: string;
  /**
   * Writes the whole story. May be called again for the same brief after a crash or a failed check, and should then
   * try anew; `attempt` counts from 0. Throws when it cannot write; the caller decides whether to try again.
   */
  writeStory(brief: Brief, attempt: number, signal: AbortSignal): Promise<Story>;
};
