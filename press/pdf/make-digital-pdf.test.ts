import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { COVER_TITLE_SHARE } from '#core/book/cover-title.ts';
import { digitalPagePlan } from '#core/book/page-plan.ts';
import { cleanLine, nameProblem } from '#core/locale/plain-text.ts';
import { AGE_BANDS, WORDS_PER_SPREAD } from '#core/story/age-band.ts';
import { HIDDEN } from '#core/story/vocabulary.ts';
import type { BookPicture, DigitalBook } from '#press/pdf/digital-book.ts';
import { makeDigitalPdf } from '#press/pdf/make-digital-pdf.ts';
import { SMALLEST_PT } from '#press/type/reading-type.data.ts';
import type { UnprintableBookError } from '#press/unprintable-book-error.ts';

// ---- Reading a PDF back, the way assistive technology does: through its structure tree.

type Matrix = [number, number, number, number, number, number];
type Piece = { text: string; x: number; y: number; sizePt: number };
type Drawing = { name: string; widthPt: number };
type PageContent = { marks: Map<number, Piece[]>; drawings: Drawing[] };
type Element = { role: string; page: number | undefined; text: string; alt: string | undefined; pieces: Piece[] };

const name = PDFName.of;
/** A literal string may hold pairs of parentheses without escaping them; `depth` pairs inside each other are read. */
const literal = (depth: number): string =>
  String.raw`\((?:\\[\s\S]|[^\\()]${depth > 0 ? `|${literal(depth - 1)}` : ''})*\)`;
const TOKEN = new RegExp(String.raw`${literal(3)}|<<|>>|<[0-9a-fA-F\s]*>|\[|\]|/[^\s/<>[\]()]+|[^\s/<>[\]()]+`, 'g');
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (token: string): string =>
  token
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
      /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
    );

const bytesOf = (token: string): string =>
  token.startsWith('<')
    ? Buffer.from(token.slice(1, -1).replace(/\s/g, ''), 'hex').toString('latin1')
    : unescaped(token);

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

const streamText = (stream: PDFObject | undefined): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

const toUnicode = (font: PDFDict): Map<number, string> => {
  const cmap = streamText(font.lookup(name('ToUnicode')));
  const chars = new Map<number, string>();
  for (const [block] of cmap.matchAll(/beginbfchar[\s\S]*?endbfchar/g)) {
    for (const [, glyph, text] of block.matchAll(/<([0-9A-F]+)> <([0-9A-F]+)>/gi)) {
      chars.set(Number.parseInt(glyph ?? '', 16), utf16(text ?? ''));
    }
  }
  return chars;
};

const fontsOf = (page: PDFPage): Map<string, Map<number, string>> => {
  const fonts = page.node.Resources()?.lookupMaybe(name('Font'), PDFDict);
  return new Map(fonts?.keys().map((key) => [key.toString(), toUnicode(fonts.lookup(key, PDFDict))]));
};

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

