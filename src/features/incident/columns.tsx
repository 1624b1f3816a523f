import type { Incident, IncidentKind } from '#src/api/incidents.ts';
import { InstantCell } from '#src/components/cells/InstantCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { entryColumn, fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { incidentWords as words } from '#src/registers/words/incident.ts';

import { SeverityCell } from './SeverityCell.tsx';

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
  entryColumn('type', words.typeId, { flexible: true, sortKey: 'type', collapsePriority: 'third' }),
  personColumn('owner', words.ownerId, { sortKey: 'owner', collapsePriority: 'second' }),
  {
    id: 'detectedAt',
    header: words.detectedAt.label,
    sortKey: 'detectedAt',
    keepWithPanel: true,
    cell: ({ detectedAt }) => <InstantCell instant={detectedAt} />,
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
