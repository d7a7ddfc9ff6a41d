/** Starts a run: keeps the brief as a new book and enqueues the writing of its story. */
import type { Book } from '#contract/books.ts';
import type { BookId, RunId } from '#contract/fields.ts';
import type { BookRequest } from '#contract/runs.ts';
import { nameIn, namesOf, type Character } from '#core/character/character.ts';
import { mainLanguageOf, textLanguagesOf } from '#core/locale/language.ts';
import { ageBandOf } from '#core/story/age-band.ts';
import type { Brief } from '#core/story/brief.ts';
import { isSettable } from '#press/type/settable-text.ts';
import { findBookByKey, insertBookOnce, viewOneBook } from '#server/features/books/public.ts';
import { snapshotCharacters } from '#server/features/characters/public.ts';
import { refuseUnsuitableIdea } from '#server/features/ideas/public.ts';
import { writeStoryJob } from '#server/features/runs/run-jobs.ts';
import { insertRun } from '#server/features/runs/run-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db/database.ts';
import { FieldsFailure } from '#server/platform/failure.ts';
import type { Actor } from '#server/platform/http/bind-endpoint.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Random } from '#server/platform/random.ts';
import { listTemplates, type TemplateSummary } from '#studio/storyteller/list-templates.ts';

export type GenerateStoryDeps = {
  readonly db: Database;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly signer: UrlSigner;
  readonly clock: Clock;
  readonly random: Random;
};

/** The one of `templates` that was asked for, or null for an own idea; refuses what none of them could tell. */
export const checkTemplate = (
  request: Pick<BookRequest, 'templateId' | 'language' | 'dialect' | 'age'>,
  templates: readonly TemplateSummary[] = listTemplates(),
): TemplateSummary | null => {
  const languages = textLanguagesOf(request);
  const known = templates.filter(({ id }) => request.templateId === undefined || request.templateId === id);
  if (known.length === 0) throw new FieldsFailure([['templateId', 'unknown-template']]);
  const told = known.filter((template) => languages.every((language) => template.languages.includes(language)));
  if (told.length === 0) throw new FieldsFailure([['language', 'language-unavailable']]);
  const band = ageBandOf(request.age);
  if (languages.includes('ar') && !told.some(({ dialects }) => dialects[request.dialect].includes(band))) {
    throw new FieldsFailure([['dialect', 'dialect-unavailable']]);
  }
  return request.templateId === undefined ? null : (told[0] ?? null);
};

const requireCharacters = async (tx: Tx, actor: Actor, request: BookRequest): Promise<Brief['characters']> => {
  const characters = await snapshotCharacters(tx, actor.userId, request.characters);
  const [hero, ...companions] = characters;
  if (!hero || characters.length < request.characters.length)
    throw new FieldsFailure([['characters', 'unknown-character']]);
  return [hero, ...companions] satisfies [Character, ...Character[]];
};

/** Refuses what no page could carry before anything is drawn: letters that the book fonts do not have. */
const checkPrintable = (request: BookRequest, characters: readonly Character[]): void => {
  const language = mainLanguageOf(request);
  const typed: [string, string][] = [
    ...namesOf(characters).map((name): [string, string] => ['characters', name]),
    ['giver', request.giver ?? ''],
    ['home', request.home ?? ''],
    ['dedication', request.dedication ?? ''],
  ];
  const refused = typed
    .filter(([field, text]) => text !== '' && !isSettable(text, language, field))
    .map(([field]) => field);
  const problems = [...new Set(refused)].map((field) => [field, 'cannot-be-printed'] as const);
  if (problems.length > 0) throw new FieldsFailure(problems);
};

/** The book that the same user asked for with the same idempotency key is answered again, whatever else is asked. */
export const generateStory = (deps: GenerateStoryDeps, actor: Actor, request: BookRequest): Promise<Book> => {
  return deps.db.transaction(async (tx) => {
    const known = request.idempotencyKey && (await findBookByKey(tx, actor.userId, request.idempotencyKey));
    if (known) return viewOneBook(tx, deps.signer, known);
    const template = checkTemplate(request);
    const characters = await requireCharacters(tx, actor, request);
    checkPrintable(request, characters);
    refuseUnsuitableIdea(request, characters);
    const brief: Brief = {
      templateId: template?.id ?? null,
      idea: request.idea ?? null,
      characters,
      language: request.language,
      ...(request.language === 'bilingual' && request.leadLanguage && { leadLanguage: request.leadLanguage }),
      dialect: request.dialect,
      age: request.age,
      spreads: request.spreads,
      artStyle: request.artStyle,
      dedication: request.dedication || null,
      giver: request.giver ?? null,
      home: request.home ?? null,
      seed: request.seed ?? deps.random.seed(),
    };
    const now = deps.clock.now();
    const { book, isNew } = await insertBookOnce(tx, {
      id: deps.random.id<BookId>(),
      owner_id: actor.userId,
      status: 'in-progress',
      title: nameIn(characters[0], mainLanguageOf(brief)),
      brief,
      version: 1,
      idempotency_key: request.idempotencyKey ?? null,
      created_at: now,
      updated_at: now,
    });
    if (isNew) {
      const runId = deps.random.id<RunId>();
      await insertRun(tx, { id: runId, bookId: book.id, startedAt: now });
      await deps.jobs.enqueue(tx, writeStoryJob, [{ runId }]);
    }
    return viewOneBook(tx, deps.signer, book);
  });
};