const readPage = (page: PDFPage): PageContent => {
  const fonts = fontsOf(page);
  const content: PageContent = { marks: new Map(), drawings: [] };
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  let font = new Map<number, string>();
  let [sizePt, mark]: [number, number | undefined] = [0, undefined];
  let operands: string[] = [];
  const last = (count: number): number[] => operands.slice(-count).map(Number);
  for (const [token] of streamText(page.node.Contents()).matchAll(TOKEN)) {
    if (token === 'q') saved.push(matrix);
    else if (token === 'Q') matrix = saved.pop() ?? matrix;
    else if (token === 'cm') matrix = multiply(last(6) as Matrix, matrix);
    else if (token === 'Do') content.drawings.push({ name: operands.at(-1) ?? '', widthPt: Math.abs(matrix[0]) });
    else if (token === 'Tf') [font, sizePt] = [fonts.get(operands.at(-2) ?? '') ?? font, last(1)[0] ?? 0];
    else if (token === 'BDC' && operands.includes('/MCID')) mark = Number(operands[operands.indexOf('/MCID') + 1]);
    else if (token === 'BDC' && operands.includes('/Artifact')) mark = undefined;
    else if ((token === 'TJ' || token === 'Tj') && mark !== undefined) {
      const glyphs = operands
        .filter((operand) => /^[(<](?!<)/.test(operand))
        .map(bytesOf)
        .join('');
      const text = glyphs.replace(
        /[\s\S]{2}/g,
        (two) => font.get(two.charCodeAt(0) * 256 + two.charCodeAt(1)) ?? '\uFFFD',
      );
      content.marks.set(mark, [...(content.marks.get(mark) ?? []), { text, x: matrix[4], y: matrix[5], sizePt }]);
    } else if (!/^[A-Za-z*'"]+$/.test(token)) {
      operands.push(token);
      continue;
    }
    operands = [];
  }
  return content;
};

const textOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFHexString || object instanceof PDFString ? object.decodeText() : undefined;

const readBook = async (bytes: Uint8Array) => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = document.getPages();
  const contents = pages.map(readPage);
  const elements: Element[] = [];
  const visit = (object: PDFObject | undefined): void => {
    if (object instanceof PDFArray) return object.asArray().forEach((kid) => visit(document.context.lookup(kid)));
    if (!(object instanceof PDFDict)) return;
    const kids = object.lookup(name('K'));
    const marks = (kids instanceof PDFArray ? kids.asArray() : [kids]).filter((kid) => kid instanceof PDFNumber);
    const page = pages.findIndex(({ ref }) => ref === object.get(name('Pg')));
    const pieces = marks.flatMap((mark) => contents[page]?.marks.get(mark.asNumber()) ?? []);
    const text = textOf(object.lookup(name('ActualText'))) ?? pieces.map((piece) => piece.text).join('');
    const role = object.lookup(name('S'))?.toString() ?? '';
    if (marks.length > 0) elements.push({ role, page, text, alt: textOf(object.lookup(name('Alt'))), pieces });
    visit(kids);
  };
  visit(document.catalog.lookup(name('StructTreeRoot'), PDFDict).lookup(name('K')));
  return { document, pages, contents, elements };
};

type ReadBook = Awaited<ReturnType<typeof readBook>>;

const textOfPage = ({ elements }: ReadBook, page: number): string =>
  elements
    .filter((element) => element.page === page && element.role !== '/Figure')
    .map((element) => element.text)
    .join('\n');

/** JPEG streams of the file as they are stored, without decoding. */
const embeddedJpegs = ({ document }: ReadBook): Uint8Array[] =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream && object.dict.get(name('Filter')) === name('DCTDecode'))
    .map((object) => (object as PDFRawStream).contents);

// ---- Books to print.

const drawPicture = async (edgePx: number, index: number): Promise<Uint8Array> => {
  const hue = (index * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edgePx}" height="${edgePx}" viewBox="0 0 100 100">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% ${index % 2 ? 25 : 85}%)"/>
    <stop offset="1" stop-color="hsl(${hue + 40} 55% 60%)"/></linearGradient>
    <rect width="100" height="100" fill="url(#sky)"/><circle cx="${20 + index * 4}" cy="45" r="9" fill="#fff4cf"/>
    <path d="M0 70 Q30 55 60 68 T100 64 V100 H0Z" fill="hsl(${hue + 90} 40% 40%)"/></svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: 90 }).toBuffer();
};

let large: BookPicture[] = [];
let small: BookPicture[] = [];

beforeAll(async () => {
  const draw = (edgePx: number) => async (_: unknown, index: number) => ({
    bytes: await drawPicture(edgePx, index),
    alt: `The hero walks over hill ${index}`,
  });
  large = await Promise.all(Array.from({ length: 13 }, draw(2551)));
  small = await Promise.all(Array.from({ length: 13 }, draw(200)));
});

const ENGLISH = 'Maya woke before the sun. “Who turned off the stars?” she asked the fox.';
const ARABIC = 'اِسْتَيْقَظَتْ مايا قَبْلَ الشَّمْسِ. «مَنْ أَطْفَأَ النُّجومَ؟» سَأَلَتِ الثَّعْلَبَ.';

