import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { eventFor, gazeOf } from '#studio/illustrator/composition/sight/gaze.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const [told, friend] = testScene({ facing: 'three-quarter' }).cast;
if (!told || !friend) throw new RangeError('Two are in the scene');
const hero = { ...told, gaze: 'ahead' } as const;
const heads = new Map<string, Point>([
  ['hero', [300, 400]],
  ['companion', [800, 500]],
  ['prop', [150, 850]],
]);
const sight = (changes: Partial<Scene> = {}) => ({ scene: { ...testScene(), ...changes }, heads });
const look = (member: CastMember, changes: Partial<Scene> = {}): Point =>
  gazeOf(member, heads.get(member.ref) ?? [0, 0], sight(changes));

describe('what somebody looks at', () => {
  it('is what the picture is about, also for the hero', () => {
    expect(look(hero, { focus: 'companion' })[0]).toBeGreaterThan(0.8);
    expect(look(hero, { focus: 'prop' })[0]).toBeLessThan(0);
    expect(look(hero, { focus: 'prop' })[1]).toBeGreaterThan(0.5);
  });

  it('is the hero, for those who come along, when the picture is about the hero', () => {
    const three = { ...friend, facing: 'three-quarter', gaze: 'reader' } as const;
    expect(look(three, { focus: 'hero' })[0]).toBeLessThan(-0.8);
    expect(look({ ...hero, gaze: 'reader' }, { focus: 'hero' })).toEqual([0, 0]);
  });

  it('is what the scene says, when that is there', () => {
    expect(look({ ...hero, gaze: { at: 'prop' } }, { focus: 'companion' })[0]).toBeLessThan(0);
    expect(look({ ...hero, gaze: { at: 'nobody' } }, { focus: 'companion' })[0]).toBeGreaterThan(0.8);
  });

  it('is above or below, when the scene says up or down and nothing else is there', () => {
    expect(look({ ...hero, gaze: 'up' }, { focus: 'hero' })[1]).toBeLessThan(-0.5);
    expect(look({ ...hero, gaze: 'down' }, { focus: 'prop' })[1]).toBeGreaterThan(0.5);
  });

  it('is what others look at up there, for who looks up', () => {
    const sky = new Map<string, Point>([...heads, ['prop', [500, 100]]]);
    const scene = {
      ...testScene({ focus: 'companion' }),
      cast: [
        { ...hero, gaze: 'up' },
        { ...friend, gaze: { at: 'prop' } },
      ],
    } as const;
    const [x, y] = gazeOf({ ...hero, gaze: 'up' }, [300, 400], { scene, heads: sky });
    expect(x).toBeGreaterThan(0.4);
    expect(y).toBeLessThan(-0.7);
    expect(gazeOf({ ...hero, gaze: 'up' }, [300, 400], { scene, heads })).toEqual([0.25, -0.95]);
  });

  it('is never behind somebody who is seen from the side', () => {
    const onward = { ...hero, facing: 'onward' } as const;
    expect(look(onward, { focus: 'prop' })[0]).toBeGreaterThan(0);
    expect(look({ ...onward, facing: 'against' }, { focus: 'companion' })[0]).toBeLessThan(0);
  });

  it('is whom they touch, or what happens, before the first who is there', () => {
    const scene = testScene({ focus: 'hero' });
    const touching = { ...hero, touches: { how: 'hand-on', with: 'prop' } } as const;
    expect(eventFor(touching, { scene, heads })).toBe('prop');
    expect(eventFor(hero, { scene: { ...scene, effects: [{ effect: 'splash', at: 'prop' }] }, heads })).toBe('prop');
    expect(eventFor(hero, { scene, heads })).toBe('companion');
    expect(eventFor(hero, { scene, heads: new Map() })).toBeNull();
  });

  it('is something in every picture of every book, for everybody but the one the picture is about', () => {
    for (const { id } of listTemplates()) {
      const brief = variedBrief({ templateId: id, language: 'en', age: 6, spreads: 8 }, 9);
      for (const { scene } of writeStory(brief).spreads) {
        const all = [...scene.cast, ...scene.props].map(({ ref }, at): [string, Point] => [ref, [100 + at * 130, 500]]);
        const places = new Map(all);
        for (const member of scene.cast.filter(({ ref }) => ref !== scene.focus && ref !== scene.cast[0]?.ref)) {
          const gaze = gazeOf(member, places.get(member.ref) ?? [0, 0], { scene, heads: places });
          expect(Math.hypot(...gaze), `${id} ${scene.action} ${member.ref}`).toBeGreaterThan(0);
        }
      }
    }
  });
});
