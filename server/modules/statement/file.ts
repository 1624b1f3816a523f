import { applicabilityReasonLabels, implementationStatusLabels } from '#domain/words/own-control.ts';
import { statementRowLabels as labels } from '#domain/words/statement.ts';
import type { FileAnswer, Schemas } from '#server/contract/types.ts';
import { tableFile } from '#server/modules/record/index.ts';

type Row = Schemas['StatementRow'];

const named = (records: readonly { readonly ref: string; readonly title: string }[]): string =>
  records.map(({ ref, title }) => `${ref} ${title}`).join('\n');

/** The version that is written. */
interface Written {
  readonly name: string;
  readonly number: string;
  /** As people read it: `Approved`. */
  readonly status: string;
  readonly approver: string;
}

/** The columns, each with its header: several names are on a line each. */
const columns: readonly (readonly [string, (row: Row, of: Written) => string])[] = [
  ['Reference', ({ ref }) => ref],
  [labels.title, ({ title }) => title],
  [labels.applicable, ({ isApplicable }) => (isApplicable ? 'Yes' : 'No')],
  [labels.reasons, ({ reasons }) => reasons.map((reason) => applicabilityReasonLabels[reason]).join('\n')],
  [labels.justification, ({ justification }) => justification],
  [
    labels.implementation,
    ({ implementation }) => (implementation === null ? '' : implementationStatusLabels[implementation]),
  ],
  [labels.ownControls, ({ ownControls }) => named(ownControls)],
  [
    labels.evidence,
    ({ evidence }) => evidence.map(({ ref, title, number }) => `${ref} ${title}, version ${number}`).join('\n'),
  ],
  [labels.risks, ({ risks }) => named(risks)],
  [labels.owner, ({ owner }) => owner?.name ?? ''],
  ['Version', (_row, { number }) => number],
  ['Status', (_row, { status }) => status],
  ['Approver', (_row, { approver }) => approver],
];

/** A version of a statement as a sheet. */
export const statementFile = (rows: readonly Row[], of: Written, kind: 'csv' | 'xlsx'): FileAnswer =>
  tableFile(
    of.name,
    [columns.map(([header]) => header), ...rows.map((row) => columns.map(([, valueOf]) => valueOf(row, of)))],
    kind,
  );
