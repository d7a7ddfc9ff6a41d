/** Every check of a story, from any writer. A new check is a file of its own and a line in this list. */
import { checkAgreement } from '#core/story/checks/agreement.ts';
import { checkArc } from '#core/story/checks/arc.ts';
import type { StoryCheck, StoryFinding, StoryWanted } from '#core/story/checks/finding.ts';
import { checkForbiddenTopics } from '#core/story/checks/forbidden-topics.ts';
import { checkNames } from '#core/story/checks/names.ts';
import { checkReadingLevel } from '#core/story/checks/reading-level.ts';
import { checkRepetition } from '#core/story/checks/repetition.ts';
import { checkStoryStructure } from '#core/story/checks/structure.ts';
import { checkVowelMarks } from '#core/story/checks/vowel-marks.ts';
import { checkWordsPerSpread } from '#core/story/checks/words-per-spread.ts';
import type { Story } from '#core/story/story.ts';

const CHECKS: readonly StoryCheck[] = [
  checkStoryStructure,
  checkForbiddenTopics,
  checkNames,
  checkWordsPerSpread,
  checkReadingLevel,
  checkVowelMarks,
  checkRepetition,
  checkAgreement,
  checkArc,
];

/** What all checks find, errors first. Structure is among them: `checkStoryStructure` says whether it can be drawn. */
export const checkStory = (story: Story, wanted: StoryWanted): StoryFinding[] =>
  CHECKS.flatMap((check) => check(story, wanted)).toSorted(
    (one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );
