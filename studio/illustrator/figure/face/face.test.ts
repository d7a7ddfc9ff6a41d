import { describe, expect, it } from 'vitest';
import { GLASSES, HAIR_STYLES, type HairColor, type Looks, type Outfit, SKIN_TONES } from '#core/character/looks.ts';
import type { Expression } from '#core/story/vocabulary.ts';
import { drawFigure, type FigureOrder } from '#studio/illustrator/figure/figure.ts';
import { EYE_WHITE, EYES, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Line, Sketch } from '#studio/illustrator/sketch.ts';

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
  /** Who sits holds the head straight, so that a face is as wide and tall on the page as it is. */
  readonly pose?: FigureOrder['pose'];
};

const drawn = ({
  looks,
  age = 6,
  gaze = [0, 0],
  expression = 'calm',
  view = 'front',
  outfit,
  pose = 'sitting',
}: Changes): Sketch =>
  drawFigure({
    character: testCharacter({ age, looks: { ...testCharacter().looks, ...looks } }),
    pose,
    stance: { view, way: 1 },
    expression,
    gaze,
    ...(outfit ? { outfit } : {}),
  }).sketch;

describe('a mouth with clenched teeth', () => {
  it('is one light band with the line where the rows meet, and no grid', () => {
    const isUpright = ({ path }: Line): boolean => {
      const { left, right, top, bottom } = boundsOf(path);
      return bottom - top > right - left;
    };
    for (const view of ['front', 'three-quarter', 'side'] as const) {
      const [mouth] = within(drawn({ expression: 'grimacing', view })).filter(
        (one) => one.kind === 'bundle' && one.name === 'mouth',
      );
      const lines = (mouth ? within(mouth) : []).filter((one): one is Line => one.kind === 'line');
      expect(lines, view).toHaveLength(2);
      expect(lines.filter(isUpright), view).toEqual([]);
    }
  });
});

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

  it('opens the mouth to sing, wider to call, and closes it to chew', () => {
    const tall = (expression: Expression): number => {
      const boxes = forms(drawn({ expression, gaze: [0.5, 0] }), 'mouth').map(({ path }) => boundsOf(path));
      return Math.max(...boxes.map(({ top, bottom }) => bottom - top));
    };
    expect(tall('singing')).toBeGreaterThan(tall('surprised') * 1.4);
    expect(tall('calling')).toBeGreaterThan(tall('singing'));
    expect(tall('calling')).toBeGreaterThan(tall('laughing') * 0.9);
    expect(tall('chewing')).toBeLessThan(tall('happy'));
  });

  it('lets no open mouth cover the nose', () => {
    for (const expression of ['singing', 'calling', 'yawning', 'crying'] as const) {
      for (const view of ['front', 'three-quarter', 'side'] as const) {
        const sketch = drawn({ expression, view });
        const mouths = forms(sketch, 'mouth').map(({ path }) => boundsOf(path).top);
        const noses = within(sketch).filter((one) => one.kind === 'bundle' && one.name === 'nose');
        const tips = noses.flatMap(within).flatMap((one) => (one.kind === 'form' ? [boundsOf(one.path).bottom] : []));
        expect(Math.min(...mouths), `${expression} ${view}`).toBeGreaterThan(Math.max(...tips));
      }
    }
  });

  it('has teeth within the lips of a tall mouth, and its lips clear of the nose', () => {
    // Seen from the front a head that looks up or down does not turn on the page.
    for (const expression of ['singing', 'calling'] as const)
      for (const view of ['front', 'three-quarter', 'side'] as const)
        for (const age of [3, 6, 10, 40])
          for (const down of view === 'front' ? [-0.6, 0, 0.8] : [0]) {
            const sketch = drawn({ expression, view, age, gaze: [0.3, down] });
            const [mouth] = forms(sketch, 'mouth').map(({ path }) => boundsOf(path));
            const [teeth] = forms(sketch, 'teeth').map(({ path }) => boundsOf(path));
            const noses = within(sketch).filter((one) => one.kind === 'bundle' && one.name === 'nose');
            const lines = noses
              .flatMap(within)
              .flatMap((one) => (one.kind === 'line' ? [boundsOf(one.path).bottom] : []));
            const label = `${expression} ${view} ${age} ${down}`;
            const tall = (mouth?.bottom ?? 0) - (mouth?.top ?? 0);
            expect(((teeth?.top ?? 0) - (mouth?.top ?? 0)) / tall, label).toBeGreaterThan(0.03);
            expect(((teeth?.bottom ?? 0) - (mouth?.top ?? 0)) / tall, label).toBeLessThan(0.5);
            expect((mouth?.top ?? 0) - Math.max(...lines), label).toBeGreaterThan(0.2);
          }
  });

  it('is sad and worried with a small, soft mouth', () => {
    const box = (expression: Expression): ReturnType<typeof boundsOf> =>
      boundsOf(forms(drawn({ expression }), 'mouth')[0]?.path ?? []);
    const calm = box('calm');
    for (const expression of ['sad', 'worried'] as const) {
      const { left, right, top, bottom } = box(expression);
      expect(right - left, expression).toBeLessThan((calm.right - calm.left) * 0.75);
      expect(bottom - top, expression).toBeLessThan((right - left) * 0.5);
    }
  });

  it('keeps a chin below every open mouth, of those who look down, too', () => {
    for (const expression of ['singing', 'calling', 'yawning', 'crying', 'laughing'] as const) {
      for (const view of ['front', 'three-quarter', 'side'] as const) {
        const sketch = drawn({ expression, view, pose: 'standing', gaze: [0.3, 1] });
        const [head] = within(sketch).filter((one) => one.kind === 'bundle' && one.name === 'head');
        const [face] = (head ? forms(head, 'skin') : []).map(({ path }) => boundsOf(path));
        const lip = Math.max(...forms(sketch, 'mouth').map(({ path }) => boundsOf(path).bottom));
        const tall = (face?.bottom ?? 0) - (face?.top ?? 0);
        expect(((face?.bottom ?? 0) - lip) / tall, `${expression} ${view}`).toBeGreaterThan(0.05);
      }
    }
  });

  it('looks with both eyes to the same side, far enough to be seen', () => {
    for (const view of ['front', 'three-quarter', 'side'] as const) {
      for (const x of [-0.8, 0.8]) {
        const sketch = drawn({ view, gaze: [x, 0], looks: { eyeColor: 'green' } });
        const whites = forms(sketch, 'eye-white').map(({ path }) => boundsOf(path));
        const irises = within(sketch)
          .filter((one): one is Form => one.kind === 'form' && one.color === EYES.green)
          .map(({ path }) => boundsOf(path));
        expect(whites.length).toBe(2);
        whites.forEach((white, index) => {
          const iris = irises[index] ?? white;
          const off = (iris.left + iris.right - white.left - white.right) / (white.right - white.left);
          expect(off * Math.sign(x), `${view} ${x}`).toBeGreaterThan(0.3);
        });
      }
    }
  });

  it('lowers the lids over a look down', () => {
    const tall = (y: number): number => {
      const [eye] = forms(drawn({ gaze: [0, y] }), 'eye-white').map(({ path }) => boundsOf(path));
      return (eye?.bottom ?? 0) - (eye?.top ?? 0);
    };
    expect(tall(0.9)).toBeLessThan(tall(0) * 0.95);
  });

  it.each(SKIN_TONES)('is readable on %s: brows, mouth, closed eyes, glasses', (skinTone) => {
    const base = SKINS[skinTone].skin[0];
    const apart = (expression: Expression, name: string): number => {
      const colors = forms(drawn({ looks: { skinTone }, expression }), name).map(({ color }) =>
        Math.abs(color[0] - base),
      );
      return Math.min(...colors);
    };
    expect(apart('calm', 'brow')).toBeGreaterThan(0.12);
    expect(apart('calm', 'mouth')).toBeGreaterThan(0.12);
    expect(apart('laughing', 'eye')).toBeGreaterThan(0.12);
    for (const glasses of GLASSES.filter((one) => one !== 'none')) {
      const frames = within(drawn({ looks: { skinTone, glasses } })).filter((one) => one.kind === 'line');
      const rims = frames.filter(({ name }) => name === 'glasses');
      expect(rims.length).toBe(2);
      for (const { color } of rims) expect(Math.abs(color[0] - base), glasses).toBeGreaterThan(0.2);
    }
  });

  it('shows both eyes in the opening of a hijab, with nothing across them', () => {
    for (const headCovering of ['hijab', 'hijab-draped'] as const) {
      for (const view of ['front', 'three-quarter', 'side'] as const) {
        const all = within(drawn({ looks: { headCovering }, view, gaze: [0.8, 0] }));
        const eyes = all.filter((one): one is Form => one.kind === 'form' && one.name === 'eye-white');
        const boxes = eyes.map(({ path }) => boundsOf(path));
        const face = all.findIndex((one) => one.kind === 'bundle' && one.name === 'nose');
        const over = all
          .slice(face)
          .filter((one) => one.kind === 'bundle' && one.name === 'headwear')
          .flatMap(within)
          .filter(
            (one): one is Form | Line => one.kind === 'line' || (one.kind === 'form' && one.name === 'inner-band'),
          );
        expect(boxes.length).toBe(2);
        for (const one of over) {
          const middles = boxes.map(
            ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2] as const,
          );
          const points = one.path.flatMap((step) => (step[0] === 'C' ? [[step[5], step[6]] as const] : []));
          const hit = points.some(([x, y]) => middles.some(([ex, ey]) => Math.hypot(x - ex, y - ey) < 2.4));
          expect(hit, `${headCovering} ${view}`).toBe(false);
        }
      }
    }
  });

  it('changes with the years: the eyes of a small child are larger and lower than those of a big one', () => {
    const eye = (age: number): { tall: number; low: number } => {
      const sketch = drawn({ age });
      const [white] = forms(sketch, 'eye-white').map(({ path }) => boundsOf(path));
      const skull = within(sketch).find((one) => one.kind === 'bundle' && one.name === 'head');
      const [head] = within(skull ?? sketch).flatMap((one) =>
        one.kind === 'form' && one.name === 'skin' && boundsOf(one.path).bottom - boundsOf(one.path).top > 20
          ? [boundsOf(one.path)]
          : [],
      );
      const size = (head?.bottom ?? 1) - (head?.top ?? 0);
      return {
        tall: ((white?.bottom ?? 0) - (white?.top ?? 0)) / size,
        low: ((white?.bottom ?? 0) - (head?.top ?? 0)) / size,
      };
    };
    const [three, seven, ten, grown] = [eye(3), eye(7), eye(10), eye(36)];
    expect(three.tall).toBeGreaterThan(seven.tall * 1.05);
    expect(seven.tall).toBeGreaterThan(ten.tall * 1.05);
    expect(ten.tall).toBeGreaterThan(grown.tall * 1.05);
    expect(three.low).toBeGreaterThan(ten.low);
  });
});
