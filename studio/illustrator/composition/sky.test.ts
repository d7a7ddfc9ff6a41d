import { describe, expect, it } from 'vitest';
import { LIGHTS, WEATHERS } from '#core/story/vocabulary.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { inSky, skySketches, withSkyBehind } from '#studio/illustrator/composition/sky.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { gustOf, inAir } from '#studio/illustrator/composition/weather.ts';
import { boundsOf, type Box, type Path } from '#studio/illustrator/geometry/path.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const skyIn = (light: (typeof LIGHTS)[number], weather: (typeof WEATHERS)[number], seed = 3): Sketch[] =>
  skySketches(LIGHT_SETUPS[light], {
    weather,
    horizon: 500,
    source: [200, 150],
    random: seededRandom(seed),
    isCalm: false,
    way: 1,
  });

const formsOf = (sketches: readonly Sketch[]): Form[] =>
  sketches.flatMap((sketch) =>
    sketch.kind === 'bundle' ? formsOf(sketch.children) : sketch.kind === 'form' ? [sketch] : [],
  );

const banksOf = (sketches: readonly Sketch[]): Form[] =>
  formsOf(sketches).filter(({ path, finish }) => {
    const { left, right, top } = boundsOf(path);
    return finish === 'solid' && left < 0 && right > 1000 && top < 0;
  });

describe('a storm', () => {
  it('closes the sky with banks of cloud, the nearer the darker', () => {
    const tones = banksOf(skyIn('storm', 'wind')).map(({ color }) => color[0]);
    expect(tones.length).toBe(3);
    expect(tones).toEqual(tones.toSorted((one, other) => other - one));
    expect(tones[2]).toBeLessThan(0.35);
    expect(banksOf(skyIn('day', 'clear'))).toEqual([]);
  });

  it('bends trees, more so than wind by day', () => {
    expect(gustOf('wind', LIGHT_SETUPS.storm)).toBeGreaterThan(gustOf('wind', LIGHT_SETUPS.day));
    expect(gustOf('clear', LIGHT_SETUPS.storm)).toBeGreaterThan(0);
    expect(gustOf('clear', LIGHT_SETUPS.day)).toBe(0);
  });

  it('drives its rain along the reading direction, more slanted than other rain', () => {
    const slantOf = (light: 'storm' | 'day', way: 1 | -1): number => {
      const [rain] = formsOf(
        inAir('rain', light, {
          light: LIGHT_SETUPS[light],
          random: seededRandom(2),
          horizon: 500,
          way,
          isOver: () => false,
        }),
      );
      const [from, to] = (rain?.path ?? []) as Path;
      return from?.[0] === 'M' && to?.[0] === 'L' ? (to[1] - from[1]) / (to[2] - from[2]) : 0;
    };
    expect(slantOf('storm', 1)).toBeGreaterThan(slantOf('day', 1));
    expect(slantOf('day', 1)).toBeGreaterThan(0);
    expect(slantOf('storm', -1)).toBeLessThan(0);
  });
});

it('leaves the moon free of clouds', () => {
  const meets = ({ left, right, top, bottom }: Box): boolean => left < 240 && right > 160 && top < 190 && bottom > 110;
  for (let seed = 0; seed < 40; seed++) {
    const clouds = formsOf(skyIn('moonlight', 'wind', seed)).filter(({ path, finish }) => {
      const { left, right } = boundsOf(path);
      return finish === 'solid' && right - left > 60 && right - left < 500;
    });
    const [moon, ...others] = clouds.toSorted((one) => (one.color[0] > 0.9 ? -1 : 1));
    expect(moon && boundsOf(moon.path).left).toBeLessThan(200);
    expect(
      others.some(({ path }) => meets(boundsOf(path))),
      `seed ${seed}`,
    ).toBe(false);
  }
});

it('has only finite numbers in every light and weather', () => {
  for (const light of LIGHTS) {
    for (const weather of WEATHERS) {
      const numbers = formsOf(skyIn(light, weather)).flatMap(({ path }) =>
        path.flatMap((segment) => segment.slice(1) as number[]),
      );
      expect(numbers.every(Number.isFinite), `${light}, ${weather}`).toBe(true);
    }
  }
});

describe('a rainbow', () => {
  const arcIn = (horizon: number): Box => {
    const sketches = skySketches(LIGHT_SETUPS.day, {
      weather: 'clear',
      horizon,
      source: [200, 150],
      random: seededRandom(3),
      isCalm: false,
      rainbows: new Set(['bow']),
    });
    const arc = sketches.find((sketch) => sketch.kind === 'bundle' && sketch.name === 'prop:bow');
    const boxes = formsOf(arc ? [arc] : []).map(({ path }) => boundsOf(path));
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  };

  it('spans most of the page from land to land, from every height of the eye', () => {
    for (const horizon of [430, 520, 600, 768]) {
      const { left, right, top, bottom } = arcIn(horizon);
      expect(right - left).toBeGreaterThan(800);
      expect(top).toBeGreaterThan(20);
      expect(top).toBeLessThan(140);
      expect(bottom).toBeGreaterThan(horizon);
    }
  });

  it('is a part of the sky wherever a scene has put it, but where there is no sky', () => {
    const scene = testScene({ prop: 'rainbow' });
    expect([...inSky(scene, 500)]).toEqual(['prop']);
    expect(inSky(scene, -150).size).toBe(0);
    expect(inSky({ ...scene, setting: 'bedroom' }, 500).size).toBe(0);
    expect(inSky(testScene({ prop: 'moon' }), 500).size).toBe(0);
    expect(withSkyBehind(scene).props[0]?.place).toMatchObject({ plane: 'far', height: 'high' });
  });
});
