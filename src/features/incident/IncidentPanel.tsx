import type { Incident } from '#src/api/incidents.ts';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { incidentWords } from '#src/registers/words/incident.ts';

import { incidentKind } from './incident-kind.ts';
import { IncidentForm } from './IncidentForm.tsx';

/** One incident, beside the register. */
export function IncidentPanel({ id, place }: RecordPanelProps<Incident>) {
  return (
    <RecordScreen kind={incidentKind} id={id} place={place} words={incidentWords}>
      {(form, stored) => <IncidentForm form={form} stored={stored} />}
    </RecordScreen>
  );
}
