import { describe, expect, it } from 'vitest';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Mark, Picture } from '#studio/illustrator/picture.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { otherFront } from '#studio/illustrator/settings/views/foreground.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const stage = (variant: number): Stage => ({
  random: seededRandom(3),
  variant,
  framing: 'medium',
  weather: 'clear',
  isDark: false,
  sky: LIGHT_SETUPS.day.sky,
  horizon: 560,
  nearY: 900,
  unit: 5,
  way: 1,
  calmAbove: 0,
  room: () => 1,
  isFree: () => true,
});

const formsOf = (sketch: Sketch): Sketch[] => (sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : [sketch]);

const frontOf = (setting: 'playground' | 'forest', variant: number): Sketch[] =>
  (otherFront({ setting, isIndoors: false, angle: 0 }, stage(variant)) ?? []).flatMap(formsOf);

/** So many sheets are cut as one. */
const sheetsIn = (sketch: Sketch): number =>
  sketch.kind === 'form' ? sketch.path.filter(([kind]) => kind === 'M').length : 1;

describe('a bough that hangs in from the corner', () => {
  it('has leaves that are each a sheet of its own: no outline shows through another', () => {
    const forms = frontOf('playground', 0);
    expect(forms.length).toBeGreaterThan(30);
    for (const one of forms) expect(sheetsIn(one)).toBe(1);
  });

  it('is one of a fir among firs', () => {
    const corners = (sketch: Sketch): number => (sketch.kind === 'form' ? sketch.path.length : 0);
    const most = (variant: number): number => Math.max(...frontOf('forest', variant).map(corners));
    expect(most(0)).toBeGreaterThan(20);
    expect(most(1)).toBeLessThan(20);
  });

  it('does not cut up the sun', () => {
    const isSun = (mark: Mark): boolean => {
      const { left, right, top, bottom } = boundsOf(mark.path);
      return Math.abs(right - left - 92) < 3 && Math.abs(bottom - top - 92) < 3;
    };
    const draw = (angle: number): Picture => {
      const scene = { ...testScene({ setting: 'garden', pose: 'standing' }), angle };
      return composePicture({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 5, kind: 'page' });
    };
    for (const angle of [1, 4, 5]) {
      const picture = draw(angle);
      const sun = picture.nodes.flatMap((node) => (node.kind === 'mark' && isSun(node) ? [boundsOf(node.path)] : []));
      for (const { left, right, top, bottom } of sun) {
        const over = marksOf(groupNamed(picture, 'front'))
          .map(({ path }) => boundsOf(path))
          .filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
        expect(over, `angle ${angle}`).toEqual([]);
      }
    }
  });

  it('never hangs before the middle of a body: reeds beside a wader, no twig before a cloud', () => {
    const near = (['nile', 'playground', 'forest'] as const).map((setting) =>
      testScene({ setting, pose: 'standing', framing: 'close' }),
    );
    const goose = testScene({ setting: 'nile', pose: 'standing', framing: 'wide', companion: 'goose' });
    for (const told of [...near, goose])
      for (const angle of [1, 2, 3, 4, 5]) {
        const scene = { ...told, angle };
        const order = { scene, characters: [testCharacter()], artStyle: 'gouache', seed: 5, kind: 'page' } as const;
        const grown = marksOf(groupNamed(composePicture(order), 'front')).map(({ path }) => boundsOf(path));
        for (const { kind, box } of placedScene(order)) {
          if (kind !== 'cast') continue;
          const [x, y] = [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * 0.45];
          const over = grown.filter(
            ({ left, right, top, bottom }) => right - left < 300 && left < x && right > x && top < y && bottom > y,
          );
          expect(over, `${scene.setting} ${angle}`).toEqual([]);
        }
      }
  });
});
