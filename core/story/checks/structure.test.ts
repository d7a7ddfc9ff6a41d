import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { unknownRefs } from '#core/story/scene.ts';
import { checkStoryStructure } from '#core/story/checks/structure.ts';
import type { Story } from '#core/story/story.ts';

const scene = (change: Partial<Scene> = {}): Scene => ({
  setting: 'forest',
  variant: 0,
  light: 'day',
  weather: 'clear',
  mood: 'calm',
  framing: 'wide',
  direction: 'ltr',
  cast: [
    {
      ref: 'hero',
      who: { character: 'one' },
      pose: 'standing',
      facing: 'front',
      expression: 'happy',
      place: { along: 'center', plane: 'near' },
      gaze: 'reader',
      action: 'waves',
    },
  ],
  props: [],
  focus: 'hero',
  calmZone: 'top',
  action: '{hero} waves',
  mustShow: ['{hero} waving'],
  mustNotShow: [],
  hidden: 'snail',
  ...change,
});

const story = (texts: string[], change: Partial<Story> = {}): Story => ({
  titles: { en: 'A title' },
  cover: scene(),
  spreads: texts.map((en) => ({ texts: { en }, scene: scene() })),
  ...change,
});

const wanted = { language: 'en', spreads: 2, characters: [{ id: 'one', name: '{Nour}' }] } as const;
const checks = (value: Story, of: Parameters<typeof checkStoryStructure>[1] = wanted) =>
  checkStoryStructure(value, of).map(({ check, spread }) => [check, spread]);

describe('the structure of a story', () => {
  it('passes when it is whole, even when a name looks like a slot', () => {
    expect(checks(story(['One {Nour}.', 'Two.']))).toEqual([]);
  });

  it.each([
    ['a spread is missing', story(['One.']), [['spread-count', null]]],
    ['a text is empty', story(['One.', '  ']), [['text-missing', 1]]],
    ['the title is missing', story(['One.', 'Two.'], { titles: { en: ' ' } }), [['title-missing', null]]],
    ['a slot is unfilled', story(['Dear {name}.', 'Two.']), [['unfilled-slot', 0]]],
    ['a value is missing', story(['Dear undefined.', 'Two.']), [['unfilled-slot', 0]]],
    ['a scene names nobody', story(['One.', 'Two.'], { cover: scene({ focus: 'fox' }) }), [['scene-refs', null]]],
  ])('fails when %s', (_what, value, findings) => expect(checks(value)).toEqual(findings));

  it('wants both languages of a bilingual book', () => {
    expect(checks(story(['One.', 'Two.']), { ...wanted, language: 'bilingual' })).toEqual([
      ['title-missing', null],
      ['text-missing', 0],
      ['text-missing', 1],
    ]);
  });

  it('refuses a cast member that the brief does not have', () => {
    expect(checks(story(['One.', 'Two.']), { ...wanted, characters: [{ id: 'two', name: 'Ali' }] })).toEqual([
      ['unknown-character', null],
      ['unknown-character', 0],
      ['unknown-character', 1],
    ]);
  });
});

describe('the refs of a scene', () => {
  it('are found wherever they are used', () => {
    const member = scene().cast[0];
    if (!member) throw new Error('The scene has nobody in it');
    const used = scene({
      focus: 'a',
      action: '{b} runs',
      mustShow: ['{c}'],
      cast: [{ ...member, gaze: { at: 'd' }, action: 'hugs {e}' }],
    });
    expect(unknownRefs(used)).toEqual(['a', 'd', 'b', 'c', 'e']);
  });

  it('are found in what holds, is touched, and happens', () => {
    const member = scene().cast[0];
    if (!member) throw new Error('The scene has nobody in it');
    const held = { ...member, place: { ...member.place, in: 'boat', on: 'log' } };
    const used = scene({
      cast: [{ ...held, touches: { how: 'hand-on', with: 'egg' } }],
      effects: [{ effect: 'splash', at: 'stone', towards: 'duck' }],
    });
    expect(unknownRefs(used)).toEqual(expect.arrayContaining(['boat', 'log', 'egg', 'stone', 'duck']));
    expect(unknownRefs(used)).toHaveLength(5);
  });
});
