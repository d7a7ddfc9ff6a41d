import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long by themselves; one that begins last is waited for by idle workers. */
const LONG = [
  'test/e2e/every-page',
  'server/features/books/changes/changes',
  'server/features/runs/runs',
  'test/e2e/killed-process',
  'studio/storyteller/variety',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONG.length : at;
};

/** Begins with the files that take longest; a fresh clone has not measured yet which they are. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const asUsual = super.sort.bind(this);
    return (await asUsual(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
