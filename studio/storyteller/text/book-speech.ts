/** What one book in one language can talk about: its people, its words, its facts. */
import { ageBandOf } from '#core/story/age-band.ts';
import type { Language } from '#core/locale/language.ts';
import type { Brief } from '#core/story/brief.ts';
import type { Called } from '#core/story/scene.ts';
import { calledAs } from '#studio/storyteller/cast/called.ts';
import { interestIn, markedInterest, sayableInterestsOf } from '#studio/storyteller/cast/interests.ts';
import type { Liking } from '#studio/storyteller/cast/likings/likings.data.ts';
import { likingOf, likingWord } from '#studio/storyteller/cast/likings/likings.ts';
import { familyName, freeName, type Member } from '#studio/storyteller/cast/party.ts';
import { withTitle } from '#studio/storyteller/language/arabic-titles.ts';
import type { Entity, Morphology } from '#studio/storyteller/language/morphology.ts';
import type { Telling } from '#studio/storyteller/text/telling.ts';
import type { DialectText } from '#studio/storyteller/text/passage.ts';
import type { Word } from '#studio/storyteller/text/realise.ts';

export const entityIn = (member: Member, language: Language): Entity => {
  const entity = member.entities[language];
  if (!entity) throw new RangeError(`${member.ref} has no words in ${language}`);
  return entity;
};

const together = (members: readonly Member[], language: Language, morphology: Morphology): Entity | null => {
  const [first, ...rest] = members.map((member) => entityIn(member, language));
  if (!first) return null;
  if (rest.length === 0) return first;
  const all = [first, ...rest];
  return {
    ...first,
    name: morphology.list(all.map(({ name }) => name)),
    introduced: morphology.list(all.map(({ introduced }) => introduced)),
    count: all.length,
    each: all,
    pronouns: 'they',
  };
};

/** A word of the family that is only ever put in as it is. */
export const plainEntity = (name: string): Entity => ({
  name,
  introduced: name,
  pronouns: 'they',
  count: 1,
  kind: 'person',
  age: null,
});

/** One text of a book as it is told. */
export type Told = { readonly text: DialectText; readonly language: Language; readonly morphology: Morphology };

/** What the book says that its hero likes: one thing, the same in every tongue. */
const likedIn = ({ brief, stream }: Telling): string | null => {
  const interests = sayableInterestsOf(brief);
  return interests.length > 0 ? stream.fork('interest').pick(interests) : null;
};

/** The group that it belongs to, of which there is something true to say. */
const likingIn = (telling: Telling): Liking | null => {
  const wish = likedIn(telling);
  return wish === null ? null : likingOf(wish);
};

/** Everybody the text may name, by the word of their slot. */
export const bookEntities = (telling: Telling, told: Told): Record<string, Entity> => {
  const { brief, party, template, stream, world } = telling;
  const { text, language, morphology } = told;
  const entities: Record<string, Entity> = {};
  for (const [ref, { pronouns }] of Object.entries(template.companions)) {
    const names = text.names[ref] ?? [];
    // A name that is taken in one language is free in none, so that both texts of a book tell of the same owl.
    const everywhere = Object.values(template.texts).map((each) => each.names[ref] ?? []);
    const at = freeName(everywhere, brief, stream.fork(`name:${ref}`));
    const given = telling.givenNames[ref];
    const isTitled = language === 'ar' && brief.dialect === 'standard';
    const own = names[at] ?? ref;
    const name =
      given === undefined
        ? morphology.spelled(isTitled ? withTitle(own) : own)
        : familyName(given, language, ageBandOf(brief.age));
    const gender = text.genders?.[ref] ?? pronouns;
    entities[ref] = { name, introduced: name, pronouns: gender, count: 1, kind: 'pet', age: null };
  }
  world.episodes.forEach((episode, at) => {
    const entity = entities[episode];
    if (entity) entities[`helper${at + 1}`] = entity;
  });
  const { hero, travellers, adults } = party;
  entities['hero'] = entityIn(hero, language);
  const groups = { party: [hero, ...travellers], others: travellers, adults };
  for (const [key, members] of Object.entries(groups)) {
    const group = together(members, language, morphology);
    if (group) entities[key] = group;
  }
  if (brief.giver) entities['giver'] = plainEntity(familyName(brief.giver, language, ageBandOf(brief.age)));
  const wish = likedIn(telling);
  if (wish !== null) {
    const interest = (language === 'ar' && markedInterest(wish)) || (interestIn(wish, language) ?? wish);
    const isOurs = interest !== wish;
    entities['interest'] = { ...plainEntity(isOurs ? morphology.spelled(interest) : interest), isName: false };
  }
  return entities;
};

/** What a companion of the template is called in one text of the book. */
export const calledIn = (
  { template, brief: { dialect } }: Telling,
  { text, language }: Told,
  entities: Readonly<Record<string, Entity>>,
  ref: string,
): Called | null => {
  const [entity, told] = [entities[ref], template.companions[ref]];
  return entity && told ? calledAs(told.companion, entity, { language, dialect }, text.nouns?.[ref]) : null;
};

/** The words that are chosen once for the book. */
export const bookWords = (telling: Telling, { text, language }: Told): Record<string, Word> => {
  const { brief, stream, world } = telling;
  const words = Object.entries(text.words).map(([key, listed]): [string, Word] => {
    const list: readonly Word[] = Array.isArray(listed)
      ? listed
      : ((listed as Readonly<Record<string, readonly Word[]>>)[world.picks[key] ?? ''] ?? []);
    return [key, stream.fork(`word:${key}`).pick(list)];
  });
  const liking = likingIn(telling);
  const tongue = language === 'ar' ? brief.dialect : language;
  if (liking !== null) words.push(['liking', likingWord(liking, tongue, stream.fork('skill'))]);
  return Object.fromEntries(words);
};

/** Whoever sits in a wheelchair all through a book is never told to stand on tiptoe. */
const isSeated = (who: Member['who'], { characters }: Brief): boolean =>
  'character' in who &&
  characters.some(
    ({ id, kind, looks }) => id === who.character && kind === 'person' && looks.mobility === 'wheelchair',
  );

/** What `when` may ask about this book. */
export const bookFacts = (telling: Telling): ReadonlySet<string> => {
  const { brief, party, world } = telling;
  const facts = new Set(Object.entries(world.picks).map(([key, value]) => `${key}:${value}`));
  for (const episode of world.episodes) facts.add(`episode:${episode}`);
  facts.add(`band:${ageBandOf(brief.age)}`);
  facts.add(party.travellers.length > 0 ? 'together' : 'alone');
  if (party.adults.length > 0) facts.add('adults');
  if (brief.giver) facts.add('giver');
  if (isSeated(party.hero.who, brief)) facts.add('seated');
  if (likedIn(telling) !== null) facts.add('interest');
  if (likingIn(telling) !== null) facts.add('liking');
  return facts;
};
