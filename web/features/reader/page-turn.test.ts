import { describe, expect, it } from 'vitest';
import { pageAfter, pageOfQuery, turnOfClick, turnOfKey, turnOfSwipe } from '#web/features/reader/page-turn.ts';

describe('turnOfKey', () => {
  it('turns with the arrow of the reading direction', () => {
    expect(turnOfKey('ArrowRight', 'ltr')).toBe('next');
    expect(turnOfKey('ArrowLeft', 'ltr')).toBe('previous');
    expect(turnOfKey('ArrowRight', 'rtl')).toBe('previous');
    expect(turnOfKey('ArrowLeft', 'rtl')).toBe('next');
    expect(turnOfKey('Home', 'rtl')).toBe('first');
    expect(turnOfKey('End', 'ltr')).toBe('last');
    expect(turnOfKey('a', 'ltr')).toBeNull();
  });
});

describe('turnOfSwipe', () => {
  it('pulls the next page in against the reading direction', () => {
    expect(turnOfSwipe({ x: -80, y: 5 }, 'ltr')).toBe('next');
    expect(turnOfSwipe({ x: 80, y: 5 }, 'ltr')).toBe('previous');
    expect(turnOfSwipe({ x: -80, y: 5 }, 'rtl')).toBe('previous');
    expect(turnOfSwipe({ x: 80, y: 5 }, 'rtl')).toBe('next');
  });

  it('leaves scrolling and taps alone', () => {
    expect(turnOfSwipe({ x: 20, y: 0 }, 'ltr')).toBeNull();
    expect(turnOfSwipe({ x: 80, y: 90 }, 'ltr')).toBeNull();
  });
});

describe('pageAfter', () => {
  it('stays between the covers', () => {
    expect(pageAfter('next', 3, 12)).toBe(4);
    expect(pageAfter('next', 12, 12)).toBe(12);
    expect(pageAfter('previous', 0, 12)).toBe(0);
    expect(pageAfter('first', 7, 12)).toBe(0);
    expect(pageAfter('last', 7, 12)).toBe(12);
  });
});

describe('pageOfQuery', () => {
  it.each([
    [null, 0],
    ['3', 3],
    ['12', 12],
    ['13', 0],
    ['-1', 0],
    ['1.5', 0],
    ['x', 0],
  ])('of %j is %i', (value, page) => {
    expect(pageOfQuery(value, 12)).toBe(page);
  });
});

describe('turnOfClick', () => {
  it('turns towards the side of the click, and nothing in the middle', () => {
    expect([turnOfClick(0.9, 'ltr'), turnOfClick(0.1, 'ltr'), turnOfClick(0.5, 'ltr')]).toEqual([
      'next',
      'previous',
      null,
    ]);
    expect([turnOfClick(0.9, 'rtl'), turnOfClick(0.1, 'rtl')]).toEqual(['previous', 'next']);
  });
});