const bookWith = (changes: Partial<DigitalBook>): DigitalBook => ({
  title: 'Maya and the Night Garden',
  language: 'en',
  heroName: 'Maya',
  dedication: null,
  giver: null,
  texts: [{ en: ENGLISH }],
  pictures: small.slice(0, (changes.texts?.length ?? 1) + 1),
  hidden: [],
  ageBand: '5-7',
  createdAt: '2026-11-21T10:20:30Z',
  identifier: 'hikaya-7f3a2c',
  ...changes,
});

const times = (count: number, word: readonly string[]): string =>
  Array.from({ length: count }, (_, index) => word[index % word.length]).join(' ');

const refusal = async (changes: Partial<DigitalBook>): Promise<UnprintableBookError> =>
  makeDigitalPdf(bookWith(changes)).then(
    () => expect.fail('The book was made'),
    (error: UnprintableBookError) => error,
  );

describe('a book of 12 spreads at 2551 px', () => {
  let book: DigitalBook;
  let made: Awaited<ReturnType<typeof makeDigitalPdf>>;
  let read: ReadBook;

  beforeAll(async () => {
    book = bookWith({
      dedication: 'For Maya,\nwho asks every star its name ❤️',
      giver: 'Grandma Huda',
      texts: Array.from({ length: 12 }, (_, index) => ({ en: `${ENGLISH}\nThis is spread number ${index + 1}.` })),
      pictures: large,
    });
    made = await makeDigitalPdf(book);
    read = await readBook(made.bytes);
  });

  it('has the planned pages, each 210 mm square', () => {
    const plan = digitalPagePlan({ spreads: 12, hasDedication: true });
    expect(made.pageCount).toBe(plan.length);
    expect(read.pages).toHaveLength(plan.length);
    for (const page of read.pages) {
      expect((page.getWidth() / 72) * 25.4).toBeCloseTo(210, 2);
      expect((page.getHeight() / 72) * 25.4).toBeCloseTo(210, 2);
    }
  });

  it('opens as facing pages, read from the left, under its title', () => {
    const { catalog } = read.document;
    const viewer = catalog.lookup(name('ViewerPreferences'), PDFDict);
    expect(catalog.get(name('PageLayout'))).toBe(name('TwoPageRight'));
    expect(viewer.lookup(name('Direction'))).toBe(name('L2R'));
    expect(viewer.lookup(name('DisplayDocTitle'))).toBe(PDFBool.True);
    expect(read.document.getTitle()).toBe(book.title);
    expect(read.document.getSubject()).toBe('A story about Maya');
    expect(read.document.getCreationDate()?.toISOString()).toBe('2026-11-21T10:20:30.000Z');
  });

  it('keeps the marks of PDF/UA-1', () => {
    const { catalog } = read.document;
    expect(textOf(catalog.lookup(name('Lang')))).toBe('en');
    expect(catalog.lookup(name('MarkInfo'), PDFDict).lookup(name('Marked'))).toBe(PDFBool.True);
    const metadata = Buffer.from((catalog.lookup(name('Metadata')) as PDFRawStream).contents).toString('utf8');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(metadata).toContain(book.title);
    expect(Buffer.from(made.bytes.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.7');
  });

  it('says what is on every page in reading order', () => {
    expect(textOfPage(read, 0)).toBe(book.title);
    expect(textOfPage(read, 3)).toBe('For Maya,\nwho asks every star its name ');
    expect(textOfPage(read, 4)).toBe(`${book.title}\nA story about\nMaya\nA gift from\nGrandma Huda`);
    for (const spread of book.texts.keys()) {
      expect(textOfPage(read, 5 + 2 * spread)).toBe(book.texts[spread]?.en);
    }
    expect(textOfPage(read, 29)).toContain('The End\nThis book was made for\nMaya\nMade with Hikaya, November 2026');
    expect(read.elements.filter(({ role }) => role.startsWith('/H')).map(({ text }) => text)).toEqual([
      book.title,
      'The End',
    ]);
  });

  it('embeds every picture once, byte for byte, at 300 ppi, with its alternative text', () => {
    const stored = embeddedJpegs(read).map((jpeg) => Buffer.from(jpeg));
    expect(stored).toHaveLength(13);
    for (const picture of large) expect(stored.some((jpeg) => jpeg.equals(picture.bytes))).toBe(true);
    const figures = read.elements.filter(({ role }) => role === '/Figure');
    expect(figures.map(({ alt }) => alt)).toEqual(large.map(({ alt }) => alt));
    expect(figures.map(({ page }) => page)).toEqual([0, ...book.texts.map((_, spread) => 6 + 2 * spread)]);
    for (const { page } of figures) {
      const widest = Math.max(...(read.contents[page ?? 0]?.drawings.map(({ widthPt }) => widthPt) ?? []));
      expect((widest / 72) * 25.4).toBeCloseTo(216, 1);
      expect(Math.round(2551 / (widest / 72))).toBeGreaterThanOrEqual(300);
    }
  });

  it('embeds its own fonts and no other', () => {
    const fonts = read.document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFDict && object.get(name('Type')) === name('FontDescriptor') ? [object] : [],
      );
    expect(fonts.map((font) => String(font.get(name('FontName'))).split('+')[1]).toSorted()).toEqual([
      'Andika',
      'Caveat-Bold',
    ]);
    for (const font of fonts) expect(font.lookup(name('FontFile2'))).toBeInstanceOf(PDFRawStream);
  });
});

const lastPage = async (changes: Partial<DigitalBook>): Promise<string> => {
  const read = await readBook((await makeDigitalPdf(bookWith(changes))).bytes);
  const ending = digitalPagePlan({ spreads: 1, hasDedication: false }).findIndex(({ kind }) => kind === 'ending');
  return textOfPage(read, ending);
};

describe('where the hero lives', () => {
  it.each([
    ['en', 'Alexandria', 'made for\nMaya from Alexandria\n'],
    ['ar', 'الجيزة', 'من الجيزة'],
    ['en', null, 'made for\nMaya\n'],
    ['en', '李庄', 'made for\nMaya\n'],
  ] as const)('is told in the colophon, in %s: %s', async (language, home, said) => {
    const texts = [language === 'en' ? { en: ENGLISH } : { ar: ARABIC }];
    const heroName = language === 'en' ? 'Maya' : 'مايا';
    const title = language === 'en' ? 'The Night Garden' : 'حديقة الليل';
    expect(await lastPage({ language, home, heroName, title, texts })).toContain(said);
  });
});

describe('what hides in the pictures', () => {
  it('is named on the last page, each thing once', async () => {
    const text = await lastPage({ hidden: ['snail', 'owlet', 'snail', 'paper-star'] });
    expect(text.replaceAll('\u00A0', ' ')).toContain(
      'Can you find them all?\na snail · a baby owl · a paper star\nThis book was made for',
    );
  });

  it('fits when something else hides on each of sixteen spreads, in a book of two languages', async () => {
    const text = await lastPage({
      language: 'bilingual',
      secondTitle: 'مايا وحديقة الليل',
      texts: [{ en: ENGLISH, ar: ARABIC }],
      hidden: HIDDEN.slice(-16),
    });
    expect(text.replaceAll('\u00A0', ' ')).toContain('a toy robot');
    expect(text.replaceAll('\u00A0', ' ')).toContain('روبوت لعبة');
  });
});

describe('languages', () => {
  it('binds an Arabic book on the right and keeps its words in reading order', async () => {
    const title = 'مايا وسارِقُ النُّجومِ';
    const texts = Array.from({ length: 8 }, () => ({ ar: ARABIC }));
    const { bytes, pageCount } = await makeDigitalPdf(
      bookWith({ language: 'ar', title, heroName: 'مايا', giver: 'تيتا هدى', dedication: 'إلى مايا 🌙', texts }),
    );
    const read = await readBook(bytes);
    const { catalog } = read.document;
    expect(pageCount).toBe(digitalPagePlan({ spreads: 8, hasDedication: true }).length);
    expect(catalog.lookup(name('ViewerPreferences'), PDFDict).lookup(name('Direction'))).toBe(name('R2L'));
    expect(catalog.get(name('PageLayout'))).toBe(name('TwoPageRight'));
    expect(textOf(catalog.lookup(name('Lang')))).toBe('ar');
    expect(read.document.getTitle()).toBe(title);
    expect(textOfPage(read, 0)).toBe(title);
    expect(textOfPage(read, 3)).toBe('إلى مايا');
    expect(textOfPage(read, 4)).toBe(`${title}\nحكايةٌ عن\nمايا\nهديّةٌ من\nتيتا هدى`);
    expect(textOfPage(read, 5)).toBe(ARABIC);
    const right = Math.max(
      ...read.elements.filter(({ page }) => page === 5).flatMap(({ pieces }) => pieces.map(({ x }) => x)),
    );
    expect(right).toBeGreaterThan(450);
  });

  it('sets English above Arabic in a bilingual book', async () => {
    const secondTitle = 'مايا وحديقة الليل';
    const read = await readBook(
      (await makeDigitalPdf(bookWith({ language: 'bilingual', secondTitle, texts: [{ en: ENGLISH, ar: ARABIC }] })))
        .bytes,
    );
    expect(textOfPage(read, 0)).toBe(`Maya and the Night Garden\n${secondTitle}`);
    const [english, arabic] = read.elements.filter(({ page }) => page === 3);
    expect([english?.text, arabic?.text]).toEqual([ENGLISH, ARABIC]);
    const lowest = Math.min(...(english?.pieces.map(({ y }) => y) ?? []));
    expect(lowest).toBeGreaterThan(Math.max(...(arabic?.pieces.map(({ y }) => y) ?? [])));
    expect(read.document.catalog.lookup(name('ViewerPreferences'), PDFDict).lookup(name('Direction'))).toBe(
      name('L2R'),
    );
  });
});

describe('room for words', () => {
  const LONG = ['extraordinarily', 'remembered', 'everything', 'whispering', 'lanterns'];
  const LONG_ARABIC = ['فَاسْتَيْقَظَتْ', 'الْحَديقَةُ', 'وَالْعَصافيرُ', 'الْمُسْتَحيلَةُ', 'أَنْفاسَها'];

  it.each(AGE_BANDS)(
    'fits the longest text of band %s, in two languages, beside the longest names',
    async (ageBand) => {
      const { max } = WORDS_PER_SPREAD[ageBand];
      const texts = [
        { en: times(max, LONG), ar: times(max, LONG_ARABIC) },
        { en: ENGLISH, ar: ARABIC },
      ];
      const long: Partial<DigitalBook> = {
        language: 'bilingual',
        title: `${'W'.repeat(50)} and the extraordinarily long night under the whispering lanterns`,
        secondTitle: times(14, LONG_ARABIC),
        heroName: 'W'.repeat(50),
        giver: 'M'.repeat(50),
        dedication: times(40, LONG).slice(0, 300),
        ageBand,
        texts,
      };
      const { bytes, pageCount } = await makeDigitalPdf(bookWith(long));
      const read = await readBook(bytes);
      expect(pageCount).toBe(digitalPagePlan({ spreads: 2, hasDedication: true }).length);
      expect(textOfPage(read, 5)).toBe(`${texts[0]?.en}\n${texts[0]?.ar}`);
      const pieces = read.elements.flatMap((element) => element.pieces);
      const safePt = (10 / 25.4) * 72;
      for (const { x, y } of pieces) {
        expect(Math.min(x, y)).toBeGreaterThan(safePt);
        expect(Math.max(x, y)).toBeLessThan(595.276 - safePt);
      }
      const story = read.elements.filter(({ page }) => page === 5 || page === 7).flatMap((element) => element.pieces);
      expect(Math.min(...story.map(({ sizePt }) => sizePt))).toBeGreaterThanOrEqual(SMALLEST_PT);
    },
  );

  it.each<[string, Partial<DigitalBook>]>([
    ['a short title and a name', { title: 'The Walking Pigeon', heroName: 'Maximilian' }],
    ['a long title', { title: 'The Extraordinarily Long Night under the Whispering Lanterns' }],
    [
      'two titles and a name',
      {
        language: 'bilingual',
        title: 'Somebody Was Reading Here',
        secondTitle: 'هُنَاكَ مَنْ كَانَ يَقْرَأُ هُنَا',
        heroName: 'Abdelrahman',
      },
    ],
    [
      'Arabic first',
      {
        language: 'bilingual',
        leadLanguage: 'ar',
        title: 'بَرْقُوقَة لَا تَطِيرُ اليَوْمَ وَلَا غَدًا',
        secondTitle: 'Plum Does Not Fly Today, nor Tomorrow',
        heroName: 'عبد الرحمن',
      },
    ],
  ])('puts no word of a cover below the part that its picture keeps free: %s', async (_, changes) => {
    const { elements } = await readBook(
      (await makeDigitalPdf(bookWith({ texts: [{ en: ENGLISH, ar: ARABIC }], ...changes }))).bytes,
    );
    const baselines = elements.filter(({ page }) => page === 0).flatMap(({ pieces }) => pieces.map(({ y }) => y));
    expect(baselines.length).toBeGreaterThan(0);
    const fromTopMm = ((595.276 - Math.min(...baselines)) / 72) * 25.4;
    expect(fromTopMm).toBeLessThan(COVER_TITLE_SHARE * 216 - 3);
  });

  it('shows the emblem of a book on its back, for the eye alone', async () => {
    const emblem = await drawPicture(320, 3);
    const [plain, read] = await Promise.all(
      [{}, { emblem }].map(async (changes) => readBook((await makeDigitalPdf(bookWith(changes))).bytes)),
    );
    expect(read?.pages).toHaveLength(plain?.pages.length ?? 0);
    expect(read?.contents.map(({ drawings }) => drawings.length)).toEqual(
      plain?.contents.map(({ drawings }, page, all) => drawings.length + (page === all.length - 1 ? 1 : 0)),
    );
    expect(read && embeddedJpegs(read).some((bytes) => Buffer.from(bytes).equals(emblem))).toBe(true);
    expect(read?.elements.filter(({ role }) => role === '/Figure')).toHaveLength(2);
  });

  it('names the hero of a cover once, with vowel marks or without', async () => {
    const title = 'نِصْفُ أُغْنِيَةٍ مِنْ أَجْلِ زَيْنَب';
    const book = bookWith({ language: 'ar', title, heroName: 'زينب', texts: [{ ar: ARABIC }] });
    expect(textOfPage(await readBook((await makeDigitalPdf(book)).bytes), 0)).toBe(title);
  });

  it('sets the young larger than the old, and all of a book in one size', async () => {
    const sizes = await Promise.all(
      AGE_BANDS.map(async (ageBand) => {
        const texts = [{ en: ENGLISH }, { en: times(20, ['a', 'small', 'word']) }];
        const { elements } = await readBook((await makeDigitalPdf(bookWith({ ageBand, texts }))).bytes);
        const used = elements.filter(({ page }) => page === 3 || page === 5).flatMap(({ pieces }) => pieces);
        return [...new Set(used.map(({ sizePt }) => sizePt))];
      }),
    );
    expect(sizes).toEqual([[26], [20], [16]]);
  });

  it('refuses a text that fits at no size instead of cutting it', async () => {
    const error = await refusal({ texts: [{ en: ENGLISH }, { en: times(2000, LONG) }] });
    expect([error.name, error.reason, error.where]).toEqual(['UnprintableBookError', 'too-long', 'spread 1']);
    expect((await makeDigitalPdf(bookWith({}))).pageCount).toBe(7);
  });
});

describe('what people type', () => {
  const printedHero = async (heroName: string): Promise<string[]> => {
    const texts = [{ en: `${heroName} smiled. Nobody but ${heroName} knew.` }];
    const read = await readBook(
      (await makeDigitalPdf(bookWith({ heroName, texts, title: `About ${heroName}` }))).bytes,
    );
    const shown = (page: number): string => textOfPage(read, page).replaceAll('\u200B', '');
    expect(read.document.getTitle()).toBe(`About ${heroName}`);
    expect(shown(0)).toBe(`About ${heroName}`);
    expect(shown(3)).toBe(texts[0]?.en);
    return shown(2).split('\n');
  };

  it.each([
    '#import "x": *',
    '"} ignore all',
    '*bold* _slanted_ $x^2$',
    '#panic("no") #sys.inputs.book',
    '] ) } \\u{41} \\',
    '= Heading <label> @label',
    '// not a comment /* nor this */',
    'https://example.org/#read("/etc/passwd")',
    "Zoë O'Brien-Şahin -- the 3rd...",
    '{hero} ${hero} {{hero}}',
    'ليلى Layla',
  ])('prints the name %s as it is', async (heroName) => {
    expect(await printedHero(heroName)).toContain(heroName);
  });

  it('prints any acceptable name as it is', async () => {
    const letters = [...' !"#$%&\'()*+,-./0123456789:;<=>?@AZ[\\]^_`az{|}~éÇßñЖяليىمة«»…–'];
    const typed = fc
      .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 30 })
      .map((some) => cleanLine(some.join('')));
    const names = typed.filter((text) => nameProblem(text) === null);
    await fc.assert(
      fc.asyncProperty(names, async (heroName) => {
        expect(await printedHero(heroName)).toContain(heroName);
      }),
      { numRuns: 12, seed: 7 },
    );
  }, 20_000);

  it('leaves out the pictographs it cannot draw and refuses letters it cannot show', async () => {
    const read = await readBook(
      (await makeDigitalPdf(bookWith({ dedication: 'We love you 🦄👩‍👧 so\u202E much 🇪🇬' }))).bytes,
    );
    expect(textOfPage(read, 3)).toBe('We love you so much');
    const error = await refusal({ heroName: '李娜' });
    expect([error.reason, error.where]).toEqual(['characters', 'hero']);
    expect(error.message).toContain('李 娜');
  });
});

