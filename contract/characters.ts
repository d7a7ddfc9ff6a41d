/** The characters of a family: people and pets that can be in its books. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { characterIdSchema, instantSchema, nameSchema, signatureQuery, spellingsSchema } from '#contract/fields.ts';
import {
  CHARACTER_AGE,
  CHARACTER_KINDS,
  INTERESTS_LIMIT,
  PET_SPECIES,
  PRONOUNS,
  TRAITS,
  TRAITS_LIMIT,
} from '#core/character/character.ts';
import {
  ACCENT_COLORS,
  ARMS,
  DEFAULT_LOOKS,
  EYE_COLORS,
  FACIAL_HAIRS,
  GLASSES,
  HAIR_COLORS,
  HAIR_STYLES,
  HEAD_COVERINGS,
  HEARING_AIDS,
  MOBILITIES,
  OUTFITS,
  SKIN_MARKS,
  SKIN_TONES,
  TEETH,
} from '#core/character/looks.ts';

const namedLooksSchema = z.object({
  skinTone: z.enum(SKIN_TONES),
  hairStyle: z.enum(HAIR_STYLES),
  hairColor: z.enum(HAIR_COLORS),
  headCovering: z.enum(HEAD_COVERINGS),
  eyeColor: z.enum(EYE_COLORS),
  glasses: z.enum(GLASSES),
  skinMarks: z.enum(SKIN_MARKS),
  teeth: z.enum(TEETH),
  facialHair: z.enum(FACIAL_HAIRS),
  hearingAid: z.enum(HEARING_AIDS),
  mobility: z.enum(MOBILITIES),
  arm: z.enum(ARMS),
  outfit: z.enum(OUTFITS),
  accentColor: z.enum(ACCENT_COLORS),
});

type Words = typeof namedLooksSchema.shape;

const withUsual = (words: Words): { [Key in keyof Words]: z.ZodDefault<Words[Key]> } => {
  const usual: Readonly<Record<string, string>> = DEFAULT_LOOKS;
  const fields = Object.entries(words).map(([key, field]: [string, z.ZodType]) => [key, field.default(usual[key])]);
  return Object.fromEntries(fields) as { [Key in keyof Words]: z.ZodDefault<Words[Key]> };
};

/** What is not named is as usual. */
export const looksSchema = z.object(withUsual(namedLooksSchema.shape));

const traitsSchema = z.array(z.enum(TRAITS)).max(TRAITS_LIMIT);
const interestsSchema = z.array(nameSchema).max(INTERESTS_LIMIT);
const ageSchema = z.number().int().min(CHARACTER_AGE.min).max(CHARACTER_AGE.max);

export const newCharacterSchema = z.object({
  name: nameSchema,
  spellings: spellingsSchema.default({}),
  age: ageSchema,
  pronouns: z.enum(PRONOUNS).default('they'),
  kind: z.enum(CHARACTER_KINDS).default('person'),
  /** Which animal a pet is; null when it is not said, and for people. */
  species: z.enum(PET_SPECIES).nullable().default(null),
  looks: looksSchema.prefault({}),
  traits: traitsSchema.default([]),
  interests: interestsSchema.default([]),
});
export type NewCharacter = z.infer<typeof newCharacterSchema>;

/** Only what is named changes; `looks` is merged key by key. */
export const characterChangeSchema = z.object({
  name: nameSchema.optional(),
  /** All of them; another name alone has none of the old ones. */
  spellings: spellingsSchema.optional(),
  age: ageSchema.optional(),
  pronouns: z.enum(PRONOUNS).optional(),
  kind: z.enum(CHARACTER_KINDS).optional(),
  species: z.enum(PET_SPECIES).nullable().optional(),
  looks: namedLooksSchema.partial().optional(),
  traits: traitsSchema.optional(),
  interests: interestsSchema.optional(),
});
export type CharacterChange = z.infer<typeof characterChangeSchema>;

export const characterSchema = newCharacterSchema.extend({
  _id: characterIdSchema,
  name: z.string(),
  interests: z.array(z.string()),
  /** Signed, expiring address of the portrait as the character looks now. */
  portrait: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type FamilyCharacter = z.infer<typeof characterSchema>;

const idParams = z.object({ id: characterIdSchema });

export const listCharacters = defineEndpoint({
  method: 'GET',
  path: '/character',
  summary: 'The characters of the signed-in user, newest first.',
  tag: 'character',
  access: 'signed-in',
  rate: 'read',
  reply: { kind: 'json', status: 200, schema: z.array(characterSchema) },
  errors: [],
});

export const createCharacter = defineEndpoint({
  method: 'POST',
  path: '/character',
  summary: 'Makes a character. Everything but name and age has a default.',
  tag: 'character',
  access: 'signed-in',
  rate: 'write',
  body: newCharacterSchema,
  reply: { kind: 'json', status: 201, schema: characterSchema },
  errors: ['character.too-many'],
});

export const updateCharacter = defineEndpoint({
  method: 'PATCH',
  path: '/character/:id',
  summary: 'Changes a character. Books that exist already keep the one they were made with.',
  tag: 'character',
  access: 'owner',
  rate: 'write',
  params: idParams,
  body: characterChangeSchema,
  reply: { kind: 'json', status: 200, schema: characterSchema },
  errors: ['character.not-found'],
});

export const getPortrait = defineEndpoint({
  method: 'GET',
  path: '/character/:id/portrait/:look',
  summary: 'The portrait of a character as it looks now; `look` changes with its looks, so caches keep each one.',
  tag: 'character',
  access: 'owner',
  rate: 'read',
  acceptsSignature: true,
  params: z.object({ id: characterIdSchema, look: z.string().regex(/^[0-9a-f]{16}$/) }),
  query: signatureQuery,
  reply: { kind: 'file', mediaTypes: ['image/webp'] },
  errors: ['character.not-found', 'link.expired', 'server.busy'],
});

export const deleteCharacter = defineEndpoint({
  method: 'DELETE',
  path: '/character/:id',
  summary: 'Deletes a character. Books that exist already stay as they are.',
  tag: 'character',
  access: 'owner',
  rate: 'write',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: z.object({ _id: characterIdSchema }) },
  errors: ['character.not-found'],
});
