/** Every endpoint of the product, by name. Server, client, OpenAPI document and access tests all walk this table. */
import * as links from '#contract/account-links.ts';
import * as settings from '#contract/account-settings.ts';
import * as accounts from '#contract/accounts.ts';
import * as books from '#contract/books.ts';
import * as changes from '#contract/books/changes.ts';
import * as characters from '#contract/characters.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as ideas from '#contract/ideas.ts';
import * as mails from '#contract/mails/outbox.ts';
import * as referrals from '#contract/referrals.ts';
import * as runs from '#contract/runs.ts';
import * as support from '#contract/support.ts';
import * as samples from '#contract/books/samples.ts';
import * as shares from '#contract/books/shares.ts';
import * as stats from '#contract/stats.ts';
import * as templates from '#contract/templates.ts';

export const ENDPOINTS = {
  getMe: accounts.getMe,
  register: accounts.register,
  login: accounts.login,
  logout: accounts.logout,
  getSignInOptions: accounts.getSignInOptions,
  googleSSO: accounts.googleSSO,
  facebookSSO: accounts.facebookSSO,
  activate: links.activate,
  resendActivation: links.resendActivation,
  forgotPassword: links.forgotPassword,
  resetPassword: links.resetPassword,
  updateAccount: settings.updateAccount,
  listSessions: settings.listSessions,
  deleteSession: settings.deleteSession,
  deleteOtherSessions: settings.deleteOtherSessions,
  exportMyData: settings.exportMyData,
  deleteAccount: settings.deleteAccount,
  getMyStats: stats.getMyStats,
  getMyReferral: referrals.getMyReferral,
  contactSupport: support.contactSupport,
  listOutbox: mails.listOutbox,
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
  duplicateBook: books.duplicateBook,
  deleteBook: books.deleteBook,
  updatePage: changes.updatePage,
  updateBook: changes.updateBook,
  undoPage: changes.undoPage,
  regenBookPage: changes.regenBookPage,
  shareBook: shares.shareBook,
  unshareBook: shares.unshareBook,
  getSharedBook: shares.getSharedBook,
  listSamples: samples.listSamples,
  getSample: samples.getSample,
  getSampleImage: samples.getSampleImage,
  readIdea: ideas.readIdea,
  generateStory: runs.generateStory,
  getRunResult: runs.getRunResult,
  watchRun: runs.watchRun,
  resumeRun: runs.resumeRun,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
