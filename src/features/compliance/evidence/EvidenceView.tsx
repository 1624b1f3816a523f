import type { Evidence } from '#src/api/compliance/evidence.ts';
import { ownControls } from '#src/api/compliance/own-controls.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useViewAddress } from '#src/components/register/address.ts';
import { choicesFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { useRecordFilter } from '#src/registers/record-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { askedWords, evidenceWords as words, freshnessWords } from '#src/registers/words/evidence.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { evidenceAddress, type ViewSearch } from '../assessments-search.ts';
import { evidenceBatchFields } from './batch-fields.tsx';
import { evidenceColumns } from './columns.tsx';
import { evidenceKind } from './evidence-kind.ts';

const EvidencePanel = lazyPart(async () => (await import('./EvidencePanel.tsx')).EvidencePanel);
const note = ({ owner, coveredUntil }: Evidence) => <DueNote person={owner} day={coveredUntil} />;

/** /assessments?view=evidence: the register, with the piece of evidence in the address in a panel beside it. */
export function EvidenceView({ search }: { readonly search: ViewSearch<'evidence'> }) {
  const address = useViewAddress(search, 'evidence');
  return (
    <RegisterScreen
      kind={evidenceKind}
      title="Evidence"
      path="/assessments?view=evidence"
      address={address}
      query={evidenceAddress.toQuery(address.search)}
      unfiltered={evidenceAddress.toQuery({ ...evidenceAddress.defaults, ...orderIn(address.search) })}
      columns={evidenceColumns}
      note={note}
      filters={[
        choicesFilter<'freshness', Evidence['freshness']>(address, 'freshness', freshnessWords),
        choicesFilter<'asked', Schemas['EvidenceAsked']>(address, 'asked', askedWords),
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        useRecordFilter(address, 'ownControlId', {
          label: words.ownControlIds.label,
          source: ownControls,
          nothing: undefined,
        }),
      ]}
      batchFields={evidenceBatchFields}
      firstSteps="Start with what an auditor asks for first, such as the last access review. Say when it was made and what it proves; its files are attachments."
      panel={EvidencePanel}
    />
  );
}
