import { describe, expect, it } from 'vitest';
import { SKIN_TONES } from '#core/character/looks.ts';
import { captionOf, type JudgedBook, pagesByLot, pagesOf } from '#scripts/pages/orders.ts';

const BOOK: JudgedBook = {
  templateId: 'night-forest',
  language: 'en',
  dialect: 'standard',
  age: 6,
  spreads: 8,
  seed: 9,
  artStyle: 'gouache',
};

describe('pages to judge', () => {
  it('are a whole book, its cover first', () => {
    const pages = pagesOf(BOOK, 300);
    expect(pages.map(({ page }) => page)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(pages.map(({ order }) => order.kind)).toEqual(['cover', ...Array.from({ length: 8 }, () => 'page')]);
    for (const { text } of pages) expect(text).not.toBe('');
  });

  it('are only those that were asked for, drawn as in the whole book', () => {
    const whole = pagesOf(BOOK, 300);
    expect(pagesOf(BOOK, 300, [0, 4])).toEqual([whole[0], whole[4]]);
  });

  it('show a family: kin of neighbouring skin tones, in the same looks on every page', () => {
    const [cover, first] = pagesOf(BOOK, 300, [0, 1]);
    const people = first?.order.characters.filter(({ kind }) => kind === 'person') ?? [];
    const tones = people.map(({ looks }) => SKIN_TONES.indexOf(looks.skinTone));
    expect(people.length).toBeGreaterThan(1);
    expect(Math.max(...tones) - Math.min(...tones)).toBeLessThanOrEqual(2);
    expect(first?.order.characters).toEqual(cover?.order.characters);
  });

  it('are the same by the same lot, one of each template before any comes again', () => {
    const pages = pagesByLot(13, 5, 300);
    expect(pagesByLot(13, 5, 300)).toEqual(pages);
    expect(pagesByLot(13, 6, 300)).not.toEqual(pages);
    expect(new Set(pages.slice(0, 12).map(({ book }) => book.templateId)).size).toBe(12);
    expect(pages).toHaveLength(13);
  });

  it('are captioned with how they are drawn again', () => {
    const [page] = pagesOf({ ...BOOK, language: 'ar', dialect: 'egyptian' }, 300, [2]);
    expect(page && captionOf(page)).toMatch(
      /^night-forest · ar egyptian · reader 6 · 8 spreads · seed 9 · gouache · page 2\n./,
    );
  });
});
