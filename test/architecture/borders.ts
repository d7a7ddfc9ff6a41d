/** Who may import whom, as globs, so that a new feature is guarded the moment its folder exists. */
import type { SourceFile } from './source-tree.ts';

type Border = {
  /** Files that this border is about. */
  readonly from: RegExp;
  /** What they may import; `$1` stands for the first group of `from`. */
  readonly may: readonly string[];
};

const TEST_FILE = /\.(test|contract)\.tsx?$/;

/** The first border that fits a file counts. Test files may import anything. */
export const BORDERS: readonly Border[] = [
  { from: /^core\//, may: ['^core/'] },
  { from: /^studio\//, may: ['^(core|studio)/'] },
  {
    from: /^press\//,
    may: ['^(core|press)/', '^node:', '^(sharp|pdf-lib|@napi-rs/canvas|@myriaddreamin/typst-ts-node-compiler)$'],
  },
  { from: /^contract\//, may: ['^(core|contract)/', '^zod$'] },
  {
    from: /^server\/features\/([^/]+)\//,
    may: [
      '^(core|contract|studio|press)/',
      '^server/platform/',
      '^server/features/$1/',
      '^server/features/[^/]+/public\\.ts$',
      '^server/providers/([^/]+)/\\1\\.ts$',
      '^node:',
      '^(zod|kysely|fastify|@node-rs/argon2)$',
    ],
  },
  {
    from: /^server\/providers\/([^/]+)\//,
    may: [
      '^(core|studio)/',
      '^server/providers/$1/',
      '^server/platform/(thread-pool|log|clock|random)\\.ts$',
      '^node:',
      '^[a-z@](?!.*server)',
    ],
  },
  { from: /^server\/platform\//, may: ['^(core|contract)/', '^server/platform/', '^node:', '^[a-z@][^#]*$'] },
  { from: /^server\/(compose|main|config)\.ts$/, may: ['.'] },
  { from: /^web\/ui\//, may: ['^web/ui/', '^react', '^@react-aria', '^core/locale/'] },
  {
    // A page that a route names composes what several features offer.
    from: /^web\/features\/[^/]+\/[^/]+-page\.tsx$/,
    may: [
      '^(core|contract|studio)/',
      '^web/',
      '^react',
      '^@react',
      '^@reduxjs/',
      '^@hookform/',
      '^(zod)$',
      '/\\+types/',
    ],
  },
  {
    from: /^web\/features\/([^/]+)\//,
    may: [
      '^(core|contract|studio)/',
      '^web/features/$1/',
      '^web/(ui|api|app|locales)/',
      '^react',
      '^@react',
      '^@hookform/',
      '^(zod)$',
      '^\\+types|/\\+types/',
    ],
  },
  { from: /^web\//, may: ['^(core|contract|studio|web)/', '^[a-z@]'] },
];

/** Roots that a file below `from` must never reach, whatever its border says about packages. */
const OWN_ROOTS = /^(core|studio|press|contract|server|web|test|scripts|bench)\//;

/** Only these may import the file that chooses adapters. */
const COMPOSERS = /^(server\/main\.ts|server\/compose\.ts|test\/|bench\/|scripts\/)/;

const isAllowed = (border: Border, groups: RegExpExecArray, target: string): boolean =>
  border.may.some((pattern) => {
    const filled = new RegExp(pattern.replace('$1', groups[1] ?? ''));
    if (!filled.test(target)) return false;
    return !OWN_ROOTS.test(target) || /\^\(|\^server|\^web|\^core|^\.$/.test(pattern);
  });

/** One line per import that crosses a border. */
export const crossedBorders = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !TEST_FILE.test(path))
    .flatMap(({ path, imports }) => {
      for (const border of BORDERS) {
        const groups = border.from.exec(path);
        if (!groups) continue;
        return imports
          .filter(
            (target) => !isAllowed(border, groups, target) || (target === 'server/compose.ts' && !COMPOSERS.test(path)),
          )
          .map((target) => `${path} may not import ${target}`);
      }
      return [`${path} is in no known place`];
    });

/** Import cycles, type imports included; each as the files it goes through. */
export const importCycles = (files: readonly SourceFile[]): string[][] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[][] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path]);
      return;
    }
    state.set(path, 'open');
    for (const target of byPath.get(path)?.imports ?? []) if (byPath.has(target)) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const { path } of files) visit(path, []);
  return cycles;
};
