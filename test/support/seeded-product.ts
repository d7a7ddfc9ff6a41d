/** A running product in which there is something to see: an administrator, a family, and a book in every state. */
import { join } from 'node:path';
import { Client } from 'pg';
import type { Session } from '#contract/accounts.ts';
import type { Book } from '#contract/books.ts';
import type { RunResult } from '#contract/runs.ts';
import { createApiClient, type ApiClient } from '#scripts/seed/api-client.ts';
import {
  finishBook,
  orderBook,
  seedFamily,
  waitForRun,
  type BookWish,
  type Family,
} from '#scripts/seed/seed-family.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts';
import { runProduct, type RunningProduct } from './run-product.ts';

const ADMIN = { email: 'admin@example.com', password: 'an admin password' };

/** What pages are about. A book is null while no story is written in its language. */
export type World = {
  readonly url: string;
  readonly family: Session;
  readonly admin: Session;
  /** The path of a link that shows the English book to everybody who has it. */
  readonly shared: string | null;
  readonly books: Readonly<Record<'english' | 'arabic' | 'running' | 'failed', Book | null>>;
};

export type SeededProduct = { readonly world: World; stop(): Promise<void> };

/** Pages that are drawn when time stands still, so that both books show some of them. */
const SOME_PAGES = 2;

const hasSomePages = ({ pages }: RunResult): boolean =>
  pages.filter(({ state }) => state === 'done').length >= SOME_PAGES;

/** Runs one statement about a book; `$1` is its id. Throws unless it changed something. */
const change = async (connectionString: string, bookId: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query(statement, [bookId]);
  await client.end();
  if (rowCount === 0) throw new Error(`The book is not in the state for: ${statement}`);
};

/** What giving up after the last try leaves behind; the built-in parts never fail by themselves. */
const failRun = async (connectionString: string, bookId: string): Promise<void> => {
  await change(
    connectionString,
    bookId,
    "update runs set error_code = 'run.page-failed', error_detail = 'page 5' where book_id = $1 and stage <> 'completed'",
  );
  await change(connectionString, bookId, "update books set status = 'failed' where id = $1");
};

/** The page that could not be drawn; the others may have been finished after it. */
const failPage = (connectionString: string, bookId: string): Promise<void> =>
  change(
    connectionString,
    bookId,
    `update run_pages set state = 'failed', page_image_id = null
     where page_index = 5 and run_id in (select id from runs where book_id = $1)`,
  );

/** A book that is stopped as soon as some of its pages are there. */
const orderUntilSomePages = async (client: ApiClient, family: Family, wish: BookWish): Promise<Book | null> => {
  const book = await orderBook(client, family, wish);
  if (book) await waitForRun(client, family, { bookId: book._id, isThere: hasSomePages });
  return book;
};

const share = async (client: ApiClient, { session }: Family, book: Book | null): Promise<string | null> => {
  if (!book) return null;
  const token = session.userToken;
  const { url } = await client.call<{ url: string }>('POST', `/book/share/${book._id}`, { token });
  return new URL(url, client.url).pathname;
};

type Place = { readonly url: string; readonly connectionString: string };

const seedBooks = async ({ url, connectionString }: Place, family: Family): Promise<World['books']> => {
  const client = createApiClient(url);
  const [english, arabic] = await Promise.all([
    finishBook(client, family, { hero: 'Layla', language: 'en', template: 0, artStyle: 'cut-paper' }),
    finishBook(client, family, { hero: 'نور', language: 'ar', template: 0, artStyle: 'gouache' }),
  ]);
  const inEnglish = { language: 'en', artStyle: 'ink-wash' } as const;
  const failed = await orderUntilSomePages(client, family, { ...inEnglish, hero: 'Omar', template: 1 });
  if (failed) await failRun(connectionString, failed._id);
  const running = await orderUntilSomePages(client, family, { ...inEnglish, hero: 'Teta', template: 2 });
  return { english, arabic, failed, running };
};

/** In the end nothing is drawn any more, so that a book that is being made stays as it is while it is looked at. */
export const startSeededProduct = async (dataDir: string): Promise<SeededProduct> => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const environment = {
    DATABASE_URL: postgres.connectionString,
    FIRST_ADMIN_EMAIL: ADMIN.email,
    FIRST_ADMIN_PASSWORD: ADMIN.password,
  };
  let product: RunningProduct | null = null;
  try {
    product = await runProduct(join(dataDir, 'product'), environment);
    const family = await seedFamily(createApiClient(product.url));
    const books = await seedBooks({ url: product.url, connectionString: postgres.connectionString }, family);
    const shared = await share(createApiClient(product.url), family, books.english);
    await product.stop();
    product = null;
    if (books.failed) await failPage(postgres.connectionString, books.failed._id);
    const shown = await runProduct(join(dataDir, 'product'), { ...environment, ROLE: 'web' });
    product = shown;
    const { url } = shown;
    const admin = await createApiClient(url).call<Session>('POST', '/users/login', { body: ADMIN });
    return {
      world: { url, family: family.session, admin, shared, books },
      stop: async () => {
        await shown.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await product?.stop();
    await postgres.stop();
    throw error;
  }
};
