import { mostWarnings } from './limits.ts';

/** What is wrong, or was tolerated, and where: a path in JSON or YAML, or a row and column of a sheet. */
export interface FileProblem {
  readonly path: string | null;
  readonly row: number | null;
  readonly column: string | null;
  readonly message: string;
}

/** A file that was read, with what was tolerated; or the one thing that keeps it from being read. */
export type ReadFile<Content> =
  | { readonly ok: true; readonly content: Content; readonly warnings: readonly FileProblem[] }
  | { readonly ok: false; readonly error: FileProblem };

class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Ends reading with what is wrong at a path. */
export function refuse(path: string, message: string): never {
  throw new UnreadableFile({ path, row: null, column: null, message });
}

/** Ends reading with what is wrong in a row. */
export function refuseRow(row: number, column: string | null, message: string): never {
  throw new UnreadableFile({ path: null, row, column, message });
}

/** Collects what was tolerated: the first of each kind at a place, so that a file cannot fill the memory with complaints. */
export class Warnings {
  private readonly found: FileProblem[] = [];
  private more = 0;

  at(path: string, message: string): void {
    this.add({ path, row: null, column: null, message });
  }

  inRow(row: number, column: string | null, message: string): void {
    this.add({ path: null, row, column, message });
  }

  list(): readonly FileProblem[] {
    if (this.more === 0) return this.found;
    return [
      ...this.found,
      { path: null, row: null, column: null, message: `${this.more.toLocaleString('en-GB')} more` },
    ];
  }

  private add(problem: FileProblem): void {
    if (this.found.length < mostWarnings) this.found.push(problem);
    else this.more += 1;
  }
}

/** Reads, with one clear error instead of a throw. */
export function readWith<Content>(read: (warnings: Warnings) => Content): ReadFile<Content> {
  const warnings = new Warnings();
  try {
    return { ok: true, content: read(warnings), warnings: warnings.list() };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, error: error.problem };
    throw error;
  }
}
