/** A product of its own and a browser for the stories of one file; both end with it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './find-browser.ts';
import { runProduct, type RunningProduct } from './run-product.ts';

/** Filled before the first story. */
export type Stage = { dataDir: string; product: RunningProduct; browser: Browser };

/** `name` tells data folders apart while several files run. */
export const setStage = (name: string): Stage => {
  const stage: Partial<Stage> = {};
  beforeAll(async () => {
    stage.dataDir = await mkdtemp(join(tmpdir(), `hikaya-${name}-`));
    stage.product = await runProduct(stage.dataDir);
    stage.browser = await launchBrowser();
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.product?.stop();
    if (stage.dataDir) await rm(stage.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  return stage as Stage;
};
