import { sourceField } from '#domain/files/import-assignment.ts';
import type { ImportTarget } from '#server/modules/record/index.ts';

import { assignableIn } from './fields.ts';

/** What other programs call the fields that most registers have. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  ref: ['id', 'no', 'number', 'key', 'identifier', 'reference id', 'reference number', 'ref no'],
  ownIdentifier: ['external id', 'source id', 'own id', 'legacy id', 'ticket', 'ticket id', 'case id', 'case number'],
  title: ['name', 'summary', 'subject', 'heading'],
  name: ['title', 'label', 'term', 'cve', 'cve id', 'key', 'id'],
  description: ['short description', 'details', 'vulnerability name', 'notes', 'comment', 'comments'],
  position: ['sort order', 'sequence'],
  ownerId: [
    'owner name',
    'owner email',
    'owner e-mail',
    'owner mail',
    'risk owner',
    'asset owner',
    'responsible',
    'assignee',
    'assigned to',
    'accountable',
  ],
  categoryIds: ['type'],
  assetIds: ['assets', 'affected assets'],
  typeId: ['category'],
  'treatmentPlan/dueOn': ['due date', 'due', 'target date', 'deadline', 'treatment due', 'due by', 'date due'],
  'treatmentPlan/progress': ['progress'],
  treatment: ['treatment strategy', 'response', 'risk response', 'risk treatment', 'strategy', 'decision'],
  parentIds: ['parent', 'parent asset', 'parents', 'needed for', 'depends', 'used by', 'belongs to'],
  occurredAt: ['occurred on', 'date', 'incident date', 'date of incident', 'start', 'started'],
  detectedAt: ['detected on', 'discovered', 'discovery date', 'date detected', 'reported date'],
  containedAt: ['contained on', 'date contained', 'containment date'],
  resolvedAt: ['resolved on', 'date resolved', 'resolution date', 'fixed on'],
  rootCause: ['cause', 'reason'],
  severity: ['priority'],
  'document/closedAt': ['closed on', 'date closed', 'closing date', 'closed date', 'closed at'],
  'current/likelihoodId': ['likelihood', 'probability', 'current likelihood'],
  'current/impactId': ['impact', 'severity', 'consequence'],
  'document/text': ['content', 'policy text', 'body', 'html', 'markdown'],
  'document/inForceSince': ['in force from', 'effective since', 'approved on'],
  'document/approvedBy': ['approver name'],
  'document/address': ['url', 'link', 'source url', 'document url', 'address'],
  reviewOn: ['review date', 'review'],
  nextReviewOn: ['review date', 'review'],
  legalName: ['company', 'registered name', 'legal entity'],
  websiteUrl: ['url', 'homepage'],
  headquarters: ['headquarter address', 'address', 'head office'],
  dataProcessingAgreementUrl: ['dpa url', 'dpa'],
  serviceLevelAgreementUrl: ['sla url', 'sla'],
};

/** Letters and digits alone, so that `Owner (e-mail)` is `owner e-mail`. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A header without what stands in brackets at its end: a unit, a scale, a time zone. */
const withoutBrackets = (header: string): string => {
  const start = header.lastIndexOf('(');
  return start > 0 && header.trimEnd().endsWith(')') ? header.slice(0, start) : header;
};

/** The names of a field, the surest first. */
function namesOf({ path, label }: { readonly path: string; readonly label: string }, noun: string): string[] {
  const stem = path.replace(/Ids?$/, '');
  // As the JSON export calls a list of references.
  const several = path.endsWith('Ids') ? [`${stem.replace(/y$/, 'ie')}s`] : [];
  const others = synonyms[path] ?? [];
  const names = [label, path, stem, ...several, ...others, `${noun} ${stem}`];
  if (path === 'title') names.push(`${noun} name`);
  // `Risk ID`, `Asset no.`
  if (path === 'ref') names.push(...others.map((name) => `${noun} ${name}`));
  return names.map(plain);
}

/** Characters of a cell that are looked at: no field has a longer name, but any cell may be in the first rows of a file. */
const longestName = 200;

/** The field that each header probably means; no field twice. */
export function guessFields(register: ImportTarget, headers: readonly string[]): (string | null)[] {
  const noun = register.form().noun.one;
  const guessed = headers.map((): string | null => null);
  const writtenBy = (part: (header: string) => string) =>
    headers.map((header) => (header.length > longestName ? undefined : plain(part(header))));
  const names = assignableIn(register).flatMap((field) =>
    namesOf(field, noun).map((name, place) => ({ path: field.path, name, place })),
  );
  const sorted = names.toSorted((a, b) => a.place - b.place);
  for (const written of [writtenBy((header) => header), writtenBy(withoutBrackets)])
    // The surest names of all fields first: `Accountable` is the accountable person before it is the owner.
    for (const { path, name } of sorted) {
      const at = written.findIndex((header, index) => guessed[index] === null && header === name);
      if (at >= 0 && !guessed.includes(path)) guessed[at] = path;
    }
  return guessed;
}

/** As Attest writes them, of this organisation or of another. */
const isReference = (text: string): boolean => /^\p{L}{1,4}-\d{4,}$/u.test(text);

/**
 * The field that each column probably is, by its header and its first values: under "Risk ID" stand references of Attest, or what
 * another program calls its risks. By the latter later files find their records again (decision 197).
 */
export function guessColumns(
  register: ImportTarget,
  headers: readonly string[],
  samples: readonly (readonly string[] | undefined)[],
): (string | null)[] {
  const guessed = guessFields(register, headers);
  const at = guessed.indexOf('ref');
  const values = samples[at] ?? [];
  const isOwn = values.length > 0 && !values.some(isReference) && !guessed.includes(sourceField);
  if (!isOwn || !assignableIn(register).some(({ path }) => path === sourceField)) return guessed;
  return guessed.with(at, sourceField);
}
