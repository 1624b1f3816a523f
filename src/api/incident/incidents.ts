import { IncidentTypes } from '#openapi/generated/operations/incident-types.ts';
import { Incidents } from '#openapi/generated/operations/incidents.ts';
import { incident, incidentType } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { plainLookup } from '../record/lookups.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type Incident = Schemas['Incident'];
export type IncidentDue = Schemas['IncidentDue'];
export type IncidentFigure = Schemas['IncidentFigure'];
export type IncidentKind = KindOf<'Incidents'>;

export const incidents: RegisterSource<IncidentKind> = registerSource(incident, clientOf(Incidents));

export const incidentTypes = plainLookup(incidentType, clientOf(IncidentTypes));
