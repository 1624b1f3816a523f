import { describe, expect, it } from 'vitest';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { Schemas } from '#server/contract/types.ts';
import { heatMap, shrunk } from '#tests/server/api/matrices.ts';
import { openPlace } from '#tests/server/api/place.ts';
import { at, textAt } from '#tests/server/identity/support.ts';
import { asOwner } from '#tests/server/support/owner.ts';
import { startTestServer } from '#tests/server/support/server.ts';
import { shared } from '#tests/server/support/shared.ts';

import { importsInto, recordsOf } from './importing.ts';

const server = shared(startTestServer);

type Place = Awaited<ReturnType<typeof openPlace>>;

/** As spreadsheet programs of three offices save text. */
const encodings = {
  'UTF-8': (text: string) => Buffer.from(`\ufeff${text}`, 'utf8'),
  'UTF-16': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'Windows-1252': (text: string) => Buffer.from(text, 'latin1'),
} as const;

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(quoted).join(';')).join('\r\n');

const two = (number: number) => String(number).padStart(2, '0');
function cycle<T>(values: readonly T[], index: number): T {
  const [found] = values.slice(index % values.length).map((value) => ({ value }));
  if (found === undefined) throw new Error('There is nothing to take turns');
  return found.value;
}

type Answered = readonly Schemas['ImportValueAnswer'][];
type Imports = ReturnType<typeof importsInto>;

/** Answers each value by the name of what it stands for; empty for nothing. */
async function answersFor(imports: Imports, id: string, meanings: Readonly<Record<string, string>>): Promise<Answered> {
  const answers: Schemas['ImportValueAnswer'][] = [];
  for (const { field, text } of await imports.values(id)) {
    const name = meanings[text.toLowerCase()] ?? '';
    if (name === '') answers.push({ field, text, use: 'EMPTY' });
    else if (name === '+') answers.push({ field, text, use: 'NEW' });
    else {
      const found = (await imports.choices(id, field, name)).find((one) => one.name === name);
      if (found === undefined) throw new Error(`${name} is no choice of ${field}`);
      answers.push({ field, text, use: 'EXISTING', id: found.id });
    }
  }
  return answers;
}

interface Book {
  readonly kind: RecordKind;
  readonly path: string;
  readonly rows: readonly (readonly string[])[];
  readonly meanings: Readonly<Record<string, string>>;
  readonly plan: Partial<Schemas['ImportPlan']>;
  /** What is stored of the rows, in their order. */
  readonly expected: readonly (readonly unknown[])[];
  readonly stored: (record: unknown) => readonly unknown[];
}

/** Imports a spreadsheet as a person would: checks it, answers what is asked, imports it, and then the same file again. */
async function expectTheSameTwice(place: Place, encode: (text: string) => Uint8Array, book: Book): Promise<void> {
  const imports = importsInto(book.kind, place);
  const raw = () => encode(csv(book.rows));
  const first = await imports.check(raw(), 'STOP', book.plan);
  const values = await answersFor(imports, first.id, book.meanings);
  const checked = await imports.checkAgain(first.id, { ...book.plan, values: [...values] });
  expect({ counts: checked.counts, questions: checked.questions }).toMatchObject({
    counts: { add: book.expected.length, invalid: 0, skip: 0 },
    questions: { values: 0, rootCause: 0 },
  });
  expect((await imports.run(first.id)).state).toBe('DONE');
  const stored = (await recordsOf(place, book.path)).map(book.stored);
  expect(stored).toEqual(book.expected);
  const again = await imports.check(raw(), 'STOP', book.plan);
  expect(again.counts).toMatchObject({ add: 0, update: 0 });
  const updated = await imports.check(raw(), 'UPDATE', book.plan);
  expect(updated.counts).toMatchObject({ add: 0 });
  expect((await recordsOf(place, book.path)).map(book.stored)).toEqual(book.expected);
}

const treatments = ['Mitigation', 'Accept', 'akzeptieren', 'transfer', 'n/a'] as const;
const treatmentValues = ['MITIGATE', 'ACCEPT', 'ACCEPT', 'TRANSFER', 'NONE'] as const;
const levels = ['4', '4 - Likely', 'likely', 'hoch', 'LIKELY'] as const;
const impacts = ['Severe', '3', '5', 'moderate'] as const;
const impactNames = ['Severe', 'Moderate', 'Severe', 'Moderate'] as const;
const categories = ['Cybersecurity', 'Cyber', 'Naval'] as const;
const categoryNames = ['Cybersecurity', 'Cybersecurity', 'Naval'] as const;

const risks: Book = {
  kind: 'risk',
  path: '/api/risk',
  rows: [
    ['Risk register of the harbour, 23 November 2026'],
    [
      'Ticket',
      'Risk title',
      'Likelihood (1-5)',
      'Impact (1-5)',
      'Risk response',
      'Risk category',
      'Details',
      'Next review',
    ],
    ...Array.from({ length: 150 }, (_row, index) => [
      `RSK-${index + 1}`,
      `Risk ${index + 1}: fire; flood – quay №${index % 7}`.replace('№', 'n').replace('–', '-'),
      cycle(levels, index),
      cycle(impacts, index),
      cycle(treatments, index),
      cycle(categories, index),
      index % 10 === 0 ? `Crème brûlée ${index}\r\nsecond "line"` : `ü${index}`,
      `${two((index % 12) + 1)}/${two((index % 28) + 1)}/27`,
    ]),
  ],
  meanings: {
    mitigation: 'Mitigate',
    akzeptieren: 'Accept',
    hoch: 'Likely',
    cyber: 'Cybersecurity',
    naval: '+',
  },
  plan: { dayOrder: 'MONTH_FIRST' },
  expected: Array.from({ length: 150 }, (_row, index) => [
    `Risk ${index + 1}: fire; flood - quay n${index % 7}`,
    'Likely',
    cycle(impactNames, index),
    cycle(treatmentValues, index),
    [cycle(categoryNames, index)],
    index % 10 === 0 ? `Crème brûlée ${index}\r\nsecond "line"` : `ü${index}`,
    `2027-${two((index % 12) + 1)}-${two((index % 28) + 1)}`,
  ]),
  stored: (one) => {
    const own: unknown = at(one, 'categories');
    return [
      at(one, 'title'),
      at(one, 'current.likelihood.name'),
      at(one, 'current.impact.name'),
      at(one, 'treatment'),
      Array.isArray(own) ? own.map((each) => textAt(each, 'name')) : own,
      at(one, 'description'),
      at(one, 'nextReviewOn'),
    ];
  },
};

