import { describe, expect, it } from 'vitest';
import { checkTemplate } from '#server/features/runs/generate-story.ts';
import { FieldsFailure } from '#server/platform/failure.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';

const [template] = listTemplates();
if (!template) throw new Error('There is a template');
const written = { ...template, languages: ['ar'], dialects: { standard: ['5-7', '8-10'], egyptian: ['5-7'] } } as const;
const request = { templateId: template.id, language: 'ar', dialect: 'egyptian', age: 6 } as const;

const refusal = (asked: Partial<Parameters<typeof checkTemplate>[0]>): unknown => {
  try {
    return checkTemplate({ ...request, ...asked }, [written]);
  } catch (error) {
    if (!(error instanceof FieldsFailure)) throw error;
    return error.problems;
  }
};

describe('what no template could tell', () => {
  it('is not refused when it is written so', () => {
    expect(refusal({})).toBe(written);
    expect(refusal({ templateId: undefined })).toBeNull();
    expect(refusal({ dialect: 'standard', age: 9 })).toBe(written);
  });

  it('is refused in a language or an Arabic that it is not written in for that age', () => {
    expect(refusal({ templateId: 'another' })).toEqual([['templateId', 'unknown-template']]);
    expect(refusal({ language: 'en' })).toEqual([['language', 'language-unavailable']]);
    expect(refusal({ age: 9 })).toEqual([['dialect', 'dialect-unavailable']]);
    expect(refusal({ templateId: undefined, age: 3 })).toEqual([['dialect', 'dialect-unavailable']]);
  });
});
