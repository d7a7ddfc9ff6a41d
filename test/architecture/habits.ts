/** Rules about single files: size, place, names, and calls that belong elsewhere. */
import { dirname } from 'node:path/posix';
import type { SourceFile } from './source-tree.ts';

/** Art is data that happens to be written as drawing calls: decision 0009. */
const IS_ART = /^studio\/illustrator\/(settings|props|companions|hidden|figure\/(hair|outfits|headwear|aids))\//;
const EXEMPT_FROM_SIZE =
  /^core\/story\/vocabulary\.ts$|\.data\.ts$|\.test\.tsx?$|\.contract\.ts$|^web\/locales\/|^server\/platform\/db\/tables\.ts$/;
const IS_TEST = /\.(test|contract)\.tsx?$/;
const BANNED_NAME = /(^|\/)(utils?|helpers?|misc|common|shared|lib|types|constants|manager|service)(\.tsx?)?(\/|$)/;

const MAX_LINES = 300;
const MAX_FILES_IN_FOLDER = 20;
/** Folders below a root: `server/platform/db/migrations` has three. */
const MAX_DEPTH = 4;

type Ban = { readonly what: string; readonly pattern: RegExp; readonly exceptIn: RegExp };

/** Calls that make code untestable or leak, each with the only places that may make them. */
const BANS: readonly Ban[] = [
  { what: 'process.env', pattern: /\bprocess\.env\b/, exceptIn: /^server\/config\.ts$/ },
  { what: 'console', pattern: /\bconsole\./, exceptIn: /^server\/platform\/log\.ts$|^web\/app\// },
  {
    what: 'the clock or randomness',
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(/,
    exceptIn: /^server\/(platform|providers)\/|^web\//,
  },
  { what: 'fetch to the outside', pattern: /(?<![.\w])fetch\(/, exceptIn: /^server\/providers\/|^web\// },
  { what: 'any', pattern: /(:|\bas|<)\s*any\b/, exceptIn: /^$/ },
  { what: 'a type check switched off', pattern: /@ts-(ignore|nocheck|expect-error)/, exceptIn: /^$/ },
];

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

export const oversizedFiles = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !EXEMPT_FROM_SIZE.test(path) && !IS_ART.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`);

export const crowdedFolders = (files: readonly SourceFile[]): string[] => {
  const folders = Map.groupBy(
    files.filter(({ path }) => !IS_TEST.test(path)),
    ({ path }) => dirname(path),
  );
  return [...folders]
    .filter(([, inside]) => inside.length > MAX_FILES_IN_FOLDER)
    .map(([folder, inside]) => `${folder} has ${inside.length} files`);
};

export const deepFiles = (files: readonly SourceFile[]): string[] =>
  files.map(({ path }) => path).filter((path) => path.split('/').length - 2 > MAX_DEPTH);

export const badNames = (files: readonly SourceFile[]): string[] =>
  files
    .map(({ path }) => path)
    .filter(
      (path) => BANNED_NAME.test(path) || /(^|\/)index\.tsx?$/.test(path) || /[A-Z]/.test(path.replace(/\.d\.ts$/, '')),
    );

export const bannedCalls = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !IS_TEST.test(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return BANS.filter(({ pattern, exceptIn }) => pattern.test(code) && !exceptIn.test(path)).map(
        ({ what }) => `${path} uses ${what}`,
      );
    });

/** Every import says where it leads from the root of the repository, so that borders can be read off the line. */
export const relativeImports = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ text }) => /(?:from|import)\s*\(?\s*'\.{1,2}\/(?!.*\+types)/.test(withoutComments(text)))
    .map(({ path }) => path);

/** Files that others import open with a sentence on what they are for. */
export const unexplainedFiles = (files: readonly SourceFile[]): string[] => {
  const imported = new Set(files.flatMap(({ imports }) => imports));
  return files
    .filter(({ path, text }) => imported.has(path) && !IS_TEST.test(path) && !/^\s*\/[/*]/.test(text))
    .map(({ path }) => `${path} does not say what it is for`);
};
