import { describe, expect, it } from 'vitest';
import { HAIR_STYLES, type HairColor, type Looks, type Outfit } from '#core/character/looks.ts';
import type { Expression } from '#core/story/vocabulary.ts';
import { drawFigure, type FigureOrder } from '#studio/illustrator/figure/figure.ts';
import { EYE_WHITE, EYES } from '#studio/illustrator/figure/looks.data.ts';
import { boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const forms = (sketch: Sketch, name: string): readonly Form[] =>
  within(sketch).filter((one): one is Form => one.kind === 'form' && one.name === name);

type Changes = {
  readonly looks?: Partial<Looks>;
  readonly age?: number;
  readonly gaze?: Point;
  readonly expression?: Expression;
  readonly view?: FigureOrder['stance']['view'];
  readonly outfit?: Outfit;
};

const drawn = ({ looks, age = 6, gaze = [0, 0], expression = 'calm', view = 'front', outfit }: Changes): Sketch =>
  drawFigure({
    character: testCharacter({ age, looks: { ...testCharacter().looks, ...looks } }),
    pose: 'standing',
    stance: { view, way: 1 },
    expression,
    gaze,
    ...(outfit ? { outfit } : {}),
  }).sketch;

describe('the face', () => {
  it('keeps its eyes open when it laughs at somebody, and closes them when it looks nowhere', () => {
    const opened = (gaze: Point): boolean =>
      forms(drawn({ expression: 'laughing', gaze }), 'eye-white').some(({ color }) => color === EYE_WHITE);
    expect(opened([0.6, 0.1])).toBe(true);
    expect(opened([0, 0])).toBe(false);
  });

  it('narrows laughing eyes', () => {
    const tall = (expression: Expression): number => {
      const [eye] = forms(drawn({ expression, gaze: [0.6, 0] }), 'eye-white').map(({ path }) => boundsOf(path));
      return (eye?.bottom ?? 0) - (eye?.top ?? 0);
    };
    expect(tall('laughing')).toBeLessThan(tall('happy') * 0.8);
    expect(tall('laughing')).toBeGreaterThan(tall('happy') * 0.3);
  });

  it('has no grey or white brows before forty', () => {
    const brows = (hairColor: HairColor, age: number): readonly number[] =>
      forms(drawn({ looks: { hairColor }, age }), 'brow').map(({ color: [, a, b] }) => Math.hypot(a, b));
    for (const hairColor of ['grey', 'white'] as const) {
      expect(Math.min(...brows(hairColor, 6)), hairColor).toBeGreaterThan(0.05);
    }
    expect(Math.max(...brows('grey', 70))).toBeLessThan(0.05);
  });

  it('shows where hair belongs below what covers it', () => {
    for (const headCovering of ['hijab-turban', 'ghutra', 'bonnet', 'cap', 'beanie', 'sun-hat'] as const) {
      expect(forms(drawn({ looks: { headCovering } }), 'hairline').length, headCovering).toBeGreaterThan(0);
    }
    for (const headCovering of ['hijab', 'hijab-draped'] as const) {
      expect(forms(drawn({ looks: { headCovering } }), 'inner-band').length, headCovering).toBeGreaterThan(0);
    }
    expect(forms(drawn({ looks: { headCovering: 'cap', hairStyle: 'bald' } }), 'hairline').length).toBe(0);
  });

  it('wears no brim inside a helmet', () => {
    expect(forms(drawn({ looks: { headCovering: 'sun-hat' } }), 'hat').length).toBe(1);
    expect(forms(drawn({ looks: { headCovering: 'sun-hat' }, outfit: 'space-suit' }), 'hat').length).toBe(0);
  });

  it.each(HAIR_STYLES)('is not crossed by a lock of %s when it is turned', (hairStyle) => {
    const looks = { hairStyle, hairColor: 'blond', eyeColor: 'green' } as const;
    const sketch = drawn({ looks, view: 'side' });
    const all = within(sketch);
    const iris = all.filter((one): one is Form => one.kind === 'form' && one.color === EYES.green);
    const eyes = iris.map(({ path }) => boundsOf(path));
    const later = all.slice(all.indexOf(iris[0] as Sketch));
    const locks = later.filter((one): one is Form => one.kind === 'form' && one.name === 'hair');
    const foremost = Math.max(...eyes.map(({ left, right }) => (left + right) / 2));
    const level = Math.max(...eyes.map(({ bottom }) => bottom));
    const crossing = locks.filter(({ path }) => {
      const box = boundsOf(path);
      return box.left > foremost - 4 && box.bottom > level + 3 && box.right - box.left < 12;
    });
    expect(crossing.length).toBe(0);
  });
});
