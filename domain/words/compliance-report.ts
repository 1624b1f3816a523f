import type { components } from '#openapi/generated/types.ts';

import type { ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

/** What a report is of. */
export const reportBasisLabels: ValueTexts<Schemas['ComplianceReportBasis']> = {
  TODAY: 'Today',
  DAY: 'End of a day',
  CLOSING: 'Closing of an assessment',
};

/** What the controls of a report can be narrowed to beside groups and results. */
export const itemSelectionLabels: ValueTexts<Schemas['ReportedItemSelection']> = {
  TO_CONFIRM: 'To be confirmed',
  BELOW_TARGET: 'Below target',
  ASSESSED: 'Assessed',
  APPLICABLE: 'Applicable',
};

/** Where a finding stood. */
export const reportedFindingStateLabels: ValueTexts<Schemas['ReportedFindingState']> = {
  OPEN: 'Open',
  RISK_ACCEPTED: 'Risk accepted',
  CLOSED: 'Closed',
};

/** The words of the parts of a report, for the screen and for files. */
export const reportTexts = {
  summary: 'Summary',
  groups: 'Groups',
  controls: 'Controls',
  statement: 'Statement of applicability',
  findings: 'Findings',
  evidence: 'Evidence',
  changes: 'Changes since the last closing',

  standard: 'Standard',
  version: 'Version',
  publisher: 'Publisher',
  basis: 'Report of',
  day: 'Day',
  closing: 'Closing',
  closedAt: 'Time of closing',
  closedBy: 'Closed by',
  conclusion: 'Conclusion',
  method: 'Scored by',
  score: 'Score',
  coverage: 'Coverage',
  assessed: 'Assessed',
  applicable: 'Applicable',
  confidence: 'Confidence',
  maturity: 'Maturity',
  target: 'Target',
  targetMaturity: 'Target maturity',
  comparedWith: 'Compared with',

  group: 'Group',
  noGroup: 'In no group',
  ref: 'Ref',
  title: 'Title',
  result: 'Result',
  toConfirm: 'To be confirmed',
  observation: 'Observation',
  reason: 'Reason',
  assessor: 'Assessor',
  ownControls: 'Own controls',
  kind: 'Kind',
  status: 'Status',
  raisedOn: 'Found on',
  dueOn: 'Due',
  closedOn: 'Closed on',
  owner: 'Owner',
  coveredUntil: 'Covers until',
  files: 'Files',
  notKept: 'Not kept with this closing',
  before: 'Before',
  after: 'Now',
} as const;
