import { readFileSync } from 'node:fs';

import { escapeHtml } from '#domain/text/escape-html.ts';
import type { formatsOfRows } from '#server/modules/record/index.ts';

type Format = ReturnType<typeof formatsOfRows>['json'];

/** A page with a script and nothing that is loaded: the rows stand where it says so. */
const page = readFileSync(new URL('verifiable-log.html', import.meta.url), 'utf8');

const split = (text: string, at: string): readonly [string, string] => {
  const index = text.indexOf(at);
  if (index < 0) throw new Error(`The page has no place for ${at}`);
  return [text.slice(0, index), text.slice(index + at.length)];
};

const [before, after] = split(page, '{{rows}}');

/** Within a script element, JSON must not hold what could end it. */
const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/**
 * The sealed log as a page that checks its chain in the browser (docs/log-chain.md), as an auditor without an account opens it.
 * @param json how its rows are written as JSON
 */
export function verifiablePage(organisationName: string, json: Format): Format {
  const start = before
    .replaceAll('{{organisation}}', () => escapeHtml(organisationName))
    .replaceAll('{{exportedAt}}', () => new Date().toISOString());
  return {
    extension: 'html',
    contentType: 'text/html; charset=utf-8',
    start: `${start}${json.start}`,
    batch: (records, written) => inScript(json.batch(records, written)),
    end: (written) => `${json.end(written)}${after}`,
    open: json.open,
  };
}
