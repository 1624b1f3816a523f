import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';

import type { Incident } from '#src/api/incidents.ts';
import { formatInstantDay } from '#src/components/format.ts';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { choicesFilter, choicesOrNoneFilter } from '#src/components/register/filters.tsx';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { ownerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { incidentStatusWords, incidentWords as words } from '#src/registers/words/incident.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { incidentBatchFields } from './batch-fields.tsx';
import { incidentColumns } from './columns.tsx';
import { incidentKind } from './incident-kind.ts';
import { incidentAddress } from './search.ts';

const IncidentPanel = lazyPart(async () => (await import('./IncidentPanel.tsx')).IncidentPanel);
const VerisImport = lazyPart(async () => (await import('./VerisImport.tsx')).VerisImport);
const route = getRouteApi('/_app/_guarded/incident');

/** Below a title on phones: the owner and the day of the detection. */
const note = ({ owner, detectedAt }: Incident) =>
  [owner?.name ?? labels.unassigned, ...(detectedAt === null ? [] : [formatInstantDay(detectedAt)])].join(', ');

/** /incident: the register, with the incident in the address in a panel beside it. */
export function IncidentListPage() {
  const address = useAddress(route.useSearch(), 'incident');
  return (
    <RegisterScreen
      kind={incidentKind}
      title="Incident Register"
      address={address}
      query={incidentAddress.toQuery(address.search)}
      unfiltered={incidentAddress.toQuery({ ...incidentAddress.defaults, ...orderIn(address.search) })}
      columns={incidentColumns}
      note={note}
      filters={[
        choicesFilter<'status', Incident['status']>(address, 'status', incidentStatusWords.status),
        choicesOrNoneFilter(address, 'severity', words.severity),
        useLookupFilter(address, 'typeId', words.typeId),
        ownerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        choicesOrNoneFilter(address, 'detection', words.detection),
      ]}
      batchFields={incidentBatchFields}
      otherImports={
        <Suspense fallback={null}>
          <VerisImport onImported={() => address.show({ view: undefined })} />
        </Suspense>
      }
      firstSteps="Start with what happened and when it was detected. Affected assets and causes can follow later."
      panel={IncidentPanel}
    />
  );
}
