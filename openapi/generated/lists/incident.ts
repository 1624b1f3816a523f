// Generated from the contract by `npm run generate`. Do not edit.

import { incidentDetectionValues } from '../values/incident-detection.ts';
import { incidentDueValues } from '../values/incident-due.ts';
import { incidentFigureValues } from '../values/incident-figure.ts';
import { incidentSeverityValues } from '../values/incident-severity.ts';
import { incidentSortValues } from '../values/incident-sort.ts';
import { incidentStatusValues } from '../values/incident-status.ts';

export const incidentList = { kind: "incident", sortKeys: incidentSortValues, filters: { typeId: { type: 'ids', orNone: true }, detection: { type: 'values', values: incidentDetectionValues, orNone: true }, ownerId: { type: 'ids', orNone: true }, labelId: { type: 'ids', orNone: true }, status: { type: 'values', values: incidentStatusValues, orNone: false }, severity: { type: 'values', values: incidentSeverityValues, orNone: true }, due: { type: 'value', values: incidentDueValues, orNone: false }, dueWithin: { type: 'number', orNone: false }, regime: { type: 'keys', pattern: new RegExp("^[a-z0-9](?:-?[a-z0-9])*$"), orNone: false }, figure: { type: 'value', values: incidentFigureValues, orNone: false } } } as const;
