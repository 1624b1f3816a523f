import type { components } from '#openapi/generated/types.ts';

import { applicabilityReasonLabels, implementationStatusLabels } from '../words/own-control.ts';
import { statementRowLabels as labels } from '../words/statement.ts';

type Row = components['schemas']['StatementRow'];

const named = (records: readonly { readonly ref: string; readonly title: string }[]): string =>
  records.map(({ ref, title }) => `${ref} ${title}`.trim()).join('\n');

/** The columns of a statement of applicability in files and reports, each with its header: several names are on a line each. */
export const statementColumns: readonly (readonly [header: string, valueOf: (row: Row) => string])[] = [
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
];
