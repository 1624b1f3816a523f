// Generated from the contract by `npm run generate`. Do not edit.

import { assessmentConclusionValues } from '../values/assessment-conclusion.ts';
import { assessmentFigureValues } from '../values/assessment-figure.ts';
import { assessmentSortValues } from '../values/assessment-sort.ts';
import { assessmentStatusValues } from '../values/assessment-status.ts';

export const serviceProviderAssessmentList = { kind: "serviceProviderAssessment", sortKeys: assessmentSortValues, filters: { providerId: { type: 'ids', orNone: true }, templateId: { type: 'ids', orNone: true }, assigneeId: { type: 'ids', orNone: true }, approverId: { type: 'ids', orNone: true }, dueBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: assessmentStatusValues, orNone: false }, conclusion: { type: 'values', values: assessmentConclusionValues, orNone: false }, figure: { type: 'value', values: assessmentFigureValues, orNone: false } } } as const;
