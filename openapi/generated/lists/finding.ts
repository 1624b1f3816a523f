// Generated from the contract by `npm run generate`. Do not edit.

import { findingFigureValues } from '../values/finding-figure.ts';
import { findingKindValues } from '../values/finding-kind.ts';
import { findingSortValues } from '../values/finding-sort.ts';
import { findingStatusValues } from '../values/finding-status.ts';
import { yesOrNoValues } from '../values/yes-or-no.ts';

export const findingList = { kind: "finding", sortKeys: findingSortValues, filters: { kind: { type: 'values', values: findingKindValues, orNone: false }, ownerId: { type: 'ids', orNone: true }, dueBy: { type: 'day', orNone: true }, verifierId: { type: 'ids', orNone: true }, affectedAreaId: { type: 'ids', orNone: true }, importanceId: { type: 'ids', orNone: true }, assessmentId: { type: 'ids', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: findingStatusValues, orNone: false }, adoptedStandardId: { type: 'ids', orNone: false }, positionId: { type: 'ids', orNone: false }, archived: { type: 'value', values: yesOrNoValues, orNone: false }, figure: { type: 'value', values: findingFigureValues, orNone: false } } } as const;
