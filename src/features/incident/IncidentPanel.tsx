import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { incidentWords } from '#src/registers/words/incident.ts';

import { editableIncident } from './editable-incident.ts';
import { IncidentForm } from './IncidentForm.tsx';
import { ResponseSection } from './ResponseSection.tsx';
import { VerisItem } from './VerisItem.tsx';

const menuOf = ({ id }: Incident) => <VerisItem incidentId={id} />;

/** One incident, beside the register. */
export function IncidentPanel({ id, place }: RecordPanelProps<Incident>) {
  // A response changes the stored incident: the form starts again with it.
  const [responses, setResponses] = useState(0);
  const mayEdit = useMay({ ...editableIncident.access, level: 'EDIT' });
  return (
    <RecordScreen key={responses} kind={editableIncident} id={id} place={place} words={incidentWords} menu={menuOf}>
      {(form, stored) => (
        <>
          {stored !== null && (
            <ResponseSection
              incident={stored}
              mayEdit={mayEdit}
              hasChanges={Object.keys(changesOf(editableIncident.draftOf(stored), form.draft)).length > 0}
              onMade={() => setResponses((count) => count + 1)}
            />
          )}
          <IncidentForm form={form} stored={stored} />
        </>
      )}
    </RecordScreen>
  );
}
