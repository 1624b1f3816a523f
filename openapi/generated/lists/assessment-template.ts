// Generated from the contract by `npm run generate`. Do not edit.

import { assessmentTemplateScopeValues } from '../values/assessment-template-scope.ts';
import { assessmentTemplateSortValues } from '../values/assessment-template-sort.ts';
import { assessmentTemplateStatusValues } from '../values/assessment-template-status.ts';

export const assessmentTemplateList = { kind: "assessmentTemplate", sortKeys: assessmentTemplateSortValues, filters: { serviceTypeId: { type: 'ids', orNone: true }, tierId: { type: 'ids', orNone: true }, ownerId: { type: 'ids', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: assessmentTemplateStatusValues, orNone: false }, scope: { type: 'values', values: assessmentTemplateScopeValues, orNone: false } } } as const;
