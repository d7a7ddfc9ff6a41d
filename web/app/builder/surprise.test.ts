import { describe, expect, it } from 'vitest';
import { addressOfBuild, buildOfAddress, DEFAULT_BUILD, heroOfBuild, type Build } from '#web/app/builder/build.ts';
import { orderOfBuild } from '#web/app/builder/scene-of-build.ts';
import { surprise } from '#web/app/builder/surprise.ts';
import { unknownRefs } from '#core/story/scene.ts';

const mine: Build = { ...DEFAULT_BUILD, name: 'Nour', title: 'My book', direction: 'rtl' };
const many = Array.from({ length: 200 }, (_, seed) => surprise(mine, seed * 7919));

describe('surprise', () => {
  it('gives the same for the same seed, whatever was there before', () => {
    expect(surprise(mine, 42)).toEqual(surprise(mine, 42));
    expect(surprise(many[3] ?? mine, 42)).toEqual(surprise(mine, 42));
  });

  it('gives something else for another seed', () => {
    expect(new Set(many.map((build) => addressOfBuild(build).toString())).size).toBe(many.length);
  });

  it('keeps what the visitor typed, and the way they read', () => {
    for (const { name, title, direction } of many) expect([name, title, direction]).toEqual(['Nour', 'My book', 'rtl']);
  });

  it('fits into an address', () => {
    for (const build of many) expect(buildOfAddress(addressOfBuild(build))).toEqual(build);
  });

  it('makes children, dressed as theirs are', () => {
    for (const { age, pronouns, looks } of many) {
      expect(age).toBeLessThanOrEqual(10);
      expect(['bald', 'grey', 'white']).not.toContain(looks.hairStyle);
      if (pronouns === 'he') expect(looks.headCovering).not.toBe('hijab');
    }
    expect(many.filter(({ looks }) => looks.headCovering === 'none').length).toBeGreaterThan(80);
  });

  it('makes scenes that are whole', () => {
    for (const build of many) {
      const { scene } = orderOfBuild(build, heroOfBuild(build, 'your hero'));
      expect(unknownRefs(scene)).toEqual([]);
      expect(scene.direction).toBe('rtl');
      expect(scene.cast).toHaveLength(2);
    }
  });
});
