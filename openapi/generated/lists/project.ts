// Generated from the contract by `npm run generate`. Do not edit.

import { projectSortValues } from '../values/project-sort.ts';
import { projectStatusValues } from '../values/project-status.ts';

export const projectList = { kind: "project", sortKeys: projectSortValues, filters: { ownerId: { type: 'ids', orNone: true }, endsBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: projectStatusValues, orNone: false } } } as const;
