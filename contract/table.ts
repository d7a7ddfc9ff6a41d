/** Every endpoint of the product, by name. Server, client, OpenAPI document and access tests all walk this table. */
import * as accounts from '#contract/accounts.ts';
import * as books from '#contract/books.ts';
import * as characters from '#contract/characters.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as runs from '#contract/runs.ts';
import * as templates from '#contract/templates.ts';

export const ENDPOINTS = {
  getMe: accounts.getMe,
  register: accounts.register,
  login: accounts.login,
  logout: accounts.logout,
  listCharacters: characters.listCharacters,
  createCharacter: characters.createCharacter,
  updateCharacter: characters.updateCharacter,
  getPortrait: characters.getPortrait,
  deleteCharacter: characters.deleteCharacter,
  listTemplates: templates.listTemplates,
  getTemplate: templates.getTemplate,
  getTemplatePicture: templates.getTemplatePicture,
  getUserBooks: books.getUserBooks,
  getBook: books.getBook,
  getPageImage: books.getPageImage,
  downloadBook: books.downloadBook,
  deleteBook: books.deleteBook,
  generateStory: runs.generateStory,
  getRunResult: runs.getRunResult,
  watchRun: runs.watchRun,
  resumeRun: runs.resumeRun,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
