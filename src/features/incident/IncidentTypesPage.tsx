import { incidentTypes } from '#src/api/incident/incidents.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

import { RegimesButton } from './duties/RegimesButton.tsx';
import { OnCallButton } from './on-call/OnCallButton.tsx';

/** /settings/risk/incident-types: the look-up, the duties to notify, and who is on call. */
export function IncidentTypesPage() {
  const maySetDuties = useMay({ feature: 'INCIDENT_REGISTER', level: 'EDIT' });
  const tools = maySetDuties && (
    <>
      <OnCallButton />
      <RegimesButton />
    </>
  );
  return <PlainLookupPage source={incidentTypes} title="Incident Types" tools={tools || null} />;
}
