import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Companion, Prop, Setting } from '#core/story/vocabulary.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { coverBefore } from '#studio/illustrator/composition/grounding/cover.ts';
import { formAt, surfaceAt } from '#studio/illustrator/composition/grounding/surface.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { contactsOf } from '#studio/illustrator/ground/contacts.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const characters = [testCharacter()];
const orderFor = (scene: Scene) => ({ scene, characters, artStyle: 'gouache', seed: 1, kind: 'page' }) as const;

const lead = (change: Partial<CastMember>, scene: Partial<Scene> = {}): Scene => {
  const told = testScene({ setting: 'garden' });
  const [first] = told.cast;
  if (!first) throw new Error('There is nobody');
  return { ...told, cast: [{ ...first, ...change }], props: [], ...scene };
};

const placedIn = (scene: Scene, ref: string): Placed => {
  const found = placedScene(orderFor(scene)).find((one) => one.ref === ref);
  if (!found) throw new Error(`${ref} is not in the picture`);
  return found;
};

const formNamed = (sketch: Sketch, name: string): Sketch | null => {
  if (sketch.kind !== 'bundle') return sketch.kind === 'form' && sketch.name === name ? sketch : null;
  for (const child of sketch.children) {
    const found = formNamed(child, name);
    if (found) return found;
  }
  return null;
};

const bird = (companion: Companion, place: CastMember['place']): Partial<CastMember> => ({
  who: { companion, name: null },
  pose: 'sitting',
  place,
});

describe('a bird on a thing', () => {
  const on = (prop: Prop, companion: Companion): Scene =>
    lead(
      { ...bird(companion, { along: 'center', plane: 'near', on: 'thing' }), pose: 'standing' },
      { props: [{ ref: 'thing', prop, place: { along: 'center', plane: 'near' } }] },
    );

  it.each(['fountain', 'table', 'bench', 'chair', 'tree-stump', 'well', 'suitcase', 'bridge', 'tent'] as const)(
    'has its feet on it: %s',
    (prop) => {
      for (const companion of ['hoopoe', 'owl', 'pigeon'] as const) {
        const scene = on(prop, companion);
        const [one, thing] = [placedIn(scene, 'hero'), placedIn(scene, 'thing')];
        const held = contactsOf(one)
          .filter(({ weight }) => weight > 0.6)
          .some(({ left, right, y }) => {
            const x = (left + right) / 2;
            return formAt(thing.sketch, [x, y]) !== null || surfaceAt(thing.sketch, [x, y], 4) !== null;
          });
        expect(held, companion).toBe(true);
      }
    },
  );
});

describe('a bird that sits high up', () => {
  const high = (setting: Setting, companion: Companion): Scene =>
    lead(bird(companion, { along: 'center-end', plane: 'middle', height: 'high' }), { setting });

  it('sits on a branch that passes right under it, wherever it is', () => {
    for (const along of ['start', 'start-center', 'center', 'center-end', 'end'] as const) {
      for (const companion of ['owl', 'bird', 'pigeon', 'duck'] as const) {
        const scene = lead(bird(companion, { along, plane: 'middle', height: 'high' }), { setting: 'forest' });
        const { sketch } = placedIn(scene, 'hero');
        if (sketch.kind !== 'bundle') throw new Error('There is no branch');
        const [limb, body] = [sketch.children[0], sketch.children.at(-1)];
        if (!limb || !body) throw new Error('There is no branch');
        const feet = contactsOf({ sketch: body, box: placedIn(scene, 'hero').box });
        const widest = feet.reduce((best, one) => (one.right - one.left > best.right - best.left ? one : best));
        const top = surfaceAt(limb, [(widest.left + widest.right) / 2, widest.y], 40);
        expect(Math.abs((top ?? Infinity) - widest.y), `${companion} ${along}`).toBeLessThan(6);
      }
    }
  });

  it('sits on a board on the wall of a room, and flies where there is nothing', () => {
    const inside = placedIn(high('library', 'owl'), 'hero');
    expect(inside.sketch.kind === 'bundle' && inside.sketch.children.length > 3).toBe(true);
    const outside = placedIn(high('desert', 'owl'), 'hero');
    expect(outside.box.right - outside.box.left).toBeGreaterThan((inside.box.right - inside.box.left) * 1.3);
  });
});

describe('whoever sleeps', () => {
  const asleep = (setting: Setting, place: Partial<CastMember['place']> = {}): Scene =>
    lead({ pose: 'sleeping', place: { along: 'center', plane: 'near', ...place } }, { setting });

  it('lies on a mattress on the ground, under a blanket that hides the feet', () => {
    const { sketch, box, head } = placedIn(asleep('garden'), 'hero');
    const [mattress, blanket] = [formNamed(sketch, 'mattress'), formNamed(sketch, 'blanket')];
    if (mattress?.kind !== 'form' || blanket?.kind !== 'form') throw new Error('There is no bedding');
    const under = boundsOf(mattress.path);
    expect(under.bottom).toBeGreaterThan(boundsOf(blanket.path).bottom);
    expect(Math.abs(under.bottom - box.bottom)).toBeLessThan(3);
    expect(under.left).toBeLessThan(head?.left ?? 0);
    expect(under.right).toBeGreaterThan(boundsOf(blanket.path).right - 8);
  });

  it('has no mattress on what bears them', () => {
    const scene = {
      ...asleep('garden', { on: 'thing' }),
      props: [{ ref: 'thing', prop: 'bench' as const, place: { along: 'center' as const, plane: 'near' as const } }],
    };
    expect(formNamed(placedIn(scene, 'hero').sketch, 'mattress')).toBeNull();
  });

  it('has grass or snow before the lower edge where it covers the ground, and nowhere else', () => {
    const before = (scene: Scene) => coverBefore(placedIn(scene, 'hero'), scene, seededRandom(1));
    for (const setting of ['garden', 'forest', 'snow'] as const) {
      const scene = asleep(setting);
      const { box } = placedIn(scene, 'hero');
      const [cover] = before(scene);
      if (cover?.kind !== 'form') throw new Error(`Nothing covers the ground of ${setting}`);
      const { top, bottom, left, right } = boundsOf(cover.path);
      expect(top, setting).toBeLessThan(box.bottom);
      expect(bottom, setting).toBeGreaterThan(box.bottom - 6);
      expect(right - left, setting).toBeGreaterThan((box.right - box.left) * 0.7);
    }
    expect(before(asleep('bedroom'))).toEqual([]);
    expect(before({ ...asleep('garden'), variant: 1 })).toEqual([]);
    expect(before(lead({ pose: 'standing' }))).toEqual([]);
  });

  it('lies across no row of vegetables', () => {
    const rows = (pose: CastMember['pose']): number => {
      const scene = lead({ pose, place: { along: 'center', plane: 'middle' } }, { variant: 2, framing: 'wide' });
      const marks = marksOf(groupNamed(composePicture(orderFor(scene)), 'middle'));
      return marks.filter(({ path }) => {
        const { left, right, top, bottom } = boundsOf(path);
        return right - left > 900 && bottom - top < 60;
      }).length;
    };
    expect(rows('sleeping')).toBeLessThan(rows('standing'));
  });
});
