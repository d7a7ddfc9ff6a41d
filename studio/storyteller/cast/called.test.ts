import { describe, expect, it } from 'vitest';
import { describeScene } from '#studio/illustrator/describe-scene.ts';
import { calledAs } from '#studio/storyteller/cast/called.ts';
import { COMPANION_NOUNS } from '#studio/storyteller/cast/companions.data.ts';
import { ARABIC_NOUNS, EGYPTIAN_NOUNS } from '#studio/storyteller/cast/nouns.data.ts';
import { plainSpelling } from '#studio/storyteller/language/vowel-marks.ts';
import { childBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const KNOWN: ReadonlySet<string | undefined> = new Set([
  ...Object.values(COMPANION_NOUNS.ar).map(plainSpelling),
  ...[ARABIC_NOUNS, EGYPTIAN_NOUNS].flatMap((nouns) => Object.values(nouns).flatMap(({ she, he }) => [she, he])),
  'الماعز',
  'المعلمة',
]);

describe('calledAs', () => {
  it('gives the noun that stands before the name in the text of every template', () => {
    let times = 0;
    for (const { id, companions, texts } of TEMPLATES) {
      for (const dialect of ['standard', 'egyptian'] as const) {
        const text = dialect === 'egyptian' ? texts['ar-egyptian'] : texts.ar;
        if (!text) continue;
        const lines = plainSpelling(JSON.stringify(text.bands));
        for (const [ref, { companion, pronouns }] of Object.entries(companions)) {
          const entity = { name: ref, introduced: ref, count: 1, kind: 'pet', age: null } as const;
          const gender = text.genders?.[ref] ?? pronouns;
          const tongue = { language: 'ar', dialect } as const;
          const { noun } = calledAs(companion, { ...entity, pronouns: gender }, tongue, text.nouns?.[ref]);
          for (const [, before = ''] of lines.matchAll(new RegExp(`(ال[\\u0621-\\u064A]+) \\{${ref}\\}`, 'gu')))
            if (KNOWN.has(before)) {
              expect(noun, `${id} ${dialect} ${ref}`).toBe(before);
              times++;
            }
        }
      }
    }
    expect(times).toBeGreaterThan(500);
  });

  it('is in the scenes of a book for each of its languages, and in the words of its pictures', () => {
    const sort = { templateId: 'nibbled-recipe', language: 'bilingual', age: 6, spreads: 12 } as const;
    const brief = childBrief(sort, 3);
    const scenes = writeStory(brief).spreads.map(({ scene }) => scene);
    const mouse = scenes.flatMap(({ cast }) => cast).find(({ ref }) => ref === 'mouse')?.who;
    if (!mouse || !('companion' in mouse)) throw new Error('The mouse is in this story');
    expect(mouse.called?.en).toMatchObject({ noun: 'mouse', pronouns: 'she' });
    expect(mouse.called?.ar).toMatchObject({ noun: 'الفأرة', pronouns: 'she' });
    expect(mouse.called?.ar?.name).toMatch(/^[\u0621-\u0652 ]+$/u);
    const told = scenes.map((scene) => describeScene(scene, brief.characters, 'ar')).join(' ');
    expect(told).toContain(`الفأرة ${mouse.called?.ar?.name}`);
  });

  it('names the companion of the family’s own idea, too', () => {
    const sort = {
      templateId: 'night-forest',
      language: 'ar',
      age: 6,
      spreads: 12,
      idea: 'قصة مع قطة اسمها لولي',
    } as const;
    const cast = writeStory(childBrief(sort, 3)).spreads.flatMap(({ scene }) => scene.cast);
    const wanted = cast.find(({ ref }) => ref === 'wanted')?.who;
    expect(wanted).toMatchObject({ companion: 'cat', called: { ar: { noun: 'القطة', pronouns: 'she' } } });
  });
});
