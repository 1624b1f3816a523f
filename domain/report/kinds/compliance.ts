import type { ReportKindFacts } from '../kind.ts';

export const complianceReport: ReportKindFacts = {
  kind: 'COMPLIANCE',
  name: 'Compliance',
  description:
    'The adopted standards with their scores, groups and controls, statements of applicability, findings, evidence, and the management system.',
  sections: [
    { key: 'positions', title: 'Positions by result', of: 'complianceAssessment', form: 'own', reader: 'positions' },
    {
      key: 'standards',
      title: 'Scores and maturity',
      of: 'complianceAssessment',
      form: 'own',
      reader: 'standards',
    },
    {
      key: 'groups',
      title: 'Groups of controls',
      of: 'complianceAssessment',
      form: 'own',
      reader: 'standardGroups',
    },
    {
      key: 'controls',
      title: 'Controls',
      of: 'complianceAssessment',
      form: 'own',
      reader: 'standardControls',
    },
    {
      key: 'statements',
      title: 'Statements of applicability',
      of: 'statementOfApplicability',
      form: 'own',
      reader: 'statements',
    },
    {
      key: 'findings',
      title: 'Findings',
      of: 'finding',
      form: 'register',
      fields: ['ref', 'title', 'kind', 'status', 'owner', 'raisedOn', 'dueOn', 'closedOn', 'archivedAt'],
      // Of one that is no longer archived, there is no day.
      present: ['archivedAt'],
      dated: 'raisedOn',
    },
    {
      key: 'evidence',
      title: 'Evidence',
      of: 'evidence',
      form: 'register',
      fields: ['ref', 'title', 'owner', 'madeOn', 'coveredUntil', 'freshness'],
    },
    {
      key: 'audits',
      title: 'Audits',
      of: 'audit',
      form: 'register',
      fields: ['ref', 'title', 'kind', 'status', 'adoptedStandard', 'plannedFrom', 'plannedTo', 'reportedAt'],
      // Set by a step, without an entry of its own.
      present: ['reportedAt'],
    },
    {
      key: 'reviews',
      title: 'Management reviews',
      of: 'managementReview',
      form: 'register',
      fields: ['ref', 'title', 'heldOn', 'status', 'approvedAt'],
      present: ['approvedAt'],
    },
    {
      key: 'objectives',
      title: 'Objectives',
      of: 'objective',
      form: 'register',
      fields: ['ref', 'title', 'owner', 'stage', 'target', 'unit', 'latestValue', 'latestOn', 'dueOn'],
      // Of the newest reading.
      present: ['latestValue', 'latestOn'],
    },
  ],
  filters: [
    { field: 'status', of: 'finding' },
    { field: 'kind', of: 'finding' },
  ],
  version: 2,
};
