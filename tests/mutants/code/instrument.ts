import { readFileSync } from 'node:fs';

import { Instrumenter } from '@stryker-mutator/instrumenter';

import { inProject } from '#scripts/support/project.ts';

/** A mutant: one change at one place in the code. */
export interface CodeMutant {
  readonly id: string;
  /** Path relative to the repository root. */
  readonly file: string;
  readonly line: number;
  /** `old → new`, on one line. */
  readonly change: string;
}

export interface Instrumented {
  readonly mutants: readonly CodeMutant[];
  /** The code with all its mutants as switches, by path; the active mutant is selected at run time. */
  readonly contents: ReadonlyMap<string, string>;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

/** The source between two positions; lines and columns are zero-based. */
function sourceBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((text, at) => text.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join('\n');
}

/** The part of a syntax tree path used here. */
interface Place {
  isCallExpression(): boolean;
  isNewExpression(): boolean;
  readonly node: { readonly callee?: { readonly name?: string } };
}

const styles: ReadonlySet<string> = new Set(['css', 'cx']);
const errors: ReadonlySet<string> = new Set(['Error', 'TypeError']);

/** Ignores what a headless test cannot observe, and messages that only developers read. */
const ignorer = {
  shouldIgnore(place: Place): string | undefined {
    const name = place.node.callee?.name ?? '';
    if (place.isCallExpression() && styles.has(name)) return 'A style';
    return place.isNewExpression() && errors.has(name) ? 'A message to developers' : undefined;
  },
};

const ignore = () => {};
const never = () => false;
const silent = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

const options = { plugins: null, excludedMutations: [], ignorers: [ignorer], noHeader: false };

/** Inserts every mutant into the given files with Stryker's instrumenter. */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const sources = new Map(files.map((file) => [file, readFileSync(inProject(file), 'utf8')]));
  const given = [...sources].map(([name, content]) => ({ name, content, mutate: true }));
  const { files: written, mutants } = await new Instrumenter(silent).instrument(given, options);
  return {
    contents: new Map(written.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status === undefined)
      .map(({ id, fileName, location: { start, end }, replacement }) => ({
        id,
        file: fileName,
        line: start.line + 1,
        change: `${oneLine(sourceBetween(sources.get(fileName) ?? '', start, end))} → ${oneLine(replacement)}`,
      })),
  };
}
