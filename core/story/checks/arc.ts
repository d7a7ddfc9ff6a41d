/**
 * The arc, read from the scenes, because every writer makes them: something is at stake before the last third, the hero
 * acts in it, the end is settled, and the story stays with its hero.
 */
import type { StoryCheck, StoryCheckName, StoryFinding } from '#core/story/checks/finding.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Expression, Mood, Pose } from '#core/story/vocabulary.ts';

const TROUBLED_MOODS: readonly Mood[] = ['tense', 'sad'];
const TROUBLED_FACES: readonly Expression[] = ['worried', 'sad'];
const PASSIVE_POSES: readonly Pose[] = ['sleeping', 'lying', 'sitting'];
const HERO_SHARE = 0.8;

/** A spread that lies across the border belongs to both, so that a short book is not found wanting for its length. */
const lastThird = <Item>(items: readonly Item[]): readonly Item[] => items.slice(Math.floor((items.length * 2) / 3));
const beforeLastThird = <Item>(items: readonly Item[]): readonly Item[] =>
  items.slice(0, Math.ceil((items.length * 2) / 3));

export const checkArc: StoryCheck = (story, { characters }) => {
  const heroId = characters[0]?.id;
  const heroIn = ({ cast }: Scene): CastMember | undefined =>
    cast.find(({ who }) => 'character' in who && who.character === heroId);
  const scenes = story.spreads.map(({ scene }) => scene);
  const end = lastThird(scenes);
  const before = beforeLastThird(scenes);
  const last = scenes.at(-1);
  const findings: StoryFinding[] = [];
  const say = (check: StoryCheckName, detail: string): void => {
    findings.push({ check, spread: null, severity: 'warning', detail });
  };

  const isTroubled = (scene: Scene): boolean =>
    TROUBLED_MOODS.includes(scene.mood) || TROUBLED_FACES.includes(heroIn(scene)?.expression ?? 'calm');
  if (!before.some(isTroubled)) say('no-obstacle', 'nothing is tense or sad before the last third');

  const acts = end.some((scene) => {
    const hero = heroIn(scene);
    return hero !== undefined && !PASSIVE_POSES.includes(hero.pose);
  });
  if (!acts) say('hero-passive', 'the hero does nothing in the last third');

  if (last && (TROUBLED_MOODS.includes(last.mood) || TROUBLED_FACES.includes(heroIn(last)?.expression ?? 'calm')))
    say('ending-unsettled', `the last picture is ${last.mood}`);

  const present = scenes.filter((scene) => heroIn(scene) !== undefined).length;
  if (present < HERO_SHARE * scenes.length) say('hero-absent', `in ${present} of ${scenes.length} pictures`);
  return findings;
};
