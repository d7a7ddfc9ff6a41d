import { expect, it } from 'vitest';
import { readIdea } from '#studio/storyteller/idea/read-idea.ts';
import { arPages } from '#web/locales/ar-pages.ts';
import { enPages } from '#web/locales/en-pages.ts';

it.each([enPages, arPages])('the example idea of the wizard is wholly used', ({ create }) => {
  const reading = readIdea(create.ideaExample, { language: 'en', dialect: 'standard', age: 6 }, []);
  expect(reading).toMatchObject({ templateId: 'nodding-star', unused: [], nearest: [], leftOut: [], people: [] });
});