describe('what cannot be printed', () => {
  it('names the missing text', async () => {
    expect(await refusal({ texts: [{ en: ENGLISH }, { ar: ARABIC }] })).toMatchObject({
      reason: 'text-missing',
      where: 'spread 1',
    });
    expect(await refusal({ title: ' \u200E ' })).toMatchObject({ reason: 'text-missing', where: 'title' });
  });

  it('names the picture that is missing or unfit', async () => {
    const [first, second] = small;
    if (!first || !second) throw new Error('There are no pictures');
    const with1 = (bytes: Uint8Array, alt = 'Hills') => ({ pictures: [first, { bytes, alt }] });
    const picture = sharp(second.bytes);
    const fine = second.bytes;
    const unfit = [
      [{ pictures: small.slice(0, 1) }, 'got 1'],
      [with1(Buffer.from('not a picture')), 'cannot be read'],
      [with1(await picture.clone().png().toBuffer()), 'is png'],
      [with1(await picture.clone().toColourspace('cmyk').jpeg().toBuffer()), 'is cmyk'],
      [with1(await picture.clone().resize(200, 150, { fit: 'fill' }).jpeg().toBuffer()), '200 × 150'],
      [with1(fine, ' '), 'alternative text'],
    ] as const;
    for (const [changes, why] of unfit) {
      const error = await refusal(changes);
      expect([error.reason, error.where]).toEqual(['picture', 'picture 1']);
      expect(error.message).toContain(why);
    }
  });
});

describe('one compiler for many books', () => {
  it('gives the same bytes for the same book, and carries nothing from one to the next', async () => {
    const files = readdirSync(import.meta.dirname);
    const other = bookWith({ title: 'Other', pictures: small.slice(5, 7) });
    const [first, between, again] = [
      await makeDigitalPdf(bookWith({})),
      await makeDigitalPdf(other),
      await makeDigitalPdf(bookWith({})),
    ];
    expect(Buffer.from(again.bytes).equals(first.bytes)).toBe(true);
    const stored = embeddedJpegs(await readBook(between.bytes)).map((jpeg) => Buffer.from(jpeg));
    expect(stored.map((jpeg) => other.pictures.some(({ bytes }) => jpeg.equals(bytes)))).toEqual([true, true]);
    expect(readdirSync(import.meta.dirname)).toEqual(files);
  });

  it('makes several books at once', async () => {
    const titles = ['One', 'Two', 'Three'];
    const books = await Promise.all(titles.map((title) => makeDigitalPdf(bookWith({ title }))));
    const found = await Promise.all(books.map(async ({ bytes }) => (await readBook(bytes)).document.getTitle()));
    expect(found).toEqual(titles);
  });
});
