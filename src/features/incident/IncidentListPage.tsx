import { getRouteApi } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';

import { dueLabels } from '#domain/incident/duties/words.ts';
import { figureLabels } from '#domain/words/figures.ts';
import type { Incident, IncidentDue } from '#src/api/incident/incidents.ts';
import { formatInstantDay, formatPeriod, formatZonedInstant, isInstant } from '#src/components/format.ts';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import {
  choiceFilter,
  choicesFilter,
  choicesOrNoneFilter,
  figureFilter,
  numberFilter,
} from '#src/components/register/filters.tsx';
import { counted } from '#src/components/words.ts';
import { useLookupFilter } from '#src/registers/lookup-filter.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { incidentStatusWords, incidentWords as words } from '#src/registers/words/incident.ts';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { css } from '#styled/css/index.js';

import { incidentBatchFields } from './batch-fields.tsx';
import { incidentColumns } from './columns.tsx';
import { incidentKind } from './incident-kind.ts';
import { useRegimeFilter } from './regime-filter.tsx';
import { incidentAddress } from './search.ts';
import { timeLeft } from './time-left.ts';

const IncidentPanel = lazyPart(async () => (await import('./IncidentPanel.tsx')).IncidentPanel);
const VerisImport = lazyPart(async () => (await import('./VerisImport.tsx')).VerisImport);
const route = getRouteApi('/_app/_guarded/incident');

const hourNoun = { one: 'hour', many: 'hours' };

const below = css({ display: 'block' });

const dayOf = (time: string) => (isInstant(time) ? formatInstantDay(time) : formatPeriod(time));

/** Below a title on phones: the owner, and how much is left of the next period, or when it was detected if none runs. */
function note({ owner, detectedAt, nextDueAt, openDuties: [next] }: Incident): ReactNode {
  const person = owner?.name ?? labels.unassigned;
  if (nextDueAt === null) return detectedAt === null ? person : `${person}, ${dayOf(detectedAt)}`;
  const { text, isOverdue } = timeLeft(nextDueAt);
  const due = `${next ?? 'Notification'}: ${text}, ${formatZonedInstant(nextDueAt)}`;
  return (
    <>
      {isOverdue ? <Overdue>{due}</Overdue> : due}
      <span className={below}>{person}</span>
    </>
  );
}

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
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        choicesOrNoneFilter(address, 'detection', words.detection),
        choiceFilter<'due', IncidentDue>(address, 'due', { label: 'Next duty', labels: dueLabels }),
        numberFilter(address, 'dueWithin', 'Next duty within hours', (hours) => counted(hours, hourNoun)),
        useRegimeFilter(address),
        figureFilter(address, figureLabels.incident),
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
