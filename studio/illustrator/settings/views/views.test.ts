import { beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { FRAMINGS, SETTINGS, type Setting } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { boundsOf, ellipse, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { Picture } from '#studio/illustrator/picture.ts';
import {
  boundsOfGroup,
  groupNamed,
  marksOf,
  pictureNumbers,
  testCharacter,
  testScene,
} from '#studio/illustrator/picture-probe.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { clearOf, withoutGrown } from '#studio/illustrator/settings/views/clear-faces.ts';
import { growing } from '#studio/illustrator/settings/views/sway.ts';
import { bush } from '#studio/illustrator/settings/scenery.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { viewpointOf } from '#studio/illustrator/settings/views/viewpoint.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { bundle, detail, form, glow, type Sketch } from '#studio/illustrator/sketch.ts';

const hero = testCharacter({ id: 'h' });
const ANGLES = [0, 1, 2, 3, 4, 5];

const sceneAt = (angle: number, changes: Partial<Scene> = {}): Scene => ({
  ...testScene({ setting: 'garden', pose: 'standing', facing: 'three-quarter' }),
  angle,
  ...changes,
});

const draw = (scene: Scene): Picture =>
  composePicture({ scene, characters: [hero], artStyle: 'gouache', seed: 5, kind: 'page' });

/** The land of a picture as text, without those who stand on it. */
const landOf = (picture: Picture): string =>
  JSON.stringify(['backdrop', 'far', 'middle', 'front'].map((name) => groupNamed(picture, name)));

describe.each(SETTINGS)('%s', (setting: Setting) => {
  const pictures: Picture[] = [];
  beforeAll(() => void pictures.push(...ANGLES.map((angle) => draw(sceneAt(angle, { setting })))));

  it('looks different at every visit, and the same again for the same one', () => {
    const lands = pictures.map(landOf);
    expect(new Set(lands).size).toBe(ANGLES.length);
    expect(landOf(draw(sceneAt(2, { setting })))).toBe(lands[2]);
  });

  it('fills the page to its edges from every viewpoint', () => {
    for (const [angle, picture] of pictures.entries()) {
      expect(pictureNumbers(picture).every(Number.isFinite)).toBe(true);
      const ground = ['backdrop', 'far', 'middle', 'near'].flatMap((name) => marksOf(groupNamed(picture, name)));
      const boxes = ground.map(({ path }) => boundsOf(path));
      const reaches = (x: number): boolean =>
        boxes.some((box) => box.left <= x && box.right >= x && box.bottom >= 1000);
      expect(setting === 'space' || (reaches(1) && reaches(999)), `angle ${angle}`).toBe(true);
    }
  });
});

describe('the viewpoint', () => {
  it('changes the side, the distance or the height of the eye from one visit to the next', () => {
    for (const setting of ['garden', 'bedroom'] as const) {
      const views = ANGLES.map((angle) => viewpointOf(sceneAt(angle, { setting }), drawingOf({ setting, variant: 0 })));
      views.slice(1).forEach((view, index) => {
        expect(view.side).not.toBe(views[index]?.side);
        expect(view.rise).not.toBe(views[index]?.rise);
      });
    }
  });

  it('never comes so close to a shore that it moves behind those in front', () => {
    const closeness = (setting: Setting): number =>
      Math.max(
        ...ANGLES.map(
          (angle) => viewpointOf(sceneAt(angle, { setting }), drawingOf({ setting, variant: 0 })).closeness,
        ),
      );
    expect(closeness('nile')).toBeLessThan(closeness('garden'));
    expect(closeness('garden')).toBeGreaterThan(1.7);
  });

  it('draws the same trees for every seed, as it is the same place', () => {
    const scene = sceneAt(0);
    const other = composePicture({ scene, characters: [hero], artStyle: 'gouache', seed: 99, kind: 'page' });
    expect(landOf(other)).toBe(landOf(draw(scene)));
  });

  it('shows less floor than lawn', () => {
    const horizon = (setting: Setting): number => cameraFor(sceneAt(0, { setting }), 'page', 110).horizon;
    expect(horizon('bedroom')).toBeGreaterThan(horizon('garden') + 40);
  });
});

describe('what stands in front', () => {
  const face = { left: 400, right: 500, top: 300, bottom: 400 };
  const green = hex('#4d7a45');

  it('leaves out a flower before a face with its stem, and keeps the land', () => {
    const flower = bundle([
      form(ellipse([450, 350], [30, 30]), green),
      form(
        polygon([
          [448, 350],
          [452, 350],
          [450, 900],
        ]),
        green,
      ),
    ]);
    const aside = form(ellipse([700, 350], [30, 30]), green);
    const land = form(roundedRect([-20, 320], [1040, 700]), green);
    expect(clearOf([flower, aside, land], [face])).toEqual([aside, land]);
  });

  it('leaves out a whole tree and never its trunk alone, however wide its crown', () => {
    const tree = growing([
      form(roundedRect([440, 200], [30, 700]), green),
      form(ellipse([455, 120], [300, 90]), green),
    ]);
    expect(clearOf(tree, [face])).toEqual([]);
    expect(clearOf(tree, [{ ...face, left: 700, right: 800 }])).toEqual(tree);
  });

  it('leaves out a tree before the moon with the shade and the grass at its foot, and no other', () => {
    const moon = { left: 400, right: 500, top: 60, bottom: 160 };
    const treeAt = (x: number): Sketch[] => [
      glow([x, 902], green, { radii: [60, 12], alpha: 0.4, effect: 'shade' }),
      ...growing([form(roundedRect([x - 15, 200], [30, 700]), green), form(ellipse([x, 150], [90, 80]), green)]),
      detail(ellipse([x, 895], [40, 8]), green),
    ];
    const land = form(roundedRect([-20, 20], [1040, 980]), green);
    expect(withoutGrown([land, ...treeAt(450), ...treeAt(800)], [moon])).toEqual([land, ...treeAt(800)]);
    expect(withoutGrown(treeAt(450), [])).toEqual(treeAt(450));
  });

  it('leaves out a bush with all its leaves', () => {
    const plant = bush([450, 420], 120, { color: green, random: seededRandom(3) });
    expect(clearOf(plant, [face])).toEqual([]);
  });

  it('leaves no shade of what it leaves out', () => {
    const stone = form(ellipse([450, 350], [60, 40]), green);
    const shadeAt = (x: number) => glow([x, 390], green, { radii: [70, 12], alpha: 0.4, effect: 'shade' });
    expect(clearOf([shadeAt(450), stone, shadeAt(700)], [face])).toEqual([shadeAt(700)]);
  });

  it('mows only those blades of a meadow that reach up to a face', () => {
    const blades = [380, 450, 560, 900].map((x) =>
      polygon([
        [x, 900],
        [x + 10, 900],
        [x + 5, 340],
      ]),
    );
    const [meadow] = clearOf([detail(blades.flat(), green)], [face]);
    expect(meadow?.kind === 'form' && meadow.path).toEqual([blades[0], blades[2], blades[3]].flat());
  });

  it.each(['garden', 'nile', 'forest', 'desert', 'kitchen', 'bedroom'] as const)(
    'covers no eyes in the %s',
    (setting) => {
      for (const framing of FRAMINGS.filter((one) => one !== 'through-window')) {
        for (const angle of ANGLES) {
          const picture = draw(sceneAt(angle, { setting, framing }));
          const eyes = ['hero', 'companion'].flatMap((ref) =>
            marksOf(groupNamed(picture, `cast:${ref}`))
              .filter(({ name }) => name === 'eye')
              .map(({ path }) => boundsOf(path)),
          );
          const front = marksOf(groupNamed(picture, 'front')).map(({ path }) => boundsOf(path));
          const covered = eyes.some((eye) =>
            front.some(
              (box) =>
                box.left < eye.left &&
                box.right > eye.right &&
                box.top < eye.top &&
                box.bottom > eye.bottom &&
                box.right - box.left < 400,
            ),
          );
          expect(covered, `${framing}, angle ${angle}`).toBe(false);
        }
      }
    },
  );
});

describe('the tilt of the camera', () => {
  const heroBox = (framing: Scene['framing']) => boundsOfGroup(draw(sceneAt(0, { framing })), 'cast:hero');

  it('lets a figure tower over the horizon from below, and puts the ground around it from above', () => {
    const horizon = (framing: Scene['framing']): number => cameraFor(sceneAt(0, { framing }), 'page', 110).horizon;
    const [below, above] = [heroBox('low-angle'), heroBox('from-above')];
    expect((horizon('low-angle') - below.top) / (below.bottom - below.top)).toBeGreaterThan(0.6);
    expect(above.top).toBeGreaterThan(horizon('from-above'));
  });

  it('draws a place from close by with less detail', () => {
    const count = (framing: Scene['framing']): number =>
      ['far', 'middle'].flatMap((name) => marksOf(groupNamed(draw(sceneAt(0, { framing })), name))).length;
    expect(count('close')).toBeLessThan(count('medium') * 0.8);
  });
});