const severities = ['P1', 'Major', 'moderate', ''] as const;
const severityValues = ['CRITICAL', 'MAJOR', 'MODERATE', null] as const;

const incidents: Book = {
  kind: 'incident',
  path: '/api/incident',
  rows: [
    ['Case ID', 'Summary', 'Priority', 'Detected (UTC)', 'Resolved (UTC)', 'Status'],
    ...Array.from({ length: 60 }, (_row, index) => [
      `INC${index + 1}`,
      `Incident ${index + 1}`,
      cycle(severities, index),
      `${two((index % 28) + 1)}.03.2024 ${two(index % 24)}:30`,
      index % 3 === 0 ? '' : `2024-04-${two((index % 28) + 1)} 11:30 PM`,
      index % 3 === 0 ? 'in bearbeitung' : 'closed',
    ]),
  ],
  meanings: { p1: 'Critical', 'in bearbeitung': 'In progress' },
  plan: { rootCause: 'Not recorded' },
  expected: Array.from({ length: 60 }, (_row, index) => [
    `Incident ${index + 1}`,
    cycle(severityValues, index),
    `2024-03-${two((index % 28) + 1)}T${two(index % 24)}:30:00.000Z`,
    index % 3 === 0 ? null : `2024-04-${two((index % 28) + 1)}T23:30:00.000Z`,
    index % 3 === 0 ? 'IN_PROGRESS' : 'CLOSED',
    index % 3 === 0 ? '' : 'Not recorded',
  ]),
  stored: (one) =>
    ['title', 'severity', 'detectedAt', 'resolvedAt', 'status', 'rootCause'].map((name) => at(one, name)),
};

const assets: Book = {
  kind: 'informationAsset',
  path: '/api/information-asset',
  rows: [
    ['Ticket', 'Asset name', 'Type', 'Parent asset'],
    ...Array.from({ length: 120 }, (_row, index) => [
      `CI-${index + 1}`,
      `Asset ${index + 1}`,
      index % 2 === 0 ? 'Software' : 'Kran',
      // Children stand before their parents, and name them by identifier, by title, or in another case.
      index >= 110 ? '' : cycle([`CI-${index + 11}`, `asset ${index + 11}`, `ASSET ${index + 11}`], index),
    ]),
  ],
  meanings: { kran: '+' },
  plan: {},
  expected: Array.from({ length: 120 }, (_row, index) => [
    `Asset ${index + 1}`,
    index % 2 === 0 ? 'Software' : 'Kran',
    index >= 110 ? [] : [`Asset ${index + 11}`],
  ]),
  stored: (one) => {
    const parents: unknown = at(one, 'parents');
    return [
      at(one, 'title'),
      at(one, 'type.name'),
      Array.isArray(parents) ? parents.map((each) => textAt(each, 'title')) : parents,
    ];
  },
};

const totalOf = (cells: readonly { readonly count: number }[]) => cells.reduce((sum, { count }) => sum + count, 0);

/** The matrix is made smaller, and the day before shows all risks in the one that they were assessed by. */
async function expectThePastAsItWas({ owner, organisation }: Place): Promise<void> {
  const back = async (what: string, days: number, limit = '') =>
    asOwner(server, `update ${what} - interval '${days} days' where organisation_id = $1${limit}`, [organisation.id]);
  await back('record set created_at = created_at', 10);
  await back('risk_score_change set at = at', 10);
  await back('risk_matrix_version set at = at', 10);
  const applied = await owner.call('/api/risk-matrix/apply', { method: 'POST', body: await shrunk(owner) });
  expect(applied.status).toBe(200);
  const recent = (table: string) => ` and ${table}.at > now() - interval '1 hour'`;
  await back('risk_score_change set at = at', 1, recent('risk_score_change'));
  await back('risk_matrix_version set at = at', 1, recent('risk_matrix_version'));
  const asOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const before = await heatMap(owner, `stage=current&asOf=${asOf(2)}`);
  expect([before.likelihoods.length, before.impacts.length, totalOf(before.cells)]).toEqual([5, 5, 150]);
  expect(before).toMatchObject({ matrixVersion: 1, isOfToday: false, elsewhere: 0 });
  expect(before.moves).toMatchObject([{ from: { score: 20 }, to: { score: 16 }, byMatrix: true, count: 75 }]);
  const since = await heatMap(owner, `stage=current&asOf=${asOf(1)}`);
  expect([since.likelihoods.length, since.impacts.length, totalOf(since.cells)]).toEqual([4, 4, 150]);
}

describe.each(Object.entries(encodings))('a messy spreadsheet in %s', (_name, encode) => {
  it.each([
    ['150 risks', risks],
    ['60 incidents', incidents],
    ['120 assets with parents', assets],
  ] as const)('of %s is stored as it was answered, and adds nothing the second time', async (_title, book) => {
    const place = await openPlace(server);
    await expectTheSameTwice(place, encode, book);
    if (book === risks) await expectThePastAsItWas(place);
  });
});
