import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { readNote } from '#studio/illustrator/note/read-note.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const nour = testCharacter({ name: 'Nour' });
const scene = testScene();
const read = (note: string, from = scene) => readNote(note, from, [nour]);
const cast = (note: string, from = scene) => read(note, from).scene.cast;

describe('a note', () => {
  it.each<[string, Partial<Scene>]>([
    ['Make it night, please', { light: 'moonlight' }],
    ['اجعل الوقت ليلًا', { light: 'moonlight' }],
    ['at sunset with a bit of wind', { light: 'golden-hour', weather: 'wind' }],
    ['أريد مطرًا وقت الغروب', { light: 'golden-hour', weather: 'rain' }],
    ['Zoom in', { framing: 'close' }],
    ['من بعيد', { framing: 'wide' }],
    ['seen from above in the fog', { framing: 'from-above', weather: 'fog' }],
    ['عاصفة', { light: 'storm' }],
    ['not raining any more', { weather: 'clear' }],
    ['بدون مطر', { weather: 'clear' }],
  ])('“%s” changes place and view', (note, change) => {
    const changed = read(note, { ...scene, weather: change.weather === 'clear' ? 'rain' : 'clear' });
    expect(changed.scene).toMatchObject(change);
    expect(changed.used.length).toBeGreaterThan(0);
  });

  it.each([
    ['She should be running', { pose: 'running' }],
    ['نور تجري', { pose: 'running' }],
    ['Nour looks sad', { expression: 'sad' }],
    ['نور سعيدة وتقفز', { expression: 'happy', pose: 'jumping' }],
    ['facing us', { facing: 'front', gaze: 'reader' }],
    ['from behind', { facing: 'back' }],
  ])('“%s” changes the hero', (note, change) => {
    expect(cast(note)[0]).toMatchObject(change);
    expect(cast(note)[1]).toEqual(scene.cast[1]);
  });

  it('changes whoever it names', () => {
    const [hero, fox] = cast('Nour waves and the fox is sleeping');
    expect([hero?.pose, fox?.pose]).toEqual(['waving', 'sleeping']);
    expect(cast('الثعلب نائم')[1]?.pose).toBe('sleeping');
  });

  it('says what it cannot follow, and changes nothing for it', () => {
    expect(read('Add a purple helicopter in the rain')).toMatchObject({
      used: ['rain'],
      unused: ['Add', 'purple', 'helicopter'],
      scene: { ...scene, weather: 'rain' },
    });
    expect(read('أضف طائرة بنفسجية')).toMatchObject({ used: [], unused: ['أضف', 'طائرة', 'بنفسجية'], scene });
    expect(read('not sad')).toMatchObject({ used: [], unused: ['sad'], scene });
    expect(read('')).toEqual({ used: [], unused: [], scene });
  });

  it('counts the last of two wishes against each other', () => {
    expect(read('day, no, night')).toMatchObject({ scene: { light: 'day' }, used: ['day'], unused: ['night'] });
    expect(read('day then night')).toMatchObject({ scene: { light: 'moonlight' }, used: ['night'], unused: ['day'] });
  });

  it('lets nobody run off a back, and no rain fall under water or in space', () => {
    const riding = { ...scene, cast: scene.cast.map((one) => ({ ...one, place: { ...one.place, on: 'companion' } })) };
    expect(read('running', riding)).toMatchObject({ scene: riding, unused: ['running'] });
    for (const setting of ['ocean', 'space', 'underground'] as const) {
      const there = testScene({ setting });
      expect(read('rain', there), setting).toMatchObject({ scene: there, used: [], unused: ['rain'] });
    }
    expect(read('night', testScene({ setting: 'ocean' })).used).toEqual([]);
  });

  it('takes names for names: a hero called Rain does not bring any', () => {
    const rain = testCharacter({ name: 'Rain' });
    expect(readNote('Rain is happy', scene, [rain])).toMatchObject({ scene: { weather: 'clear' }, used: ['happy'] });
  });
});
