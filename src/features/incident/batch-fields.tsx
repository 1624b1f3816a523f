import type { IncidentKind } from '#src/api/incident/incidents.ts';
import type { BatchFieldOf } from '#src/api/record/register.ts';
import { batchChoiceOrNone, batchLookup, batchOwner } from '#src/registers/batch-inputs.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { incidentWords as words } from '#src/registers/words/incident.ts';

/** The fields that can be changed on several incidents together: those that the list filters by. */
export const incidentBatchFields: BatchFields<IncidentKind['draft'], BatchFieldOf<'Incidents'>> = {
  typeId: batchLookup('typeId', words.typeId),
  detection: batchChoiceOrNone('detection', words.detection),
  ownerId: batchOwner('ownerId', words.ownerId),
};
