/** The scenes of the gallery that show what happens: who touches whom, who is inside what, each effect, each angle. */
import type { Character } from '#core/character/character.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { type Companion, EFFECTS, FRAMINGS, LIGHTS, type Prop, SETTINGS, TOUCHES } from '#core/story/vocabulary.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';
import { plainScene } from './random-hero.ts';

export type CaptionedScene = { readonly caption: string; readonly scene: Scene };

const leadOf = (scene: Scene): CastMember => {
  const [lead] = scene.cast;
  if (!lead) throw new Error('The scene has nobody in it');
  return lead;
};

const friendOf = (lead: CastMember, companion: Companion, change: Partial<CastMember> = {}): CastMember => ({
  ...lead,
  ref: 'friend',
  who: { companion, name: null },
  facing: 'against',
  place: { along: 'end', plane: 'near' },
  ...change,
});

/** A small, a middling and a large one: arms reach each of them another way. */
const TOUCHED: readonly Companion[] = ['rabbit', 'dog', 'horse', 'dragon'];

/** Every way of touching, from the child to animals of every size, from an animal to the child, and to a thing. */
export const touchScenes = (hero: Character): CaptionedScene[] =>
  TOUCHES.flatMap((how) => {
    const scene = plainScene(
      hero,
      { setting: 'garden', light: 'golden-hour', variant: 2 },
      { facing: 'three-quarter' },
    );
    const lead = leadOf(scene);
    const touching = { ...lead, touches: { how, with: 'friend' }, gaze: { at: 'friend' } } as const;
    const touched = TOUCHED.map((companion) => ({
      caption: `${how}: child and ${companion}`,
      scene: { ...scene, cast: [touching, friendOf(lead, companion)] },
    }));
    const returned = {
      caption: `${how}: bear and child`,
      scene: { ...scene, cast: [lead, friendOf(lead, 'bear', { touches: { how, with: 'hero' } })] },
    };
    const stump = { ref: 'thing', prop: 'tree-stump', place: { along: 'center-end', plane: 'near' } } as const;
    const onThing = {
      caption: `${how}: child and tree-stump`,
      scene: { ...scene, cast: [{ ...lead, touches: { how, with: 'thing' } }], props: [stump] },
    };
    return how === 'hand-on' || how === 'leaning-on' ? [...touched, returned, onThing] : [...touched, returned];
  });

const HOLDERS = Object.keys(VESSELS) as Prop[];

/** Everything that can hold somebody, with a child and with a small animal in it. */
export const insideScenes = (hero: Character): CaptionedScene[] =>
  HOLDERS.flatMap((prop) => {
    const scene = plainScene(hero, { setting: 'garden', light: 'day', variant: 0 }, { facing: 'three-quarter' });
    const lead = leadOf(scene);
    const props = [{ ref: 'holder', prop, place: { along: 'center', plane: 'near' } }] as const;
    const inside = { along: 'center', plane: 'near', in: 'holder' } as const;
    return [
      { caption: `a child in: ${prop}`, scene: { ...scene, props, cast: [{ ...lead, place: inside }] } },
      {
        caption: `a duck in: ${prop}`,
        scene: { ...scene, props, cast: [lead, friendOf(lead, 'duck', { place: inside })] },
      },
    ];
  });

/** Every effect at a child and at an animal; towards the other where it goes somewhere. */
export const effectScenes = (hero: Character): CaptionedScene[] =>
  EFFECTS.flatMap((effect, index) => {
    const listed = LIGHTS[index % LIGHTS.length] ?? 'day';
    const light = listed === 'underwater' ? 'day' : listed;
    const scene = plainScene(hero, { setting: 'garden', light, variant: 0 }, { facing: 'three-quarter' });
    const lead = leadOf(scene);
    const shown = (caption: string, placement: { at: string; towards?: string }): CaptionedScene => ({
      caption: `${effect} ${caption}`,
      scene: { ...scene, cast: [lead, friendOf(lead, 'dog')], effects: [{ effect, ...placement }] },
    });
    return [
      shown('at a child', { at: 'hero' }),
      shown('at an animal', { at: 'friend' }),
      shown('from one to the other', { at: 'hero', towards: 'friend' }),
    ];
  });

/** From where the camera looks; what it sees from close by or through a window is of another kind. */
const CAMERAS = FRAMINGS.filter((framing) => framing !== 'medium');

/** Every place from every camera. */
export const angleScenes = (hero: Character): CaptionedScene[] =>
  SETTINGS.flatMap((setting) =>
    CAMERAS.map((framing) => ({
      caption: `${setting}, ${framing}`,
      scene: { ...plainScene(hero, { setting, light: 'day', variant: 0 }), framing },
    })),
  );
