import { describe, expect, it } from 'vitest';
import { printBook } from '#scripts/stories/print-book.ts';
import { printReport } from '#scripts/stories/print-report.ts';
import { measureStories } from '#scripts/stories/report.ts';
import { checkStory } from '#core/story/checks/check-story.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { TEMPLATES } from '#studio/storyteller/templates/templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

describe('the reading room', () => {
  it('prints every word of a book within the width of a terminal, with its findings', () => {
    const brief = variedBrief({ templateId: 'night-forest', language: 'en', age: 6, spreads: 8 }, 4);
    const story = writeStory(brief);
    const finding = { check: 'article', spread: 2, severity: 'warning', detail: 'a owl' } as const;
    const printed = printBook(brief, story, [...checkStory(story, brief), finding]);
    for (const line of printed.split('\n').slice(3)) expect(line.length).toBeLessThanOrEqual(88);
    const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
    const inOrder = words(printed).join(' ');
    for (const { texts } of story.spreads) expect(inOrder).toContain(words(texts.en ?? '').join(' '));
    expect(printed).toContain('warning: article: a owl');
  });

  it('sets Arabic lines flush right', () => {
    const brief = variedBrief({ templateId: 'night-forest', language: 'ar', age: 6, spreads: 8 }, 1);
    const printed = printBook(brief, writeStory(brief), []);
    expect(printed).toMatch(/^ +\u200F[^\n]*[\u0600-\u06FF]/m);
  });

  it('measures every template in every language', () => {
    const report = measureStories({ books: 40, compared: 2 });
    expect(report.templates).toEqual({
      en: TEMPLATES.filter(({ texts }) => texts.en).length,
      ar: TEMPLATES.filter(({ texts }) => texts.ar).length,
    });
    expect(report.books).toBeGreaterThanOrEqual(40);
    for (const { byTemplate, bands } of Object.values(report.languages)) {
      for (const one of Object.values(byTemplate)) {
        expect(one.books).toBeGreaterThanOrEqual(3);
        expect(one.sharedSentencesMean).toBeLessThanOrEqual(one.sharedSentencesMax);
        expect(one.distinct1).toBeGreaterThan(0);
      }
      expect(Object.keys(bands).length).toBeGreaterThan(0);
    }
    for (const language of ['en', 'ar'])
      expect(Object.keys(report.languages[language]?.bands ?? {})).toEqual(['2-4', '5-7', '8-10']);
    expect(Object.keys(report.languages)).toContain('ar-egyptian');
    for (const { id } of TEMPLATES) expect(printReport(report)).toContain(`### ${id}`);
  }, 240_000);
});
