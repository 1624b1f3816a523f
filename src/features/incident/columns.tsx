import type { Incident, IncidentKind } from '#src/api/incident/incidents.ts';
import { InstantCell } from '#src/components/cells/InstantCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { incidentStatusWords, incidentWords as words } from '#src/registers/words/incident.ts';

import { ClockCell } from './ClockCell.tsx';
import { SeverityCell } from './SeverityCell.tsx';
import { StatusCell } from './StatusCell.tsx';

/** The columns besides reference and title. */
export const incidentColumns: readonly Column<Incident, NonNullable<IncidentKind['query']['sortId']>>[] = [
  {
    id: 'severity',
    header: words.severity.label,
    sortKey: 'severity',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ severity }) => <SeverityCell severity={severity} />,
  },
  {
    id: 'status',
    header: incidentStatusWords.status.label,
    sortKey: 'status',
    collapsePriority: 'fourth',
    cell: ({ status }) => <StatusCell status={status} />,
  },
  entryColumn('type', words.typeId, { flexible: true, sortKey: 'type', collapsePriority: 'third' }),
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'second' }),
  {
    id: 'detectedAt',
    header: words.detectedAt.label,
    sortKey: 'detectedAt',
    collapsePriority: 'first',
    cell: ({ detectedAt }) => <InstantCell instant={detectedAt} />,
  },
  // Missing it costs most, so it never gives way.
  {
    id: 'nextDueAt',
    header: 'Next duty',
    sortKey: 'nextDueAt',
    keepWithPanel: true,
    lastToGo: true,
    cell: ({ nextDueAt, openDuties: [next] }) => <ClockCell dueAt={nextDueAt} name={next} />,
  },
  {
    id: 'resolvedAt',
    header: words.resolvedAt.label,
    sortKey: 'resolvedAt',
    hidden: true,
    cell: ({ resolvedAt }) => <InstantCell instant={resolvedAt} />,
  },
  fieldColumn('detection', words.detection, { hidden: true }),
];
