// Generated from the contract by `npm run generate`. Do not edit.

import { afterChangeValues } from '../values/after-change.ts';
import { complianceResultValues } from '../values/compliance-result.ts';
import { implementationStatusValues } from '../values/implementation-status.ts';
import { ownControlFigureValues } from '../values/own-control-figure.ts';
import { ownControlSortValues } from '../values/own-control-sort.ts';

export const ownControlList = { kind: "ownControl", sortKeys: ownControlSortValues, filters: { ownerId: { type: 'ids', orNone: true }, implementation: { type: 'values', values: implementationStatusValues, orNone: false }, labelId: { type: 'ids', orNone: true }, result: { type: 'values', values: complianceResultValues, orNone: false }, adoptedStandardId: { type: 'ids', orNone: false }, figure: { type: 'value', values: ownControlFigureValues, orNone: false }, afterChange: { type: 'value', values: afterChangeValues, orNone: false } } } as const;
