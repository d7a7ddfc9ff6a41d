/** One whole book through the product, from the request to the PDF, next to the bare cost of its pictures. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageImagePx } from '#core/book/book-size.ts';
import { compose, type Product } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import type { Book } from '#contract/books.ts';
import type { OutboxMail } from '#contract/mails/outbox.ts';
import type { RunResult } from '#contract/runs.ts';
import { RUN_STAGES, type RunStage } from '#core/run/run-stage.ts';
import type { Brief } from '#core/story/brief.ts';
import { buildWeb } from '#scripts/build-web.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { loadMailBundle } from '#server/platform/mail-bundle.ts';
import { createThreadPool } from '#server/platform/thread-pool.ts';
import { builtInIllustrator } from '#server/providers/illustrator/built-in.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';
import type { Measured } from './bench.ts';

export const BOOK_MEASURES = ['book.total', 'book.raw', 'book.first-picture'] as const;

const SPREADS = 12;
const POLL_MS = 20;

const seconds = (fromMs: number, toMs: number): number => (toMs - fromMs) / 1000;

type Api = <Body>(method: 'GET' | 'POST', url: string, token?: string, body?: unknown) => Promise<Body>;

const apiOf =
  (product: Product): Api =>
  async <Body>(method: 'GET' | 'POST', url: string, token?: string, body?: unknown) => {
    const response = await product.http.inject({
      method,
      url: `/api${url}`,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    if (response.statusCode >= 300) throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
    return response.json<Body>();
  };

type Timeline = {
  readonly total: number;
  readonly firstPicture: number;
  readonly stages: Partial<Record<RunStage, number>>;
};

/** Confirms the address of the only user there is with the link in the only mail there is. */
const confirmAddress = async (api: Api): Promise<void> => {
  for (;;) {
    const [mail] = await api<OutboxMail[]>('GET', '/outbox');
    const link = mail?.links[0];
    if (link) {
      await api('POST', '/users/activate', undefined, { token: new URL(link).searchParams.get('token') });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/** Watches one book from the request to the end; all values in seconds. */
const timeBook = async (api: Api): Promise<Timeline> => {
  const person = {
    name: 'Amal',
    email: 'bench@example.com',
    password: 'a long password',
    language: 'en',
    acceptTerms: true,
  };
  const { userToken: token } = await api<{ userToken: string }>('POST', '/users/register', undefined, person);
  await confirmAddress(api);
  const hero = await api<{ _id: string }>('POST', '/character', token, { name: 'Layla', age: 6, pronouns: 'she' });
  const templateId = listTemplates()[0]?.id;
  const order = { templateId, characters: [hero._id], language: 'en', age: 6, spreads: SPREADS, seed: 1 };
  const startedMs = performance.now();
  const { _id } = await api<Book>('POST', '/book/generate-story', token, order);
  const entered: Partial<Record<RunStage, number>> = {};
  let firstPicture = 0;
  for (;;) {
    const run = await api<RunResult>('GET', `/book/run-result/${_id}`, token);
    const nowMs = performance.now();
    if (run.error) throw new Error(`The run failed: ${run.error.code}`);
    entered[run.stage] ??= nowMs;
    if (firstPicture === 0 && run.pages.some((page) => page.image)) firstPicture = seconds(startedMs, nowMs);
    if (run.stage === 'completed') break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const times = RUN_STAGES.flatMap((stage) => (entered[stage] === undefined ? [] : [{ stage, at: entered[stage] }]));
  const stages: Partial<Record<RunStage, number>> = {};
  for (const [index, { stage, at }] of times.entries()) {
    const next = times[index + 1];
    if (next) stages[stage] = seconds(at, next.at);
  }
  return { total: seconds(startedMs, entered.completed ?? startedMs), firstPicture, stages };
};

/** Draws and encodes the pictures of the same brief with nothing around it, on the same number of threads. */
const timeRaw = async (): Promise<number> => {
  const threads = createThreadPool();
  const illustrator = builtInIllustrator(threads);
  const brief: Brief = {
    templateId: listTemplates()[0]?.id ?? null,
    idea: null,
    characters: [
      {
        id: 'hero',
        name: 'Layla',
        age: 6,
        pronouns: 'she',
        kind: 'person',
        looks: DEFAULT_LOOKS,
        traits: [],
        interests: [],
      },
    ],
    language: 'en',
    dialect: 'standard',
    age: 6,
    spreads: SPREADS,
    artStyle: 'cut-paper',
    dedication: null,
    giver: null,
    seed: 1,
  };
  const story = writeStory(brief);
  const { signal } = new AbortController();
  const startedMs = performance.now();
  await Promise.all(
    [story.cover, ...story.spreads.map((spread) => spread.scene)].map((scene, index) =>
      illustrator.drawPage(
        {
          scene,
          characters: brief.characters,
          artStyle: brief.artStyle,
          seed: index,
          kind: index === 0 ? 'cover' : 'page',
          sizePx: pageImagePx('medium'),
        },
        signal,
      ),
    ),
  );
  const raw = seconds(startedMs, performance.now());
  await threads.close();
  return raw;
};

/** A book of 12 spreads at 2551 px with its PDF, on a fresh embedded database. */
export const measureBook = async (): Promise<readonly Measured[]> => {
  buildWeb();
  const dataDir = await mkdtemp(join(tmpdir(), 'hikaya-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  await migrate(postgres.connectionString);
  const product = await compose({
    config: readConfig({ DATA_DIR: dataDir }),
    connectionString: postgres.connectionString,
    log: createLog('silent'),
    pageFolder: join(dataDir, 'no-pages'),
    version: 'bench',
    wordLetter: await loadMailBundle(),
    publicUrl: () => 'http://localhost',
  });
  try {
    await product.startJobs(true);
    const before = await timeRaw();
    const book = await timeBook(apiOf(product));
    const raw = (before + (await timeRaw())) / 2;
    return [
      {
        name: 'book.total',
        value: book.total,
        unit: 's',
        ratio: book.total / raw,
        against: 'drawing and encoding alone',
        parts: book.stages,
      },
      { name: 'book.raw', value: raw, unit: 's' },
      { name: 'book.first-picture', value: book.firstPicture, unit: 's' },
    ];
  } finally {
    await product.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
