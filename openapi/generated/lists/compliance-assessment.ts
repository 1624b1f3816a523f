// Generated from the contract by `npm run generate`. Do not edit.

import { complianceAssessmentKindValues } from '../values/compliance-assessment-kind.ts';
import { complianceAssessmentSortValues } from '../values/compliance-assessment-sort.ts';
import { complianceAssessmentStatusValues } from '../values/compliance-assessment-status.ts';
import { scoringMethodValues } from '../values/scoring-method.ts';

export const complianceAssessmentList = { kind: "complianceAssessment", sortKeys: complianceAssessmentSortValues, filters: { kind: { type: 'values', values: complianceAssessmentKindValues, orNone: false }, adoptedStandardId: { type: 'ids', orNone: true }, method: { type: 'values', values: scoringMethodValues, orNone: true }, ownerId: { type: 'ids', orNone: true }, dueBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: complianceAssessmentStatusValues, orNone: false } } } as const;
