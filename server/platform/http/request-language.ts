/** The language that the caller reads, from Accept-Language. */
import type { FastifyRequest } from 'fastify';
import type { Language } from '#core/locale/language.ts';

/** Arabic when it is preferred over English, otherwise English. */
export const languageOf = (request: FastifyRequest): Language => {
  const wanted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .toSorted((first, second) => second.quality - first.quality)
    .find(({ language }) => language === 'en' || language === 'ar');
  return wanted?.language === 'ar' ? 'ar' : 'en';
};
