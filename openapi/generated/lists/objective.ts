// Generated from the contract by `npm run generate`. Do not edit.

import { objectiveSortValues } from '../values/objective-sort.ts';
import { objectiveStageValues } from '../values/objective-stage.ts';
import { objectiveStateValues } from '../values/objective-state.ts';

export const objectiveList = { kind: "objective", sortKeys: objectiveSortValues, filters: { ownerId: { type: 'ids', orNone: true }, stage: { type: 'values', values: objectiveStageValues, orNone: false }, dueBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, state: { type: 'values', values: objectiveStateValues, orNone: false } } } as const;
