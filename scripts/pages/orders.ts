/** Which pages of which books are drawn to be judged, with their texts. */
import { DIALECTS, type Dialect, type Language } from '#core/locale/language.ts';
import { ART_STYLES, type ArtStyle, type Brief, type SpreadCount } from '#core/story/brief.ts';
import type { Story } from '#core/story/story.ts';
import { createPicker } from '#scripts/gallery/random-hero.ts';
import { withFamilyLooks } from '#scripts/pages/family-looks.ts';
import type { PageOrder } from '#server/providers/illustrator/illustrator.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

/** One book of the storyteller, as a family could have ordered it. */
export type JudgedBook = {
  readonly templateId: string;
  readonly language: Language;
  readonly dialect: Dialect;
  readonly age: number;
  readonly spreads: SpreadCount;
  readonly seed: number;
  readonly artStyle: ArtStyle;
  /** What its hero likes and what its family asks for, instead of what the seed says. */
  readonly interest?: string;
  readonly idea?: string;
};

/** A page to draw; page 0 is the cover. */
export type JudgedPage = {
  readonly book: JudgedBook;
  readonly page: number;
  readonly text: string;
  readonly order: PageOrder;
};

const told = (story: Story, language: Language, page: number): string =>
  (page === 0 ? story.titles[language] : story.spreads[page - 1]?.texts[language]) ?? '';

const briefOf = (book: JudgedBook): Brief => {
  const { interest, idea, artStyle } = book;
  const plain = variedBrief(idea === undefined ? book : { ...book, templateId: null, idea }, book.seed);
  const [hero, ...others] = withFamilyLooks(plain.characters, book.seed);
  const told = interest === undefined ? hero : { ...hero, interests: [interest] };
  return { ...plain, characters: [told, ...others], artStyle };
};

/** Every page of a book with its cover, or only those that are asked for. */
export const pagesOf = (book: JudgedBook, sizePx: number, only: readonly number[] = []): JudgedPage[] => {
  const brief = briefOf(book);
  const { characters } = brief;
  const story = writeStory(brief);
  const scenes = [story.cover, ...story.spreads.map(({ scene }) => scene)];
  return scenes.flatMap((scene, page): JudgedPage[] => {
    if (only.length > 0 && !only.includes(page)) return [];
    const seed = (brief.seed + page) >>> 0;
    const kind = page === 0 ? 'cover' : 'page';
    const order: PageOrder = { scene, characters, artStyle: book.artStyle, seed, kind, sizePx };
    return [{ book, page, text: told(story, book.language, page), order }];
  });
};

const AGES = [3, 6, 9] as const;
const SEEDS = Array.from({ length: 1000 }, (_, seed) => seed);
const LENGTHS: readonly SpreadCount[] = [8, 12, 16];

/**
 * Pages drawn by lot, the same ones for the same `draw`: another template for each of the first twelve, any band,
 * length, language, style and spread.
 */
export const pagesByLot = (count: number, draw: number, sizePx: number): JudgedPage[] => {
  const pick = createPicker(draw);
  let left: string[] = [];
  return Array.from({ length: count }, () => {
    if (left.length === 0) left = listTemplates().map(({ id }) => id);
    const templateId = pick(left);
    left = left.filter((id) => id !== templateId);
    const spreads = pick(LENGTHS);
    const language = pick(['en', 'en', 'ar'] as const);
    const book: JudgedBook = {
      templateId,
      language,
      dialect: language === 'ar' ? pick(DIALECTS) : 'standard',
      age: pick(AGES),
      spreads,
      seed: pick(SEEDS),
      artStyle: pick(ART_STYLES),
    };
    const page = 1 + pick(Array.from({ length: spreads }, (_, at) => at));
    return pagesOf(book, sizePx, [page]);
  }).flat();
};

/** What stands under a page when it is judged. */
export const captionOf = ({ book, page, text }: JudgedPage): string => {
  const { templateId, language, dialect, age, spreads, seed, artStyle, interest, idea } = book;
  const story = idea === undefined ? templateId : `“${idea}”`;
  const likes = interest === undefined ? '' : ` · likes ${interest}`;
  const tongue = dialect === 'standard' ? language : `${language} ${dialect}`;
  return `${story}${likes} · ${tongue} · reader ${age} · ${spreads} spreads · seed ${seed} · ${artStyle} · page ${page}\n${text}`;
};
