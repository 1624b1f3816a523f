import { problemsOfTimes } from '#domain/incident/times.ts';
import { zIncidentInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { incidentKind } from './incident-kind.ts';

export const editableIncident = editableRegister(incidentKind, zIncidentInput, problemsOfTimes);
