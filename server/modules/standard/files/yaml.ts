import { parseDocument } from 'yaml';

import { catalogueLimits } from '#domain/catalogue-files/limits.ts';
import type { FileProblem } from '#domain/catalogue-files/problems.ts';

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: FileProblem };

const refused = (message: string, row: number | null = null): Parsed => ({
  ok: false,
  error: { path: row === null ? '' : null, row, column: null, message },
});

const isTooDeep = (error: unknown): boolean => error instanceof RangeError && /call stack/iu.test(error.message);

/** Brackets or marks of lists that open within each other on one line, as no one writes them and only attacks do. */
const endlessNesting = /(?:[[{][^[\]{}]{0,200}){65}|(?:- ){65}/u;

/**
 * Parses YAML that comes from outside, without types of its own, and with a bound on what aliases repeat. In a worker thread: it takes
 * seconds for some megabytes.
 */
export function parseYaml(text: string): Parsed {
  if (text.length > catalogueLimits.yamlBytes) return refused('A YAML file has at most 5 MB');
  if (endlessNesting.test(text)) return refused(`The file is nested more than ${catalogueLimits.depth} times`);
  try {
    const document = parseDocument(text, { schema: 'core', merge: false, prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
      const row = text.slice(0, error.pos[0]).split('\n').length;
      return refused(`This is not YAML: ${error.message.slice(0, 200)}`, row);
    }
    return { ok: true, value: document.toJS({ maxAliasCount: catalogueLimits.yamlAliases }) };
  } catch (error) {
    if (isTooDeep(error)) return refused(`The file is nested more than ${catalogueLimits.depth} times`);
    if (error instanceof ReferenceError)
      return refused('The file repeats too much by aliases, or repeats what is not there');
    throw error;
  }
}
