/** A family with heroes and books, made the way a family makes them: through the API. */
import type { Session } from '#contract/accounts.ts';
import type { Book } from '#contract/books.ts';
import type { FamilyCharacter, NewCharacter } from '#contract/characters.ts';
import type { RunResult } from '#contract/runs.ts';
import type { Template } from '#contract/templates.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import { confirmAddress } from '#test/support/confirm-address.ts';
import type { ApiClient } from './api-client.ts';

export const FAMILY = { name: 'Salma Adel', email: 'salma@example.com', password: 'a long password' } as const;

const HEROES: readonly (Pick<NewCharacter, 'name' | 'age' | 'pronouns'> & Record<string, unknown>)[] = [
  {
    name: 'Teta',
    age: 66,
    pronouns: 'she',
    looks: { headCovering: 'hijab', skinTone: 'honey', glasses: 'round', outfit: 'abaya', accentColor: 'purple' },
  },
  {
    name: 'نور',
    age: 7,
    pronouns: 'she',
    looks: { skinTone: 'olive', hairStyle: 'single-braid', hairColor: 'black', accentColor: 'teal' },
  },
  {
    name: 'Omar',
    age: 8,
    pronouns: 'he',
    looks: { skinTone: 'bronze', hairStyle: 'short-curls', hairColor: 'black', accentColor: 'green' },
    traits: ['curious'],
  },
  {
    name: 'Layla',
    age: 6,
    pronouns: 'she',
    looks: { skinTone: 'caramel', hairStyle: 'afro-puffs', hairColor: 'dark-brown', accentColor: 'red' },
    traits: ['brave', 'kind'],
    interests: ['the moon'],
  },
];

export type Family = {
  readonly session: Session;
  /** By name. */
  readonly heroes: ReadonlyMap<string, FamilyCharacter>;
  readonly templates: readonly Template[];
};

/** A signed-in user with a confirmed address and four heroes. Mails have to be kept in the outbox. */
export const seedFamily = async (client: ApiClient): Promise<Family> => {
  const body = { ...FAMILY, language: 'en', acceptTerms: true };
  const session = await client.call<Session>('POST', '/users/register', { body });
  await confirmAddress(client.url, FAMILY.email);
  const heroes = new Map<string, FamilyCharacter>();
  for (const hero of HEROES) {
    const made = await client.call<FamilyCharacter>('POST', '/character', { token: session.userToken, body: hero });
    heroes.set(hero.name, made);
  }
  return { session, heroes, templates: await client.call<Template[]>('GET', '/template') };
};

export type BookWish = {
  readonly hero: string;
  readonly language: 'en' | 'ar';
  /** Which of the templates in that language. */
  readonly template: number;
  readonly artStyle: ArtStyle;
};

const READER_AGE = 6;

/** Null when nothing is written for that wish yet. */
export const orderBook = async (client: ApiClient, family: Family, wish: BookWish): Promise<Book | null> => {
  const written = family.templates.filter(
    ({ languages, ageMin, ageMax }) =>
      languages.includes(wish.language) && ageMin <= READER_AGE && READER_AGE <= ageMax,
  );
  const template = written[wish.template % Math.max(1, written.length)];
  const hero = family.heroes.get(wish.hero);
  if (!template || !hero) return null;
  return client.call<Book>('POST', '/book/generate-story', {
    token: family.session.userToken,
    body: {
      templateId: template._id,
      characters: [hero._id],
      language: wish.language,
      age: READER_AGE,
      spreads: 8,
      artStyle: wish.artStyle,
      dedication: wish.language === 'ar' ? 'إلى قمر البيت' : 'For the bravest of all',
      giver: wish.language === 'ar' ? 'ماما' : 'Mama',
      seed: 7,
    },
  });
};

const RUN_MS = 180_000;

/** Waits until the run of a book is as `isThere` wants it. */
export const waitForRun = async (
  client: ApiClient,
  { session }: Family,
  { bookId, isThere }: { bookId: string; isThere: (run: RunResult) => boolean },
): Promise<void> => {
  const deadline = performance.now() + RUN_MS;
  for (;;) {
    const run = await client.call<RunResult>('GET', `/book/run-result/${bookId}`, { token: session.userToken });
    if (isThere(run)) return;
    if (run.error || performance.now() > deadline) throw new Error(`The run did not get there: ${JSON.stringify(run)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

export const isFinished = ({ stage }: RunResult): boolean => stage === 'completed';

/** A book from the order to its last page. */
export const finishBook = async (client: ApiClient, family: Family, wish: BookWish): Promise<Book | null> => {
  const book = await orderBook(client, family, wish);
  if (book) await waitForRun(client, family, { bookId: book._id, isThere: isFinished });
  return book;
};
