import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldText, type FieldTexts, type ValueTexts } from './field-text.ts';
import { acceptanceStatusLabels } from './risk-acceptance.ts';

type Schemas = components['schemas'];

/** The labels of the risk treatment options (ISO/IEC 27005, clause 8.6), in the register's sort order. */
export const treatmentLabels: ValueTexts<Schemas['RiskTreatment']> = {
  NONE: 'None',
  MITIGATE: 'Mitigate',
  TRANSFER: 'Transfer',
  AVOID: 'Avoid',
  ACCEPT: 'Accept',
};

export const riskStatusLabels: ValueTexts<Schemas['RiskStatus']> = {
  DRAFT: 'Draft',
  OPEN: 'Open',
  CLOSED: 'Closed',
};

export const riskActionLabels: ValueTexts<Schemas['RiskAction']> = {
  OPEN: 'Open risk',
  CLOSE: 'Close risk',
  REOPEN: 'Reopen risk',
};

export const closingLabels: ValueTexts<Schemas['RiskClosing']> = {
  NO_LONGER_APPLIES: 'No longer applies',
  AVOIDED: 'Avoided',
  MERGED: 'Merged with another risk',
  DUPLICATE: 'Duplicate',
};

export const reviewOutcomeLabels: ValueTexts<Schemas['RiskReviewOutcome']> = {
  UNCHANGED: 'Unchanged',
  RESCORED: 'Rescored',
  TREATMENT_CHANGED: 'Treatment changed',
  TO_CLOSE: 'To be closed',
};

export const planStatusLabels: ValueTexts<Schemas['TreatmentPlanStatus']> = {
  NOT_STARTED: 'Not started',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  ON_HOLD: 'On hold',
  CANCELLED: 'Cancelled',
};

export const effectivenessLabels: ValueTexts<Schemas['ControlEffectiveness']> = {
  EFFECTIVE: 'Effective',
  PARTLY_EFFECTIVE: 'Partly effective',
  INEFFECTIVE: 'Ineffective',
  NOT_TESTED: 'Not tested',
};

/** The labels of what a risk may affect (specification section 3). */
export const pillarLabels: ValueTexts<Schemas['SecurityPillar']> = {
  CONFIDENTIALITY: 'Confidentiality',
  INTEGRITY: 'Integrity',
  AVAILABILITY: 'Availability',
};

/** The words of an assessment's parts. */
export const assessmentTexts = {
  likelihood: { label: 'Likelihood' },
  impact: { label: 'Impact' },
  score: { label: 'Score' },
  rating: { label: 'Rating' },
} satisfies Readonly<Record<keyof Schemas['RiskAssessment'], FieldText>>;

/** The words of a treatment plan's parts. */
export const planTexts = {
  actions: { label: 'Actions' },
  dueOn: { label: 'Due' },
  progress: { label: 'Progress (%)' },
  status: { label: 'Status', values: planStatusLabels },
} satisfies Readonly<Record<keyof Schemas['TreatmentPlan'], FieldText>>;

/** The words of the newest acceptance in short. */
const acceptanceTexts = {
  status: { label: 'Status', values: acceptanceStatusLabels },
  expiresOn: { label: 'Accepted until' },
} satisfies Readonly<Record<keyof Schemas['RiskAcceptanceState'], FieldText>>;

/** The words of a risk's fields. */
export const riskTexts = {
  title: recordTexts.title,
  description: { label: 'Description' },
  categories: { label: 'Categories' },
  identificationSource: { label: 'Identification source' },
  owner: { label: 'Owner' },
  accountable: { label: 'Accountable' },
  threats: { label: 'Threats' },
  vulnerabilities: { label: 'Vulnerabilities' },
  assets: { label: 'Information assets' },
  pillars: { label: 'Security pillars', values: pillarLabels },
  existingControls: { label: 'Existing controls' },
  controlEffectiveness: { label: 'Effectiveness of controls', values: effectivenessLabels },
  inherent: { label: 'Inherent rating', parts: assessmentTexts },
  current: { label: 'Current rating', parts: assessmentTexts },
  residual: { label: 'Residual rating', parts: assessmentTexts },
  treatment: { label: 'Treatment', values: treatmentLabels },
  justification: { label: 'Justification' },
  treatmentPlan: { label: 'Treatment plan', parts: planTexts },
  nextReviewOn: { label: 'Next review' },
  acceptance: { label: 'Acceptance', parts: acceptanceTexts },
  status: { label: 'Status', values: riskStatusLabels },
  closedBecause: { label: 'Closed because', values: closingLabels },
} satisfies FieldTexts<Schemas['Risk']>;
