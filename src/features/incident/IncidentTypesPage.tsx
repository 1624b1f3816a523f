import { incidentTypes } from '#src/api/incident/incidents.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { PlainLookupPage } from '#src/registers/lookup/PlainLookupPage.tsx';

import { PeriodsButton } from './PeriodsButton.tsx';

/** /settings/risk/incident-types: the look-up, and the periods of notification. */
export function IncidentTypesPage() {
  const maySetPeriods = useMay({ feature: 'INCIDENT_REGISTER', level: 'EDIT' });
  return (
    <PlainLookupPage source={incidentTypes} title="Incident Types" tools={maySetPeriods ? <PeriodsButton /> : null} />
  );
}
