/**
 * What Lighthouse says about the landing page, the library and an open book on a phone with slow 4G, the last two as
 * their owner sees them.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type RunnerResult } from 'lighthouse';
import type { Session } from '#contract/accounts.ts';
import { buildWeb } from '#scripts/build-web.ts';
import { createApiClient } from '#scripts/seed/api-client.ts';
import { finishBook, seedFamily } from '#scripts/seed/seed-family.ts';
import { findFreePort } from '#server/platform/http/free-port.ts';
import { sessionCookies } from '#test/support/every-page.ts';
import { launchProfile } from '#test/support/find-browser.ts';
import { runProduct } from '#test/support/run-product.ts';
import type { Measured } from './bench.ts';

const PAGES = ['landing', 'library', 'reader'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type PageName = (typeof PAGES)[number];
type Category = (typeof CATEGORIES)[number];

export const SCORE_MEASURES: readonly string[] = [
  'web.landing-lcp',
  ...PAGES.flatMap((page) => CATEGORIES.map((category) => `web.${page}-${category}`)),
];

/** Speed differs from run to run; the median of these counts. */
const RUNS = 3;

/** A busy machine can lose the beginning of a recording, which is no fault of the page. */
const LOST_RECORDING = 'NO_NAVSTART';

/** Where the tool drives the browser; the next free one is taken. */
const FIRST_PORT = 9_222;

type Visit = { readonly url: string; readonly session: Session | null };
type Audits = RunnerResult['lhr']['audits'];
type Findings = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  /** What the speed is made of, and how busy the machine was. */
  readonly story: string;
  readonly flaws: string[];
};

const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocking',
} as const;

const storyOf = (audits: Audits, load: number | undefined): string => {
  const times = Object.entries(TIMES).map(([id, name]) => `${name} ${Math.round(audits[id]?.numericValue ?? 0)}`);
  return `${times.join(', ')} ms, load ${load?.toFixed(1)}`;
};

/** One run in a browser that has never seen the page; null when its recording was lost. */
const tryLighthouse = async ({ url, session }: Visit): Promise<Findings | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'hikaya-lighthouse-'));
  const port = await findFreePort('127.0.0.1', FIRST_PORT);
  const browser = await launchProfile(folder, port);
  try {
    const [load] = loadavg();
    if (session) await browser.addCookies(sessionCookies(new URL(url).origin, session));
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // The profile is new, and its cookies are the session.
      disableStorageReset: true,
      // Pages of a family are kept out of search engines on purpose.
      skipAudits: session ? ['is-crawlable'] : [],
    });
    if (result?.lhr.runtimeError?.code === LOST_RECORDING) return null;
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? url}`);
    const { categories, audits } = result.lhr;
    const scoreOf = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100);
    const flaws = CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${category}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim()),
    );
    return {
      scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Findings['scores'],
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      story: storyOf(audits, load),
      flaws,
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};

const ATTEMPTS = 3;

const runLighthouse = async (visit: Visit): Promise<Findings> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const findings = await tryLighthouse(visit);
    if (findings) return findings;
  }
  throw new Error(`Lighthouse lost ${ATTEMPTS} recordings of ${visit.url}`);
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const measureOne = async (page: PageName, visit: Visit): Promise<Measured[]> => {
  const runs: Findings[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(visit));
  for (const { scores: speed, story } of runs) process.stderr.write(`  ${page}: ${speed.performance} (${story})\n`);
  for (const flaw of new Set(runs.flatMap(({ flaws }) => flaws))) process.stderr.write(`  ${page}: ${flaw}\n`);
  const lcp = { name: `web.${page}-lcp`, value: median(runs.map(({ lcpMs }) => lcpMs)), unit: 'ms' } as const;
  const scores = CATEGORIES.map(
    (category) =>
      ({
        name: `web.${page}-${category}`,
        value: median(runs.map((run) => run.scores[category])),
        unit: 'of 100',
      }) as const,
  );
  return page === 'landing' ? [lcp, ...scores] : scores;
};

/** Builds the web application if need be, and measures it as the product serves it. */
export const measureScores = async (): Promise<readonly Measured[]> => {
  buildWeb();
  const dataDir = await mkdtemp(join(tmpdir(), 'hikaya-bench-scores-'));
  const product = await runProduct(dataDir);
  try {
    const client = createApiClient(product.url);
    const family = await seedFamily(client);
    const wish = { hero: 'Layla', language: 'en', template: 0, artStyle: 'cut-paper' } as const;
    const book = await finishBook(client, family, wish);
    const addresses: Readonly<Record<PageName, string>> = {
      landing: '/',
      library: '/library',
      reader: `/library/${book?._id ?? ''}`,
    };
    const measured: Measured[] = [];
    for (const page of PAGES) {
      const session = page === 'landing' ? null : family.session;
      measured.push(...(await measureOne(page, { url: product.url + addresses[page], session })));
    }
    return measured;
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
