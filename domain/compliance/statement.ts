/** How far something is put into practice; RETIRED is not operated any more. */
export type Implementation = 'PLANNED' | 'PARTLY_IMPLEMENTED' | 'IMPLEMENTED' | 'RETIRED';

/** How far own controls together put a control into practice: all of it, some of it, or none yet; null without one. */
export function implementationOf(ownControls: readonly Implementation[]): Exclude<Implementation, 'RETIRED'> | null {
  const operated = ownControls.filter((one) => one !== 'RETIRED');
  if (operated.length === 0) return null;
  if (operated.every((one) => one === 'IMPLEMENTED')) return 'IMPLEMENTED';
  return operated.every((one) => one === 'PLANNED') ? 'PLANNED' : 'PARTLY_IMPLEMENTED';
}

/** The number of the next version: `1.0` → `1.1`, `2` → `2.1`; one without a number at its end gets one. */
export function nextNumber(number: string): string {
  const [, before = '', last] = /^(.*?\.)(\d{1,6})$/u.exec(number) ?? [];
  return last === undefined ? `${number}.1` : `${before}${Number(last) + 1}`;
}

/** A control of a statement, as far as versions of it are compared. */
export interface ComparedRow {
  /** Of the control in its adopted standard; it stays when a newer version renumbers it. */
  readonly positionId: string;
  readonly ref: string;
  readonly title: string;
  readonly textSha256: string;
  readonly isApplicable: boolean;
  readonly reasons: readonly string[];
  readonly justification: string;
  readonly implementation: string | null;
  readonly ownControls: readonly { readonly ref: string }[];
  readonly evidence: readonly { readonly ref: string; readonly number: number }[];
  readonly risks: readonly { readonly ref: string }[];
  readonly owner: { readonly id: string } | null;
}

/** The fields of a control in which versions of a statement can differ, in the order in which they are shown. */
export const comparedFields = [
  'ref',
  'title',
  'text',
  'applicable',
  'reasons',
  'justification',
  'implementation',
  'ownControls',
  'evidence',
  'risks',
  'owner',
] as const;

export type ComparedField = (typeof comparedFields)[number];

const inOrder = (texts: readonly string[]) => texts.toSorted().join('\n');

/** What two versions are compared by: the order of names says nothing. */
const valuesOf: Readonly<Record<ComparedField, (row: ComparedRow) => unknown>> = {
  ref: ({ ref }) => ref,
  title: ({ title }) => title,
  text: ({ textSha256 }) => textSha256,
  applicable: ({ isApplicable }) => isApplicable,
  reasons: ({ reasons }) => inOrder(reasons),
  justification: ({ justification }) => justification.trim(),
  implementation: ({ implementation }) => implementation,
  ownControls: ({ ownControls }) => inOrder(ownControls.map(({ ref }) => ref)),
  evidence: ({ evidence }) => inOrder(evidence.map(({ ref, number }) => `${ref} ${number}`)),
  risks: ({ risks }) => inOrder(risks.map(({ ref }) => ref)),
  owner: ({ owner }) => owner?.id,
};

/** What became of a control between two versions of a statement. */
export type RowChange<Row> =
  | { readonly kind: 'ADDED'; readonly row: Row }
  | { readonly kind: 'REMOVED'; readonly row: Row }
  | {
      readonly kind: 'CHANGED';
      readonly row: Row;
      readonly before: Row;
      readonly fields: readonly ComparedField[];
    };

/**
 * Compares two versions of a statement, control by control and field by field. A control is the same by its position, which stays when a
 * standard gets a new version, and else by its reference. Those that are gone come last.
 */
export function statementChanges<Row extends ComparedRow>(
  before: readonly Row[],
  now: readonly Row[],
): RowChange<Row>[] {
  const positions = new Set(now.map(({ positionId }) => positionId));
  const byPosition = new Map(before.map((row) => [row.positionId, row]));
  const byRef = new Map(before.filter(({ positionId }) => !positions.has(positionId)).map((row) => [row.ref, row]));
  const found = new Set<Row>();
  const changed = now.flatMap((row): RowChange<Row>[] => {
    const old = byPosition.get(row.positionId) ?? byRef.get(row.ref);
    if (old === undefined) return [{ kind: 'ADDED', row }];
    found.add(old);
    const fields = comparedFields.filter((field) => valuesOf[field](old) !== valuesOf[field](row));
    return fields.length === 0 ? [] : [{ kind: 'CHANGED', row, before: old, fields }];
  });
  return [
    ...changed,
    ...before.filter((row) => !found.has(row)).map((row): RowChange<Row> => ({ kind: 'REMOVED', row })),
  ];
}

/** What stays as it is while a version is being decided on, and once it is decided on. */
const substance = ['title', 'adoptedStandardId', 'number', 'changeLog', 'approverId', 'reviewOn'] as const;

type Substance = Readonly<Record<(typeof substance)[number], unknown>>;

/**
 * The fields that an input changes although they are fixed: those of a version in review or decided on, and the standard of one
 * that was ever submitted.
 */
export function fixedStatementFields(
  { status, submissions }: { readonly status: string; readonly submissions: number },
  before: Substance,
  input: Substance,
): string[] {
  const isWorkedOn = status === 'DRAFT' || status === 'REJECTED';
  return substance
    .filter((field) => before[field] !== input[field])
    .filter((field) => !isWorkedOn || (field === 'adoptedStandardId' && submissions > 0));
}
