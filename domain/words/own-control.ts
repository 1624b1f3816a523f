import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type LineText, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const complianceResultLabels: ValueTexts<Schemas['ComplianceResult']> = {
  COMPLIANT: 'Compliant',
  OFI: 'Opportunity for improvement',
  MINOR_NON_CONFORMITY: 'Minor non-conformity',
  MAJOR_NON_CONFORMITY: 'Major non-conformity',
  NOT_ASSESSED: 'Not assessed',
  NON_APPLICABLE: 'Not applicable',
};

export const implementationStatusLabels: ValueTexts<Schemas['ImplementationStatus']> = {
  PLANNED: 'Planned',
  PARTLY_IMPLEMENTED: 'Partly implemented',
  IMPLEMENTED: 'Implemented',
  RETIRED: 'Retired',
};

export const controlRelationLabels: ValueTexts<Schemas['ControlRelation']> = {
  EQUAL: 'Equal',
  SUPERSET: 'Does more',
  SUBSET: 'Does part',
  INTERSECTS: 'Overlaps',
};

/** What a relation of an own control to a control of a standard says, in a sentence. */
export const controlRelationMeanings: ValueTexts<Schemas['ControlRelation']> = {
  EQUAL: 'What we do is exactly what the control asks. Its result is taken over.',
  SUPERSET: 'What we do includes all that the control asks, and more. If it conforms, so does the control.',
  SUBSET: 'What we do is a part of what the control asks. If it fails, the control fails.',
  INTERSECTS: 'What we do and what the control asks share something. It is shown as a hint and fills nothing.',
};

export const linkStandingLabels: ValueTexts<Schemas['LinkStanding']> = {
  PROPOSED: 'Proposed',
  CONFIRMED: 'Confirmed',
  TO_CONFIRM: 'To be confirmed',
  REJECTED: 'Rejected',
};

/** What a record is that names an own control, while it matters. */
export const namingKindLabels: ValueTexts<Schemas['NamingKind']> = {
  risk: 'Risk',
  policy: 'Policy',
  incident: 'Open incident',
  exemption: 'Exemption in force',
};

/** The same of one that does not matter any more, or not yet. */
export const pastNamingKindLabels: ValueTexts<Schemas['NamingKind']> = {
  risk: 'Closed risk',
  policy: 'Retired policy',
  incident: 'Incident that is over',
  exemption: 'Exemption that is not in force',
};

export const linkReviewReasonLabels: ValueTexts<Schemas['LinkReviewReason']> = {
  PROPOSED: 'Proposed by a person',
  TO_CONFIRM: 'Changed since it was confirmed',
  DERIVED: 'Follows from a mapping',
};

export const mappingUseLabels: ValueTexts<Schemas['MappingUse']> = {
  DERIVE: 'Derive',
  PROPOSE: 'Propose',
  IGNORE: 'Ignore',
};

export const mappingUseMeanings: ValueTexts<Schemas['MappingUse']> = {
  DERIVE: 'Results of one standard fill those of the other, where the relation allows it.',
  PROPOSE: 'Results are only proposed. A person accepts each.',
  IGNORE: 'The mappings do nothing here.',
};

export const scoringMethodLabels: ValueTexts<Schemas['ScoringMethod']> = {
  RESULT_SHARE: 'Share of results',
  WEIGHTED: 'Weighted by importance',
  MATURITY: 'Maturity',
  MATURITY_BY_GROUP: 'Maturity by group',
};

export const applicabilityReasonLabels: ValueTexts<Schemas['ApplicabilityReason']> = {
  RISK: 'Risk treatment',
  LEGAL: 'Legal requirement',
  CONTRACT: 'Contractual obligation',
  BUSINESS: 'Business requirement',
};

/** The number of a question and those of the chosen options, as people count; files with answers are not read. */
const answerLine: LineText = {
  of({ question, chosen }: Schemas['ControlAnswer']) {
    return `Question ${question + 1}: ${chosen.map((option) => option + 1).join(', ')}`;
  },
  read: () => undefined,
};

/** The words of an own control's fields. */
export const ownControlTexts = {
  title: recordTexts.title,
  description: { label: 'Description' },
  owner: { label: 'Owner' },
  implementation: { label: 'Implementation', values: implementationStatusLabels },
  cadenceMonths: { label: 'Performed every (months)' },
  isGenerated: { label: 'Generated' },
  result: { label: 'Result', values: complianceResultLabels },
  maturity: { label: 'Maturity' },
  observation: { label: 'Observation' },
  answers: { label: 'Answers', line: answerLine },
  respondedAt: { label: 'Answered' },
  respondedBy: { label: 'Answered by' },
  confidence: { label: 'Confidence' },
  positions: { label: 'Controls of standards' },
  evidence: { label: 'Evidence' },
} satisfies FieldTexts<Schemas['OwnControl']>;
