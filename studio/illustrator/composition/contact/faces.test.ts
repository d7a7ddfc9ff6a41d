import { describe, expect, it } from 'vitest';
import type { CastMember, PropPlacement, Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { hiddenFaces, joinedHeads } from '#studio/illustrator/composition/contact/faces.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const bearersOf = ({ place, ...one }: CastMember | PropPlacement): string[] =>
  [place.on, place.in, 'touches' in one ? one.touches?.with : undefined].flatMap((ref) => ref ?? []);

/** Names who belongs together because one touches, holds or carries the other. */
const companyIn = (scene: Scene): ((ref: string) => string) => {
  const names = new Map<string, string>();
  const find = (ref: string): string => {
    const next = names.get(ref);
    return next === undefined ? ref : find(next);
  };
  for (const one of [...scene.cast, ...scene.props]) {
    for (const other of bearersOf(one)) if (find(other) !== find(one.ref)) names.set(find(one.ref), find(other));
  }
  return find;
};

const SHARE_ALLOWED = 0.13;
/** Of the gap between two heads. */
const LACK_ALLOWED = 0.07;

/** Every other template is read in the other direction. */
const READERS = [
  ['en', 4],
  ['ar', 6],
] as const;

describe.each(listTemplates().map(({ id }, at) => [id, at] as const))('the pages of %s', (templateId, at) => {
  it.each(READERS.filter((_, turn) => turn === at % READERS.length))(
    'show every face, with room around each head (%s, age %i)',
    (language, age) => {
      const brief = variedBrief({ templateId, language, age, spreads: 8 }, age);
      const story = writeStory(brief);
      const pages = [story.cover, ...story.spreads.map(({ scene }) => scene)].map((scene, index) => {
        const kind = index === 0 ? 'cover' : 'page';
        const placed = placedScene({ scene, characters: brief.characters, artStyle: 'gouache', seed: index, kind });
        const joined = joinedHeads(placed, companyIn(scene)).filter(({ lack }) => lack > LACK_ALLOWED);
        return { hidden: hiddenFaces(placed).filter(({ share }) => share > SHARE_ALLOWED), joined };
      });
      expect(pages.flatMap(({ hidden }) => hidden)).toEqual([]);
      expect(pages.flatMap(({ joined }) => joined)).toEqual([]);
    },
  );
});

const named = (placed: readonly Placed[], ref: string): Placed => {
  const found = placed.find((one) => one.ref === ref);
  if (!found) throw new RangeError(`${ref} is not placed`);
  return found;
};

describe('a crowd', () => {
  const characters = ['h', 'a', 'b', 'c'].map((id) => testCharacter({ id }));
  const sceneWith = (framing: Scene['framing']): Scene => {
    const scene = testScene({ framing, setting: 'garden' });
    const [lead] = scene.cast;
    if (!lead) throw new RangeError('The test scene has a lead');
    const others = (['a', 'b', 'c'] as const).map(
      (id): CastMember => ({
        ...lead,
        ref: id,
        who: { character: id },
        gaze: 'reader',
        place: { along: 'start-center', plane: id === 'a' ? 'near' : 'middle' },
      }),
    );
    return { ...scene, cast: [lead, ...others], props: [] };
  };
  const stand = (framing: Scene['framing']): readonly Placed[] =>
    placedScene({ scene: sceneWith(framing), characters, artStyle: 'gouache', seed: 1, kind: 'page' });

  it.each(['wide', 'medium', 'low-angle'] as const)('told onto one spot comes apart (%s)', (framing) => {
    const placed = stand(framing);
    expect(hiddenFaces(placed)).toEqual([]);
    expect(joinedHeads(placed, (ref) => ref)).toEqual([]);
  });

  it.each(['wide', 'medium', 'low-angle', 'close'] as const)(
    'is smaller and higher the further back it stands (%s)',
    (framing) => {
      const placed = stand(framing);
      const near = placed.filter(({ plane }) => plane === 'near');
      const behind = placed.filter(({ plane }) => plane !== 'near');
      expect(Math.min(...near.map(({ ground }) => ground[1]))).toBeGreaterThan(
        Math.max(0, ...behind.map(({ ground }) => ground[1])),
      );
      expect(Math.min(...near.map(({ scale }) => scale))).toBeGreaterThan(
        Math.max(0, ...behind.map(({ scale }) => scale)),
      );
    },
  );

  it('leaves the lead in its place rather than others', () => {
    const scene = sceneWith('medium');
    const alone = placedScene({
      scene: { ...scene, cast: scene.cast.slice(0, 1) },
      characters,
      artStyle: 'gouache',
      seed: 1,
      kind: 'page',
    });
    const moved = Math.abs(named(stand('medium'), 'hero').ground[0] - named(alone, 'hero').ground[0]);
    expect(moved).toBeLessThan(160);
  });
});
