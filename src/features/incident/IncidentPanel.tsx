import { useState } from 'react';

import { changesOf } from '#machines/record/merge.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import type { RecordPanelProps } from '#src/registers/OpenRecord.tsx';
import { RaiseFinding } from '#src/registers/raised-finding/RaiseFinding.tsx';
import { RecordScreen } from '#src/registers/RecordScreen.tsx';
import { incidentWords } from '#src/registers/words/incident.ts';

import { DutiesSection } from './duties/DutiesSection.tsx';
import { editableIncident } from './editable-incident.ts';
import { IncidentForm } from './IncidentForm.tsx';
import { TakeOver } from './on-call/TakeOver.tsx';
import { ResponseSection, type ResponseSectionProps } from './ResponseSection.tsx';
import { VerisItem } from './VerisItem.tsx';

const menuOf = ({ id }: Incident) => <VerisItem incidentId={id} />;

/** Who leads the response, what is due, and what was done. */
const Course = (props: ResponseSectionProps) => (
  <>
    <TakeOver {...props} />
    <DutiesSection {...props} />
    <ResponseSection {...props} />
  </>
);

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
            <Course
              incident={stored}
              mayEdit={mayEdit}
              hasChanges={Object.keys(changesOf(editableIncident.draftOf(stored), form.draft)).length > 0}
              onMade={() => setResponses((count) => count + 1)}
            />
          )}
          <IncidentForm form={form} stored={stored} />
          {stored !== null && <RaiseFinding recordId={stored.id} />}
        </>
      )}
    </RecordScreen>
  );
}
