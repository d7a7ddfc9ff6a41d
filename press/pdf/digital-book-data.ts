/** Turns a digital book into the plain data that `digital-book.typ` lays out. Every wording is decided here. */
import { BLEED_MM, TRIM_MM } from '#core/book/book-size.ts';
import { COVER_TITLE_SHARE } from '#core/book/cover-title.ts';
import { digitalPagePlan, type PlannedPage } from '#core/book/page-plan.ts';
import { mainLanguageOf, textLanguagesOf, type Language } from '#core/locale/language.ts';
import { withoutVowelMarks } from '#core/locale/text-units.ts';
import { BOOK_WORDS } from '#press/type/book-words.data.ts';
import { HIDDEN_NAMES } from '#press/type/hidden-names.data.ts';
import type { BookColors } from '#press/color/cover-colors.ts';
import type { DigitalBook } from '#press/pdf/digital-book.ts';
import { READING_TYPE, readingSizesPt, type ReadingType } from '#press/type/reading-type.data.ts';
import { isSettable, settableText, type SettableText } from '#press/type/settable-text.ts';
import { UnprintableBookError } from '#press/unprintable-book-error.ts';

/** The same words in every language of the book; they share a line. */
type Line = readonly SettableText[];

/** A label and, on a line of its own, the name it announces: a name of any script never changes the label's order. */
type Announced = { readonly labels: Line; readonly name: SettableText };

type Part = { readonly lang: Language; readonly paragraphs: readonly string[] };

export type DigitalBookData = {
  readonly trimMm: number;
  readonly bleedMm: number;
  readonly lang: Language;
  readonly title: SettableText;
  readonly secondTitle: SettableText | null;
  readonly description: string;
  readonly identifier: string;
  readonly createdAt: { year: number; month: number; day: number; hour: number; minute: number; second: number };
  readonly about: Announced;
  /** False when the title says the hero's name already. */
  readonly coverNamesHero: boolean;
  readonly hasEmblem: boolean;
  /** From the upper edge of the trimmed cover: so far down its picture is kept free for words. */
  readonly titleZoneMm: number;
  readonly gift: Announced | null;
  readonly dedication: readonly SettableText[];
  readonly spreads: readonly (readonly Part[])[];
  readonly alts: readonly string[];
  readonly end: Line;
  /** The invitation to look again and the names to look for; null when nothing hides. */
  readonly hidden: { readonly invitation: Line; readonly names: Line } | null;
  readonly madeFor: Announced;
  readonly colophon: readonly Line[];
  readonly type: ReadingType & { readonly sizesPt: readonly number[] };
  readonly colors: BookColors;
  /** Every page with its number as printed, counted from the cover. */
  readonly plan: readonly (PlannedPage & { readonly number: string })[];
};

const paragraphsOf = (text: string): string[] => text.split(/\r?\n/).filter((paragraph) => paragraph.trim() !== '');

const required = (raw: string, usual: Language, where: string): SettableText => {
  const settable = settableText(raw, usual, where);
  if (settable.text === '') throw new UnprintableBookError('text-missing', where, `The book has no ${where}`);
  return settable;
};

type Furniture = 'storyAbout' | 'giftFrom' | 'theEnd' | 'lookAgain' | 'madeFor' | 'typeNote';

const furniture = (book: DigitalBook, word: Furniture): Line =>
  textLanguagesOf(book).map((lang) => settableText(BOOK_WORDS[lang][word], lang, word));

const spreadParts = (book: DigitalBook, spread: number): Part[] =>
  textLanguagesOf(book).map((lang) => {
    const where = `spread ${spread}`;
    const paragraphs = paragraphsOf(book.texts[spread]?.[lang] ?? '')
      .map((paragraph) => settableText(paragraph, lang, where).text)
      .filter((paragraph) => paragraph !== '');
    if (paragraphs.length === 0) {
      throw new UnprintableBookError('text-missing', where, `Spread ${spread} has no text in ${lang}`);
    }
    return { lang, paragraphs };
  });

