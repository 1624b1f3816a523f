import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { standardName } from '#domain/compliance/standard-name.ts';
import { adoptedQuery } from '#src/api/compliance/adopted-standards.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Audit } from '#src/api/management-system/audits.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useViewAddress } from '#src/components/register/address.ts';
import { choicesFilter, dayUntilOrNoneFilter, entriesFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { auditCourseWords, auditWords as words } from '#src/registers/words/management-system.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { auditAddress, type ViewSearch } from '../assessments-search.ts';
import { auditKind } from './audit-kind.ts';
import { auditBatchFields } from './batch-fields.tsx';
import { auditColumns } from './columns.tsx';
import { CoverageDialog } from './CoverageDialog.tsx';

const AuditPanel = lazyPart(async () => (await import('./AuditPanel.tsx')).AuditPanel);
const isSettled = ({ status }: Audit): boolean => status === 'REPORTED' || status === 'CANCELLED';
const note = (audit: Audit) => <DueNote person={audit.owner} day={isSettled(audit) ? null : audit.plannedTo} />;

/** /assessments?view=audits: the audit programme, with a panel, and what it covers over the years. */
export function AuditsView({ search }: { readonly search: ViewSearch<'audits'> }) {
  const address = useViewAddress(search, 'audit');
  const { data: adopted = [] } = useQuery(adoptedQuery(useApi()));
  const [isCovering, setCovering] = useState(false);
  return (
    <>
      <RegisterScreen
        kind={auditKind}
        title="Audit programme"
        path="/assessments?view=audits"
        address={address}
        query={auditAddress.toQuery(address.search)}
        unfiltered={auditAddress.toQuery({ ...auditAddress.defaults, ...orderIn(address.search) })}
        columns={auditColumns}
        note={note}
        otherPages={[{ label: 'Coverage', onOpen: () => setCovering(true) }]}
        filters={[
          choicesFilter<'status', Audit['status']>(address, 'status', auditCourseWords.status),
          choicesFilter<'kind', Audit['kind']>(address, 'kind', words.kind),
          entriesFilter<'adoptedStandardId'>(
            address,
            'adoptedStandardId',
            words.adoptedStandardId.label,
            adopted.map(({ id, standard: { title, number } }) => ({ id, name: standardName({ title, number }) })),
          ),
          useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
          dayUntilOrNoneFilter(address, 'dueBy', words.plannedTo.label, 'No day'),
        ]}
        batchFields={auditBatchFields}
        firstSteps="Plan the audits of the next years, so that every group of each standard has its turn. Choose auditors who do not answer for what they audit."
        panel={AuditPanel}
      />
      <CoverageDialog open={isCovering} onClose={() => setCovering(false)} />
    </>
  );
}
