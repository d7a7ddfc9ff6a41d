/** The sample books as they are read. Each is written when it is first asked for; the same plan gives the same book. */
import type { Sample, SampleBook } from '#contract/books/samples.ts';
import { getSampleImage } from '#contract/books/samples.ts';
import { pageSeed } from '#core/book/page-seed.ts';
import { mainLanguageOf, type Language, type TextByLanguage } from '#core/locale/language.ts';
import { heroOf, type Brief } from '#core/story/brief.ts';
import { mainText } from '#core/story/story.ts';
import { altsOf } from '#server/features/books/public.ts';
import { SAMPLES, type SamplePlan } from '#server/features/samples/samples.data.ts';
import { Failure } from '#server/platform/failure.ts';
import { drawingOf, type Illustrator, type PageOrder } from '#server/providers/illustrator/illustrator.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

/** Screens need no more; print is not offered. */
const DRAWN_PX = 1280;

export type SamplePage = {
  readonly texts: TextByLanguage;
  readonly alts: TextByLanguage;
  readonly order: PageOrder;
  /** Changes with everything that the picture is drawn from. */
  readonly version: string;
};

export type WrittenSample = {
  readonly plan: SamplePlan;
  readonly title: string;
  readonly pages: readonly SamplePage[];
};

const orderOf = (brief: Brief, { scene }: { scene: PageOrder['scene'] }, index: number): PageOrder => ({
  scene,
  characters: brief.characters,
  artStyle: brief.artStyle,
  seed: pageSeed(brief.seed, index),
  kind: index === 0 ? 'cover' : 'page',
  sizePx: DRAWN_PX,
});

type DrawnBy = Pick<Illustrator, 'name' | 'version'>;

const write = (plan: SamplePlan, drawnBy: DrawnBy): WrittenSample => {
  const { brief } = plan;
  const story = writeStory(brief);
  const pages = [{ texts: story.titles, scene: story.cover }, ...story.spreads].map((page, index) => {
    const order = orderOf(brief, page, index);
    return { texts: page.texts, alts: altsOf(brief, page.scene), order, version: drawingOf(drawnBy, order) };
  });
  return { plan, title: mainText(story.titles, brief), pages };
};

const imageOf = (slug: string, index: number, { version }: SamplePage): string =>
  `/api${getSampleImage.path.replace(':slug', slug).replace(':index', String(index))}?v=${version}`;

const viewSample = ({ plan: { slug, brief }, title, pages }: WrittenSample): Sample => ({
  _id: slug,
  title,
  hero: heroOf(brief).name,
  language: brief.language,
  spreads: brief.spreads,
  age: brief.age,
  artStyle: brief.artStyle,
  cover: pages[0] ? imageOf(slug, 0, pages[0]) : '',
});

const viewSampleBook = ({ plan: { slug, brief }, title, pages }: WrittenSample): SampleBook => ({
  _id: slug,
  title,
  language: brief.language,
  images: pages.map((page, index) => imageOf(slug, index, page)),
  pages: pages.map(({ texts, alts }, index) => ({
    index,
    text: mainText(texts, brief),
    texts,
    alt: alts[mainLanguageOf(brief)] ?? '',
  })),
});

export type Samples = {
  listFor(language: Language): Sample[];
  /** Throws when there is no such sample. */
  getBook(slug: string): SampleBook;
  getPage(slug: string, index: number): SamplePage;
  /** Everything that is drawn for samples: where a page stands, and which picture it has. */
  listPages(): { readonly slug: string; readonly index: number; readonly version: string }[];
};

export const createSamples = (drawnBy: DrawnBy): Samples => {
  const written = new Map<string, WrittenSample>();
  const read = (plan: SamplePlan): WrittenSample => {
    const sample = written.get(plan.slug) ?? write(plan, drawnBy);
    written.set(plan.slug, sample);
    return sample;
  };
  const get = (slug: string): WrittenSample => {
    const plan = SAMPLES.find((each) => each.slug === slug);
    if (!plan) throw new Failure('book.not-found');
    return read(plan);
  };
  return {
    listFor: (language) => SAMPLES.filter(({ shelf }) => shelf === language).map((plan) => viewSample(read(plan))),
    getBook: (slug) => viewSampleBook(get(slug)),
    getPage: (slug, index) => {
      const page = get(slug).pages[index];
      if (!page) throw new Failure('book.no-such-page');
      return page;
    },
    listPages: () =>
      SAMPLES.flatMap((plan) => read(plan).pages.map(({ version }, index) => ({ slug: plan.slug, index, version }))),
  };
};
