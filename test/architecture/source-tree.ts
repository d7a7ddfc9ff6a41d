/** Reads the source files of a tree and what they import, for the checks of the architecture. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

export type SourceFile = {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
};

const IMPORT =
  /(?:^|[\n;])\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+\.ts)['"]/g;

/** `#root/x` and `./x` become paths from the repository; packages stay as they are. */
const resolveImport = (from: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (!specifier.startsWith('.')) return specifier;
  return relative('.', resolve(dirname(from), specifier))
    .split(sep)
    .join('/');
};

export const parseSource = (path: string, text: string): SourceFile => {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const imports = [...code.matchAll(IMPORT)].map((match) =>
    resolveImport(path, match[1] ?? match[2] ?? match[3] ?? ''),
  );
  return { path, text, imports };
};

export const ROOTS = ['core', 'studio', 'press', 'contract', 'server', 'web'] as const;

/** Every TypeScript file of the six roots, tests included. */
export const readSourceTree = (): SourceFile[] =>
  ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name).split(sep).join('/');
        return parseSource(path, readFileSync(path, 'utf8'));
      }),
  );
