import { describe, expect, it } from 'vitest';
import { AGE_BANDS } from '#core/story/age-band.ts';
import { DIALECTS } from '#core/locale/language.ts';
import { TEMPLATES, textOf } from '#studio/storyteller/templates/templates.ts';
import type { BandText, Line, Option } from '#studio/storyteller/text/passage.ts';

const optionShape = (option: Option): string => {
  if (typeof option === 'string') return 'way';
  return 'plants' in option ? `plants ${option.plants}` : `given ${option.given} × ${option.tell.length}`;
};

const isOptions = (line: Line): line is readonly Option[] => Array.isArray(line);

/** What two tongues must have in common where one choice is made for both. */
const lineShape = (line: Line): string => {
  if (typeof line === 'string') return 'line';
  if (isOptions(line)) return `one of [${line.map(optionShape).join(', ')}]`;
  if ('when' in line) return `when ${line.when} (${[line.say, line.otherwise ?? []].map(lineShape).join(' else ')})`;
  if ('takes' in line) {
    const takes = Object.entries(line.tell).map(([name, passage]) => `${name}: ${passage.map(lineShape).join(', ')}`);
    return `takes ${line.takes} (${takes.join('; ')})`;
  }
  if ('more' in line) return `more (${lineShape(line.more)})`;
  if ('ifRoom' in line) return `if there is room (${lineShape(line.ifRoom)})`;
  if ('trait' in line) return line.trait;
  if ('adult' in line) return `adult ${line.adult}`;
  return `aside ${line.aside} (${Object.entries(line.here ?? {})
    .map(([who, lines]) => `${who} × ${lines.length}`)
    .join(', ')})`;
};

const countsOf = (lists: Readonly<Record<string, readonly string[]>>): Record<string, number> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, list.length]));

const waysOf = (lists: Readonly<Record<string, readonly Option[] | undefined>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, (list ?? []).map(optionShape)]));

const shapeOf = (band: BandText): unknown => ({
  beats: Object.fromEntries(Object.entries(band.beats).map(([beat, passage]) => [beat, passage.map(lineShape)])),
  refrains: band.refrains.length,
  asides: Object.fromEntries(Object.entries(band.asides).map(([phase, lines]) => [phase, countsOf(lines)])),
  adults: countsOf(band.adults),
  habit: waysOf(band.traits.habit),
  turn: waysOf(band.traits.turn),
});

describe.each(TEMPLATES.map((template) => [template.id, template] as const))('%s', (_, template) => {
  for (const band of AGE_BANDS)
    for (const dialect of DIALECTS)
      it(`has lines of one shape for ${band} in English and in Arabic (${dialect})`, () => {
        const [english, arabic] = [textOf(template, 'en', dialect), textOf(template, 'ar', dialect)].map(
          (text) => text?.bands[band],
        );
        if (!english || !arabic) throw new Error('Both tongues are written');
        expect(shapeOf(arabic)).toEqual(shapeOf(english));
      });
});
