import type { IncidentKind } from '#src/api/incidents.ts';
import type { BatchFieldOf } from '#src/api/register.ts';
import { ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import type { BatchFields } from '#src/registers/BatchChange.tsx';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { incidentWords as words } from '#src/registers/words/incident.ts';

/** The fields that can be changed on several incidents together: those that the list filters by. */
export const incidentBatchFields: BatchFields<IncidentKind['draft'], BatchFieldOf<'Incidents'>> = {
  typeId: {
    label: words.typeId.label,
    input: (form) => <LookupInput form={form} field="typeId" words={words.typeId} current={null} />,
  },
  detection: {
    label: words.detection.label,
    input: (form) => <ChoiceOrNoneInput form={form} field="detection" words={words.detection} />,
  },
  ownerId: {
    label: words.ownerId.label,
    input: (form) => <OwnerInput form={form} field="ownerId" words={words.ownerId} current={null} />,
  },
};
