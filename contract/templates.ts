/** The story templates that a user can pick from. */
import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { LANGUAGES } from '#core/locale/language.ts';
import { AGE_BANDS } from '#core/story/age-band.ts';
import { SPREAD_COUNTS } from '#core/story/brief.ts';

const bothLanguages = z.object({ en: z.string(), ar: z.string() });

export const templateSchema = z.object({
  _id: z.string(),
  title: bothLanguages,
  summary: bothLanguages,
  lesson: bothLanguages,
  ageMin: z.number().int(),
  ageMax: z.number().int(),
  /** Languages it is written in; a bilingual book needs both. */
  languages: z.array(z.enum(LANGUAGES)),
  /** Bands of readers it is written for in each kind of Arabic. */
  dialects: z.object({ standard: z.array(z.enum(AGE_BANDS)), egyptian: z.array(z.enum(AGE_BANDS)) }),
  spreadCounts: z.array(z.literal(SPREAD_COUNTS)),
  settings: z.array(z.string()),
  /** Picture of the gallery: a real page of this template with a sample hero. */
  picture: z.string(),
});
export type Template = z.infer<typeof templateSchema>;

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/template',
  summary: 'All templates.',
  tag: 'template',
  access: 'public',
  rate: 'read',
  reply: { kind: 'json', status: 200, schema: z.array(templateSchema) },
  errors: [],
});

export const getTemplate = defineEndpoint({
  method: 'GET',
  path: '/template/:id',
  summary: 'One template.',
  tag: 'template',
  access: 'public',
  rate: 'read',
  params: z.object({ id: z.string().max(100) }),
  reply: { kind: 'json', status: 200, schema: templateSchema },
  errors: ['template.not-found'],
});

export const getTemplatePicture = defineEndpoint({
  method: 'GET',
  path: '/template/:id/picture',
  summary: 'The gallery picture of a template.',
  tag: 'template',
  access: 'public',
  rate: 'read',
  params: z.object({ id: z.string().max(100) }),
  query: z.object({
    /** What the picture is drawn from, so that an address never shows two pictures. */
    v: z.string().max(64).optional(),
  }),
  reply: { kind: 'file', mediaTypes: ['image/webp'] },
  errors: ['template.not-found', 'server.busy'],
});
