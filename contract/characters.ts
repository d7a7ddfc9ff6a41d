/** The characters of a family: people and pets that can be in its books. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { characterIdSchema, instantSchema, nameSchema } from '#contract/fields.ts';
import {
  CHARACTER_AGE,
  CHARACTER_KINDS,
  INTERESTS_LIMIT,
  PRONOUNS,
  TRAITS,
  TRAITS_LIMIT,
} from '#core/character/character.ts';
import {
  ACCENT_COLORS,
  DEFAULT_LOOKS,
  EYE_COLORS,
  GLASSES,
  HAIR_COLORS,
  HAIR_STYLES,
  HEAD_COVERINGS,
  OUTFITS,
  SKIN_TONES,
} from '#core/character/looks.ts';

export const looksSchema = z.object({
  skinTone: z.enum(SKIN_TONES).default(DEFAULT_LOOKS.skinTone),
  hairStyle: z.enum(HAIR_STYLES).default(DEFAULT_LOOKS.hairStyle),
  hairColor: z.enum(HAIR_COLORS).default(DEFAULT_LOOKS.hairColor),
  headCovering: z.enum(HEAD_COVERINGS).default(DEFAULT_LOOKS.headCovering),
  eyeColor: z.enum(EYE_COLORS).default(DEFAULT_LOOKS.eyeColor),
  glasses: z.enum(GLASSES).default(DEFAULT_LOOKS.glasses),
  freckles: z.boolean().default(DEFAULT_LOOKS.freckles),
  outfit: z.enum(OUTFITS).default(DEFAULT_LOOKS.outfit),
  accentColor: z.enum(ACCENT_COLORS).default(DEFAULT_LOOKS.accentColor),
});

const traitsSchema = z.array(z.enum(TRAITS)).max(TRAITS_LIMIT);
const interestsSchema = z.array(nameSchema).max(INTERESTS_LIMIT);
const ageSchema = z.number().int().min(CHARACTER_AGE.min).max(CHARACTER_AGE.max);

export const newCharacterSchema = z.object({
  name: nameSchema,
  age: ageSchema,
  pronouns: z.enum(PRONOUNS).default('they'),
  kind: z.enum(CHARACTER_KINDS).default('person'),
  looks: looksSchema.prefault({}),
  traits: traitsSchema.default([]),
  interests: interestsSchema.default([]),
});
export type NewCharacter = z.infer<typeof newCharacterSchema>;

/** Only what is named changes; `looks` is merged key by key. */
export const characterChangeSchema = z.object({
  name: nameSchema.optional(),
  age: ageSchema.optional(),
  pronouns: z.enum(PRONOUNS).optional(),
  kind: z.enum(CHARACTER_KINDS).optional(),
  looks: z
    .object({
      skinTone: z.enum(SKIN_TONES),
      hairStyle: z.enum(HAIR_STYLES),
      hairColor: z.enum(HAIR_COLORS),
      headCovering: z.enum(HEAD_COVERINGS),
      eyeColor: z.enum(EYE_COLORS),
      glasses: z.enum(GLASSES),
      freckles: z.boolean(),
      outfit: z.enum(OUTFITS),
      accentColor: z.enum(ACCENT_COLORS),
    })
    .partial()
    .optional(),
  traits: traitsSchema.optional(),
  interests: interestsSchema.optional(),
});
export type CharacterChange = z.infer<typeof characterChangeSchema>;

export const characterSchema = newCharacterSchema.extend({
  _id: characterIdSchema,
  name: z.string(),
  interests: z.array(z.string()),
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
