/** Prints a book to be read in a terminal: wrapped, Arabic flush right, with what the checks found. */
import { textLanguagesOf, type Language } from '#core/locale/language.ts';
import { readableLength } from '#core/locale/plain-text.ts';
import type { Brief } from '#core/story/brief.ts';
import type { StoryFinding } from '#core/story/checks/finding.ts';
import type { Story } from '#core/story/story.ts';
import { countWords } from '#core/locale/text-units.ts';

const WIDTH = 88;
/** Keeps a line that ends in punctuation right-to-left where the terminal orders letters itself. */
const RIGHT_TO_LEFT_MARK = '\u200F';

const wrap = (text: string): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && readableLength(line) + readableLength(word) + 1 > WIDTH) lines.push(word);
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return lines;
  });

const setLine = (line: string, language: Language): string =>
  language === 'ar' ? `${' '.repeat(Math.max(0, WIDTH - readableLength(line)))}${RIGHT_TO_LEFT_MARK}${line}` : line;

const printFinding = ({ check, severity, detail }: StoryFinding): string => `    ${severity}: ${check}: ${detail}`;

/** Text of a whole book. */
export const printBook = (brief: Brief, story: Story, findings: readonly StoryFinding[]): string => {
  const languages = textLanguagesOf(brief.language);
  const title = languages.map((language) => story.titles[language] ?? '').join(' · ');
  const people = brief.characters.map(({ name, age, pronouns }) => `${name} (${age}, ${pronouns})`).join(', ');
  const head = `${title}\n${brief.templateId ?? brief.idea} · seed ${brief.seed} · reader ${brief.age} · ${people}`;
  const spreads = story.spreads.map(({ texts, scene }, index) => {
    const words = languages.map((language) => countWords(texts[language] ?? '')).join(' + ');
    const text = languages.flatMap((language) => wrap(texts[language] ?? '').map((line) => setLine(line, language)));
    const found = findings.filter(({ spread }) => spread === index).map(printFinding);
    return [`[${index + 1}] ${words} words · ${scene.setting}, ${scene.light}, ${scene.mood}`, ...text, ...found].join(
      '\n',
    );
  });
  const whole = findings.filter(({ spread }) => spread === null).map(printFinding);
  return `${'═'.repeat(WIDTH)}\n${head}\n${[...whole, ...spreads].join('\n\n')}\n`;
};
