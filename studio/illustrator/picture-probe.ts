/** Looks into finished pictures for the tests of the illustrator, and makes the scenes and characters they draw. */
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Companion, Prop } from '#core/story/vocabulary.ts';
import { type Box, boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import type { Group, Mark, Picture, PictureNode } from '#studio/illustrator/picture.ts';

const EMPTY: Group = { kind: 'group', children: [] };

const within = (nodes: readonly PictureNode[]): readonly PictureNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...within(node.children)] : [node]));

export const groupNamed = (picture: Picture, name: string): Group =>
  within(picture.nodes).find((node): node is Group => node.kind === 'group' && node.name === name) ?? EMPTY;

export const hasGroup = (group: Group, name: string): boolean =>
  within(group.children).some((node) => node.kind === 'group' && node.name === name && marksOf(node).length > 0);

export const marksOf = (group: Group): readonly Mark[] =>
  within(group.children).filter((node): node is Mark => node.kind === 'mark');

/** The box around all marks of a group, shadows left out. */
export const boundsOfGroup = (picture: Picture, name: string): Box => {
  return boxAround(marksOf(groupNamed(picture, name)).map(({ path }) => boundsOf(path)));
};

/** All coordinates of a picture. */
export const pictureNumbers = (picture: Picture): readonly number[] =>
  within(picture.nodes).flatMap((node) => {
    if (node.kind === 'mark') {
      return node.path.flatMap((segment) => segment.filter((part): part is number => typeof part === 'number'));
    }
    return node.kind === 'halo' ? [...node.center, ...node.radii] : [];
  });

export const testCharacter = (changes: Partial<Character> = {}): Character => ({
  id: 'h',
  name: 'Nour',
  age: 6,
  pronouns: 'she',
  kind: 'person',
  looks: DEFAULT_LOOKS,
  traits: [],
  interests: [],
  ...changes,
});

type SceneChanges = Partial<Omit<Scene, 'cast' | 'props'>> &
  Partial<Pick<CastMember, 'pose' | 'facing' | 'expression' | 'carries'>> & { companion?: Companion; prop?: Prop };

/** A scene with a hero, a companion and a prop. */
export const testScene = (changes: SceneChanges = {}): Scene => {
  const {
    pose = 'walking',
    facing = 'onward',
    expression = 'happy',
    carries,
    companion = 'fox',
    prop = 'mushroom',
    ...scene
  } = changes;
  return {
    setting: 'forest',
    variant: 0,
    light: 'day',
    weather: 'clear',
    mood: 'calm',
    framing: 'medium',
    direction: 'ltr',
    cast: [
      {
        ref: 'hero',
        who: { character: 'h' },
        pose,
        facing,
        expression,
        place: { along: 'start-center', plane: 'near' },
        gaze: { at: 'companion' },
        action: 'walks',
        ...(carries ? { carries } : {}),
      },
      {
        ref: 'companion',
        who: { companion, name: null },
        pose,
        facing: 'against',
        expression,
        place: { along: 'end', plane: 'near' },
        gaze: 'reader',
        action: 'follows',
      },
    ],
    props: [{ ref: 'prop', prop, place: { along: 'start', plane: 'near' } }],
    focus: 'hero',
    calmZone: 'start',
    action: '{hero} walks with {companion}',
    mustShow: [],
    mustNotShow: [],
    hidden: 'snail',
    ...scene,
  };
};
