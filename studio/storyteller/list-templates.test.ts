import { describe, expect, it } from 'vitest';
import { unknownRefs } from '#core/story/scene.ts';
import { findTemplate, listTemplates, SAMPLE_HERO } from '#studio/storyteller/list-templates.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';

describe('listTemplates', () => {
  it('has every template once, with both languages of its gallery text', () => {
    const ids = listTemplates().map(({ id }) => id);
    expect(ids).toEqual(TEMPLATES.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, summary, lesson, languages } of listTemplates()) {
      for (const text of [title, summary, lesson]) {
        expect(text.en).not.toBe('');
        expect(text.ar).toMatch(/\p{Script=Arabic}/u);
      }
      expect(languages).toContain('en');
    }
  });

  it('shows the sample hero on a scene that can be drawn', () => {
    for (const { coverScene } of listTemplates()) {
      expect(unknownRefs(coverScene)).toEqual([]);
      expect(coverScene.cast[0]?.who).toEqual({ character: SAMPLE_HERO.id });
    }
  });

  it('finds one by id and none by a wrong one', () => {
    expect(findTemplate('quiet-turtle')?.title.en).toBe('The Turtle Who Said Excuse Me');
    expect(findTemplate('')).toBeNull();
  });
});

describe('the plans of every template', () => {
  it('have as many spreads as they say, and every beat has text in every band and language, and a scene', () => {
    for (const template of TEMPLATES) {
      for (const [count, plan] of Object.entries(template.plans)) {
        expect(plan).toHaveLength(Number(count));
        const beats = plan.flatMap(({ beats: joined }) => joined.split('+')).filter((beat) => !beat.startsWith('#'));
        for (const text of Object.values(template.texts)) {
          for (const band of Object.values(text?.bands ?? {})) {
            for (const beat of beats) expect(Object.keys(band.beats), `${template.id} ${beat}`).toContain(beat);
          }
        }
        for (const beat of beats) expect(Object.keys(template.scenes), `${template.id} ${beat}`).toContain(beat);
        expect(beats).toContain(template.coverAs);
      }
    }
  });
});
