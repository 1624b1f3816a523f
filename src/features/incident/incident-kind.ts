import { incidentInput } from '#openapi/generated/inputs.ts';
import { incident } from '#openapi/generated/records.ts';
import { incidents } from '#src/api/incident/incidents.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const incidentKind = registerKind({ facts: incident, input: incidentInput }, incidents);
