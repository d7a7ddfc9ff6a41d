import { describe, expect, it } from 'vitest';
import { quietBeside } from '#studio/illustrator/composition/sight/feelings.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';

const base = testScene({ companion: 'cat', expression: 'sad', focus: 'hero' });
const [hero, cat] = base.cast;
if (!hero || !cat) throw new RangeError('Two are in the scene');
const beside = { ...cat, expression: 'happy', action: 'sits at a polite distance' } as const;
const feeling = (changes: Partial<typeof base>): string | undefined =>
  quietBeside({ ...base, cast: [hero, beside], ...changes }).cast[1]?.expression;

describe('who stands by', () => {
  it('is quiet beside a heavy heart', () => {
    expect(feeling({})).toBe('calm');
  });

  it('may be glad where the text says so, where the page is about them, and beside the glad', () => {
    expect(feeling({ cast: [hero, { ...beside, action: 'laughs behind a paw' }] })).toBe('happy');
    expect(feeling({ focus: beside.ref })).toBe('happy');
    expect(feeling({ cast: [{ ...hero, expression: 'happy' }, beside] })).toBe('happy');
  });
});
