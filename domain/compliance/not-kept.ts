import type { components } from '#openapi/generated/types.ts';

import { reportTexts } from '../words/compliance-report.ts';

type Schemas = components['schemas'];
type Report = Schemas['ComplianceReport'];

/** What an older closing did not keep beside its items. */
export const oldClosingLacks: readonly Schemas['ComplianceReportPart'][] = [
  'TARGETS',
  'JUSTIFICATIONS',
  'FINDINGS',
  'STATEMENT',
  'EVIDENCE_DAYS',
];

/** Whether a report can tell a part at all: what an older closing did not keep is not the same as none. */
export const isKept = ({ notKept }: Pick<Report, 'notKept'>, part: Schemas['ComplianceReportPart']): boolean =>
  !notKept.includes(part);

/** Why a control is not applicable, or was not assessed. */
export const reasonInWords = (
  report: Pick<Report, 'notKept'>,
  { result, reason }: Pick<Report['items'][number], 'result' | 'reason'>,
): string =>
  result === 'NON_APPLICABLE' && reason === '' && !isKept(report, 'JUSTIFICATIONS') ? reportTexts.notKept : reason;
