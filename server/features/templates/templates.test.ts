import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Template } from '#contract/templates.ts';
import { startApp, type App } from '#test/support/start-app.ts';
import { createTestIllustrator } from '#test/support/test-illustrator.ts';

let app: App;
const illustrator = createTestIllustrator();
beforeAll(async () => {
  app = await startApp({ illustrator });
});
afterAll(() => app.close());

describe('templates', () => {
  it('are there for everybody, in both languages', async () => {
    const { body } = await app.call<Template[]>('GET', '/template');
    expect(body.length).toBeGreaterThanOrEqual(3);
    for (const template of body) {
      expect(template.title.en).toMatch(/[A-Za-z]/);
      expect(template.title.ar).toMatch(/[\u0600-\u06FF]/);
      expect(template.languages).toContain('en');
      expect((await app.call<Template>('GET', `/template/${template._id}`)).body).toEqual(template);
    }
  });

  it('answer 404 for one that does not exist', async () => {
    expect(await app.call('GET', '/template/none')).toMatchObject({
      status: 404,
      body: { code: 'template.not-found' },
    });
    expect((await app.call('GET', '/template/none/picture')).status).toBe(404);
  });

  it('have a picture that is drawn once, however many ask at the same time', async () => {
    const [template] = (await app.call<Template[]>('GET', '/template')).body;
    const path = (template?.picture ?? '').replace('/api', '');
    const answers = await Promise.all([1, 2, 3].map(() => app.call('GET', path)));
    answers.push(await app.call('GET', path));
    for (const { status, headers, bytes } of answers) {
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000',
      ]);
      expect((await sharp(bytes).metadata()).format).toBe('webp');
    }
    expect(illustrator.drawn).toHaveLength(1);
    for (const bare of [`/template/${template?._id}/picture`, `${path}0`])
      expect((await app.call('GET', bare)).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('have another picture when it is drawn otherwise, and lose the old one at the next start', async () => {
    const stored = () => readdir(join(app.dataDir, 'files', 'templates'));
    const [old] = (await app.call<Template[]>('GET', '/template')).body;
    await app.call('GET', (old?.picture ?? '').replace('/api', ''));
    const changed = createTestIllustrator();
    changed.version = '2';
    const next = await startApp({ illustrator: changed, on: app });
    const [fresh] = (await next.call<Template[]>('GET', '/template')).body;
    expect(fresh?.picture).not.toBe(old?.picture);
    await next.call('GET', (fresh?.picture ?? '').replace('/api', ''));
    await next.startJobs(false);
    await expect.poll(stored, { timeout: 20_000 }).toHaveLength(1);
    await next.close();
    expect(fresh?.picture).toContain((await stored())[0]?.slice(-21, -5));
  });
});
