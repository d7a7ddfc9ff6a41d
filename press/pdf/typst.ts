/** Runs Typst on the templates of this folder. Knows nothing about books. */
import { join } from 'node:path';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { BOOK_FONTS, readFont } from '#press/type/book-fonts.ts';

type TypstJob = {
  /** A template in this folder. */
  readonly template: string;
  /** Strings the template reads from `sys.inputs`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Files the template may read beside itself, by relative path; they exist in memory only. */
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/** The template could not be compiled; `details` are the messages of Typst. */
export class TypstError extends Error {
  readonly details: readonly string[];

  constructor(details: readonly string[]) {
    super(`Typst: ${details.join('; ')}`);
    this.name = 'TypstError';
    this.details = details;
  }
}

let compiler: NodeCompiler | undefined;

/** One compiler for each thread, because reading and indexing the fonts costs more than setting a book. */
const sharedCompiler = (): NodeCompiler => {
  compiler ??= NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontBlobs: BOOK_FONTS.map(readFont) }],
  });
  return compiler;
};

export type TypstResult = {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
  /** Values of the metadata that the template labelled `said`, in the order of the document. */
  readonly said: readonly unknown[];
};

const compile = (typst: NodeCompiler, job: TypstJob): TypstResult => {
  const compiled = typst.compile({ mainFilePath: join(import.meta.dirname, job.template), inputs: { ...job.inputs } });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeError();
    const found: { message: string }[] = error ? typst.fetchDiagnostics(error) : [];
    throw new TypstError(found.map(({ message }) => message));
  }
  return {
    bytes: typst.pdf(document, { pdfStandard: PdfStandard.UA_1 }),
    pageCount: document.numOfPages,
    said: typst.query(document, { selector: '<said>', field: 'value' }),
  };
};

/**
 * Compiles a template to PDF/UA-1. Synchronous native work that blocks its thread (about a second for a book), so a
 * server calls it from a worker thread. Nothing is written to disk, and nothing of one job is left for the next.
 */
export const typstPdf = (job: TypstJob): TypstResult => {
  const typst = sharedCompiler();
  try {
    for (const [path, bytes] of job.files) typst.mapShadow(join(import.meta.dirname, path), Buffer.from(bytes));
    return compile(typst, job);
  } finally {
    typst.resetShadow();
    typst.evictCache(0);
  }
};
