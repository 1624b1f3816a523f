// Generated from the contract by `npm run generate`. Do not edit.

import { afterChangeValues } from '../values/after-change.ts';
import { policyClassificationValues } from '../values/policy-classification.ts';
import { policyDocumentTypeValues } from '../values/policy-document-type.ts';
import { policyFigureValues } from '../values/policy-figure.ts';
import { policyGenerationMethodValues } from '../values/policy-generation-method.ts';
import { policySortValues } from '../values/policy-sort.ts';
import { policyStatusValues } from '../values/policy-status.ts';

export const policyList = { kind: "policy", sortKeys: policySortValues, filters: { categoryId: { type: 'ids', orNone: true }, documentType: { type: 'values', values: policyDocumentTypeValues, orNone: false }, ownerId: { type: 'ids', orNone: true }, approverId: { type: 'ids', orNone: true }, classification: { type: 'values', values: policyClassificationValues, orNone: false }, frequencyId: { type: 'ids', orNone: true }, nextReviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: policyStatusValues, orNone: false }, generationMethod: { type: 'values', values: policyGenerationMethodValues, orNone: false }, figure: { type: 'value', values: policyFigureValues, orNone: false }, afterChange: { type: 'value', values: afterChangeValues, orNone: false } } } as const;
