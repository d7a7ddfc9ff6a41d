import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { supportedScene } from '#studio/illustrator/composition/support.ts';
import { boundsOfGroup, marksOf, groupNamed, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const hero = testCharacter({ id: 'h' });
const context = { direction: 'ltr', characters: new Map([['h', hero]]), isDark: false } as const;

const friend = (companion: Companion, changes: Partial<CastMember> = {}): CastMember => ({
  ref: companion,
  who: { companion, name: null },
  pose: 'sitting',
  facing: 'onward',
  expression: 'calm',
  place: { along: 'center-end', plane: 'middle', height: 'high' },
  gaze: 'ahead',
  action: 'looks back',
  ...changes,
});

const sceneWith = (friends: readonly CastMember[], changes: Partial<Scene> = {}): Scene => {
  const scene = testScene({ setting: 'desert', ...changes });
  return { ...scene, cast: [...scene.cast.slice(0, 1), ...friends] };
};

const placeOf = (scene: Scene, ref: string) =>
  supportedScene(scene, context).cast.find((member) => member.ref === ref)?.place;
const poseOf = (scene: Scene, ref: string) =>
  supportedScene(scene, context).cast.find((member) => member.ref === ref)?.pose;

const camel = friend('camel', { pose: 'walking', place: { along: 'center', plane: 'middle' } });

const orderOf = (scene: Scene) => ({ scene, characters: [hero], artStyle: 'gouache', seed: 1, kind: 'page' }) as const;

const picture = (scene: Scene) => composePicture(orderOf(scene));

const placedIn = (scene: Scene) => placedScene(orderOf(scene));

describe('somebody in a wheelchair', () => {
  const wheels = testCharacter({ id: 'w', looks: { ...DEFAULT_LOOKS, mobility: 'wheelchair' } });
  const among = { ...context, characters: new Map([...context.characters, ['w', wheels]]) };
  const inRiver = (id: string, pose: CastMember['pose']): Scene => {
    const told = testScene({ setting: 'nile' });
    const place = { along: 'start', plane: 'middle', in: 'pond' } as const;
    return {
      ...told,
      cast: told.cast.slice(0, 1).map((one) => ({ ...one, who: { character: id }, pose, place })),
      props: [{ ref: 'pond', prop: 'water', place: { along: 'start-center', plane: 'middle' } }],
    };
  };

  it('stays on the bank of a river that others stand in, and swims in it without the chair', () => {
    const [stays] = supportedScene(inRiver('w', 'standing'), among).cast;
    expect(stays?.place).toEqual({ along: 'start', plane: 'near' });
    expect(supportedScene(inRiver('w', 'swimming'), among).cast[0]?.place).toHaveProperty('in', 'pond');
    expect(supportedScene(inRiver('h', 'standing'), among).cast[0]?.place).toHaveProperty('in', 'pond');
  });
});

describe('whoever is off the ground', () => {
  it('rides on somebody larger', () => {
    expect(placeOf(sceneWith([camel, friend('turtle')]), 'turtle')).toMatchObject({ on: 'camel' });
  });

  it('stands on the ground when nobody can carry it', () => {
    expect(placeOf(sceneWith([friend('camel')]), 'camel')).toEqual({ along: 'center-end', plane: 'middle' });
    expect(placeOf(sceneWith([friend('donkey'), friend('sheep')]), 'sheep')).not.toHaveProperty('height');
  });

  it('flies when it has wings and there is no branch, and perches where there are trees', () => {
    expect(poseOf(sceneWith([friend('owl')]), 'owl')).toBe('flying');
    expect(poseOf(sceneWith([friend('owl')], { setting: 'forest' }), 'owl')).toBe('sitting');
  });

  it('stays where it was when it flies, swims under water or floats in space', () => {
    for (const changes of [{ setting: 'ocean' }, { setting: 'space' }] as const) {
      expect(placeOf(sceneWith([friend('robot')], changes), 'robot')).toMatchObject({ height: 'high' });
    }
    expect(placeOf(sceneWith([friend('dragon', { pose: 'flying' })]), 'dragon')).toMatchObject({ height: 'high' });
  });

  it('keeps what the scene itself says', () => {
    const rider = friend('mouse', { place: { along: 'center', plane: 'near', on: 'hero' } });
    expect(placeOf(sceneWith([camel, rider]), 'mouse')).toEqual(rider.place);
  });
});

describe('somebody of the water, seen from the land', () => {
  const lagoon = (companion: Companion, pose: CastMember['pose'] = 'swimming') =>
    sceneWith([friend(companion, { pose, place: { along: 'end', plane: 'near', height: 'high' } })], {
      setting: 'ocean',
      variant: 2,
    });

  it('looks out of the water behind the shore, not out of the sand', () => {
    const bottomOf = (companion: Companion): number =>
      boundsOfGroup(picture(lagoon(companion)), `cast:${companion}`).bottom;
    // A fish is close to those who wade, with its mirror image below it; a whale is far out.
    for (const companion of ['fish', 'whale'] as const) {
      // With what of a whale is under water.
      expect(bottomOf(companion), companion).toBeLessThan(companion === 'whale' ? 715 : 700);
      expect(bottomOf(companion), companion).toBeGreaterThan(480);
    }
    const both = sceneWith(
      (['whale', 'fish'] as const).map((one) =>
        friend(one, { pose: 'swimming', place: { along: one === 'fish' ? 'start' : 'end', plane: 'near' } }),
      ),
      { setting: 'ocean', variant: 2 },
    );
    const surfaceOf = (ref: string): number => placedIn(both).find((one) => one.ref === ref)?.box.bottom ?? 0;
    expect(surfaceOf('whale')).toBeLessThan(surfaceOf('fish'));
  });

  it('has the mouth of a fish over the water', () => {
    const fish = placedIn(lagoon('fish')).find(({ ref }) => ref === 'fish');
    if (!fish?.head) throw new RangeError('The fish has a head');
    const { box, head } = fish;
    expect((head.bottom - box.bottom) / (head.bottom - head.top)).toBeLessThan(0.32);
  });

  it('stays where the scene puts it on the sea bed', () => {
    const below = { ...lagoon('fish'), variant: 0 };
    expect(placeOf(below, 'fish')).toEqual({ along: 'end', plane: 'near', height: 'high' });
  });
});

describe('a picture of a rider', () => {
  it.each(['ltr', 'rtl'] as const)('shows it on the back of its carrier in a book that reads %s', (direction) => {
    const drawn = picture(sceneWith([camel, friend('turtle')], { direction }));
    const back = boundsOfGroup(drawn, 'cast:camel');
    const turtle = boundsOfGroup(drawn, 'cast:turtle');
    expect(turtle.left).toBeGreaterThan(back.left);
    expect(turtle.right).toBeLessThan(back.right);
    expect(turtle.bottom).toBeGreaterThan(back.top);
    expect(turtle.bottom).toBeLessThan((back.top + back.bottom) / 2 + 20);
  });

  it('puts a thing’s rider on top of the thing', () => {
    const rider = friend('hen', { place: { along: 'start', plane: 'near', on: 'prop' } });
    const drawn = picture(sceneWith([rider], { setting: 'kitchen' }));
    expect(Math.abs(boundsOfGroup(drawn, 'cast:hen').bottom - boundsOfGroup(drawn, 'prop:prop').top)).toBeLessThan(30);
  });

  it('draws a branch that reaches the edge of the page under somebody who perches', () => {
    const on = (setting: 'forest' | 'desert') => picture(sceneWith([friend('owl')], { setting }));
    const branch = boundsOfGroup(on('forest'), 'cast:owl');
    expect(Math.min(branch.left, 1000 - branch.right)).toBeLessThan(0);
    expect(boundsOfGroup(on('desert'), 'cast:owl').right).toBeLessThan(1000);
    expect(marksOf(groupNamed(on('forest'), 'cast:owl')).length).toBeGreaterThan(4);
  });

  it('lets somebody who sleeps lie on the ground of a close picture', () => {
    const scene = testScene({ framing: 'close', pose: 'sleeping' });
    const box = boundsOfGroup(picture({ ...scene, cast: scene.cast.slice(0, 1) }), 'cast:hero');
    expect(box.bottom).toBeGreaterThan(880);
    expect(box.bottom).toBeLessThan(1000);
  });
});

describe('below the surface and on it', () => {
  const below = (pose: CastMember['pose'], more: Partial<CastMember> = {}) =>
    sceneWith([friend('cat', { pose, place: { along: 'end', plane: 'near' }, ...more })], {
      setting: 'ocean',
      variant: 0,
    });

  it('lets an animal of the land paddle that would stand there, and nobody who is held or of the water', () => {
    expect(poseOf(below('standing'), 'cat')).toBe('swimming');
    expect(poseOf(below('sleeping'), 'cat')).toBe('sleeping');
    expect(poseOf(below('standing', { place: { along: 'end', plane: 'near', on: 'hero' } }), 'cat')).toBe('standing');
    const fish = sceneWith([friend('fish', { pose: 'dancing' })], { setting: 'ocean', variant: 0 });
    expect(poseOf(fish, 'fish')).toBe('dancing');
  });

  it('floats a log with whoever is on it, and lets it be a seat on land', () => {
    const log = { ref: 'log', prop: 'log', place: { along: 'center', plane: 'near' } } as const;
    const sitter = friend('cat', { place: { along: 'center', plane: 'near', on: 'log' } });
    const at = (changes: Partial<Scene>): Scene => ({ ...sceneWith([sitter], changes), props: [log] });
    expect(placeOf(at({ setting: 'ocean', variant: 2 }), 'cat')).toMatchObject({ in: 'log' });
    expect(placeOf(at({ setting: 'forest' }), 'cat')).toMatchObject({ on: 'log' });
  });
});

describe('those who sit on the ground with stretched legs', () => {
  const brother = testCharacter({ id: 'b' });
  const wheeled = testCharacter({ id: 'w', looks: { ...hero.looks, mobility: 'wheelchair' } });
  const among = { ...context, characters: new Map([hero, brother, wheeled].map((one) => [one.id, one])) } as const;
  const sits = (id: string, changes: Partial<CastMember> = {}): CastMember => ({
    ...friend('cat', { ref: id, pose: 'sitting', place: { along: 'center', plane: 'near' } }),
    who: { character: id },
    ...changes,
  });
  const facings = (cast: readonly CastMember[]): string[] =>
    supportedScene({ ...testScene(), cast }, among).cast.map(({ facing }) => facing);

  it('cross their legs when there are two of them: no shoe lies on a neighbour', () => {
    expect(facings([sits('h'), sits('b', { pose: 'reading', facing: 'three-quarter' })])).toEqual(['front', 'front']);
    expect(facings([sits('h'), sits('b', { facing: 'back' })])).toEqual(['onward', 'back']);
  });

  it('stay as they are beside nobody who does, a wheelchair and who is on something', () => {
    expect(facings([sits('h'), sits('b', { pose: 'standing' })])).toEqual(['onward', 'onward']);
    expect(facings([sits('h'), sits('w')])).toEqual(['onward', 'onward']);
    const onBench = { along: 'end', plane: 'near', on: 'prop' } as const;
    expect(facings([sits('h'), sits('b', { place: onBench })])).toEqual(['onward', 'onward']);
  });
});