const madeWith = (book: DigitalBook): Line =>
  textLanguagesOf(book).map((lang) => {
    const words = BOOK_WORDS[lang];
    const format = new Intl.DateTimeFormat(words.formatLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return settableText(words.madeWith(format.format(new Date(book.createdAt))), lang, 'colophon');
  });

/** A name stays on one line, and no line begins with the dot before it. */
const brokenAfterDots = (list: string): string => list.replaceAll(/(?<!·) /g, '\u00A0');

const hiddenThings = (book: DigitalBook): DigitalBookData['hidden'] => {
  const things = [...new Set(book.hidden)];
  if (things.length === 0) return null;
  const names = textLanguagesOf(book).map((lang) => {
    const list = settableText(things.map((thing) => HIDDEN_NAMES[lang][thing]).join(' · '), lang, 'hidden things');
    return { ...list, text: brokenAfterDots(list.text) };
  });
  return { invitation: furniture(book, 'lookAgain'), names };
};

const dateParts = (iso: string): DigitalBookData['createdAt'] => {
  const at = new Date(iso);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  };
};

const numberedPlan = (book: DigitalBook, hasDedication: boolean): DigitalBookData['plan'] => {
  const digits = new Intl.NumberFormat(BOOK_WORDS[mainLanguageOf(book)].formatLocale);
  const plan = digitalPagePlan({ spreads: book.texts.length, hasDedication });
  return plan.map((page, index) => ({ ...page, number: digits.format(index + 1) }));
};

/** All of it in one face: handwriting only when every paragraph can have it. */
const dedicationOf = (book: DigitalBook, lang: Language): SettableText[] => {
  const paragraphs = paragraphsOf(book.dedication ?? '')
    .map((paragraph) => settableText(paragraph, lang, 'dedication'))
    .filter(({ text }) => text !== '');
  return paragraphs.map((paragraph) => ({ ...paragraph, hand: paragraphs.every(({ hand }) => hand) }));
};

/** The hero and where it lives; null where that is not known, or is written in letters that the fonts do not have. */
const heroAtHome = ({ heroName, home }: DigitalBook, lang: Language): SettableText | null =>
  home && isSettable(home, lang, 'home') && settableText(home, lang, 'home').text !== ''
    ? settableText(BOOK_WORDS[lang].heroOf(heroName, home), lang, 'hero')
    : null;

type BookTexts = Pick<DigitalBookData, 'title' | 'secondTitle' | 'about' | 'gift' | 'dedication' | 'madeFor'>;

const typedTexts = (book: DigitalBook, lang: Language): BookTexts => {
  const hero = required(book.heroName, lang, 'hero');
  const giver = settableText(book.giver ?? '', lang, 'giver');
  return {
    title: required(book.title, lang, 'title'),
    secondTitle: book.secondTitle ? required(book.secondTitle, textLanguagesOf(book)[1] ?? lang, 'title') : null,
    about: { labels: furniture(book, 'storyAbout'), name: hero },
    gift: giver.text === '' ? null : { labels: furniture(book, 'giftFrom'), name: giver },
    dedication: dedicationOf(book, lang),
    madeFor: { labels: furniture(book, 'madeFor'), name: heroAtHome(book, lang) ?? hero },
  };
};

/** Throws `UnprintableBookError` when a text is missing or cannot be set. */
export const digitalBookData = (book: DigitalBook, colors: BookColors): DigitalBookData => {
  const lang = mainLanguageOf(book);
  const texts = typedTexts(book, lang);
  const hero = texts.about.name.text;
  return {
    ...texts,
    trimMm: TRIM_MM.medium,
    bleedMm: BLEED_MM,
    lang,
    description: `${BOOK_WORDS[lang].storyAbout} ${hero}`,
    identifier: book.identifier,
    createdAt: dateParts(book.createdAt),
    coverNamesHero: !withoutVowelMarks(texts.title.text).includes(withoutVowelMarks(hero)),
    hasEmblem: book.emblem !== undefined,
    titleZoneMm: COVER_TITLE_SHARE * (TRIM_MM.medium + 2 * BLEED_MM) - BLEED_MM,
    spreads: book.texts.map((_, spread) => spreadParts(book, spread)),
    alts: book.pictures.map(({ alt }) => alt),
    end: furniture(book, 'theEnd'),
    hidden: hiddenThings(book),
    colophon: [madeWith(book), furniture(book, 'typeNote'), [settableText(book.identifier, 'en', 'identifier')]],
    type: { ...READING_TYPE[book.ageBand], sizesPt: readingSizesPt(book.ageBand) },
    colors,
    plan: numberedPlan(book, texts.dedication.length > 0),
  };
};
