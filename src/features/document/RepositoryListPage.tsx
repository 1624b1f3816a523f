import { getRouteApi } from '@tanstack/react-router';

import type { DocumentRepository } from '#src/api/document.ts';
import { DueNote } from '#src/components/cells/DueNote.tsx';
import { orderIn, useAddress } from '#src/components/register/address.ts';
import { dayUntilOrNoneFilter } from '#src/components/register/filters.tsx';
import { useOwnerFilter } from '#src/registers/owner-filter.tsx';
import { RegisterScreen } from '#src/registers/RegisterScreen.tsx';
import { documentRepositoryWords as words } from '#src/registers/words/document.ts';
import { labels } from '#src/ui/labels.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

import { repositoryBatchFields } from './batch-fields.tsx';
import { repositoryColumns } from './columns.tsx';
import { repositoryKind } from './repository-kind.ts';
import { repositoryAddress } from './search.ts';

const RepositoryPanel = lazyPart(async () => (await import('./RepositoryPanel.tsx')).RepositoryPanel);
const route = getRouteApi('/_app/_guarded/document-repo/');

/** Below a name on phones. */
const note = ({ owner, reviewOn }: DocumentRepository) => <DueNote person={owner} day={reviewOn} />;

/** /document-repo: the register of repositories, with the one in the address in a panel beside it. */
export function RepositoryListPage() {
  const address = useAddress(route.useSearch(), 'documentRepository');
  return (
    <RegisterScreen
      kind={repositoryKind}
      title="Document Repository"
      address={address}
      query={repositoryAddress.toQuery(address.search)}
      unfiltered={repositoryAddress.toQuery({ ...repositoryAddress.defaults, ...orderIn(address.search) })}
      columns={repositoryColumns}
      note={note}
      filters={[
        useOwnerFilter(address, 'ownerId', words.ownerId.label, labels.unassigned),
        dayUntilOrNoneFilter(address, 'reviewBy', 'Review due', 'No review date'),
      ]}
      batchFields={repositoryBatchFields}
      firstSteps="A repository holds files in folders, with every version of them. Start with one for your evidence, or one for each department."
      panel={RepositoryPanel}
    />
  );
}
