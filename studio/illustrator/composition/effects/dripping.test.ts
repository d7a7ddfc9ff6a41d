import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { bottomOf, outlineOf } from '#studio/illustrator/composition/contact/outline.ts';
import { drops } from '#studio/illustrator/composition/effects/drops.ts';
import { crumbs } from '#studio/illustrator/composition/effects/scattered.ts';
import { testSite, testSurroundings } from '#studio/illustrator/effect-probe.ts';
import { IDENTITY } from '#studio/illustrator/geometry/matrix.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { boxAroundSketch } from '#studio/illustrator/sketch.ts';

describe('whoever is wet', () => {
  it('has drops on the body and below its edges, and none in the air beside it', () => {
    const site = testSite(testScene({ setting: 'desert', pose: 'standing' }), 'hero');
    const outline = outlineOf(site.sketch, IDENTITY);
    const fallen = (drops(site, testSurroundings).before ?? []).map(boxAroundSketch);
    expect(fallen.length).toBeGreaterThan(3);
    for (const { left, right, top } of fallen) {
      const edge = bottomOf(outline, (left + right) / 2);
      expect(edge).toBeGreaterThan(site.box.top);
      expect(top - edge).toBeLessThan(site.size * 0.1);
    }
  });
});

describe('shells that are tipped over somebody', () => {
  it('fall in pieces from who holds one and pile up on whom they are meant for', () => {
    const scene = testScene({ setting: 'ocean', companion: 'octopus', carries: 'shell' });
    const [hero, octopus] = scene.cast as [CastMember, CastMember];
    const above: CastMember = {
      ...octopus,
      carries: 'shell',
      place: { along: 'center', plane: 'middle', height: 'high' },
    };
    const site = testSite({ ...scene, cast: [hero, above] }, above.ref, hero.ref);
    const pieces = (crumbs(site, testSurroundings).before ?? []).map(boxAroundSketch);
    expect(pieces.length).toBeGreaterThan(10);
    expect(Math.min(...pieces.map(({ top }) => top))).toBeLessThan((site.target?.box.top ?? 0) - 20);
  });
});
