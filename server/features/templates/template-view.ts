/** Templates as they cross the wire. */
import { getTemplatePicture, type Template } from '#contract/templates.ts';
import type { TemplateSummary } from '#studio/storyteller/list-templates.ts';

export const viewTemplate = (template: TemplateSummary, version: string): Template => ({
  _id: template.id,
  title: template.title,
  summary: template.summary,
  lesson: template.lesson,
  ageMin: template.ageMin,
  ageMax: template.ageMax,
  languages: [...template.languages],
  dialects: { standard: [...template.dialects.standard], egyptian: [...template.dialects.egyptian] },
  spreadCounts: [...template.spreadCounts],
  settings: [...template.settings],
  picture: `/api${getTemplatePicture.path.replace(':id', encodeURIComponent(template.id))}?v=${version}`,
});
