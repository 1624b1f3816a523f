import { useQuery } from '@tanstack/react-query';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { formerOwnersQuery } from '#src/api/organisation/people.ts';
import { formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import type { RemovalActor } from '#src/registers/hand-over/useRemovalActor.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';

/** What is owned by people who left, to be handed over in one step. */
export function FormerOwners({ removal }: { readonly removal: RemovalActor }) {
  const former = useQuery(formerOwnersQuery(useApi()));
  const mayEdit = useMay({ feature: 'USERS', level: 'EDIT' });
  if (former.isPending) return <LoadingRows />;
  if (former.isError)
    return <LoadFailed what="people who left" error={former.error} onRetry={() => void former.refetch()} />;
  if (former.data.length === 0)
    return (
      <EmptyState title="Nothing is owned by people who left">
        When a deactivated or removed member still owns records, they are listed here.
      </EmptyState>
    );
  return (
    <Table.Root label="Owned by people who left">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Name
        </Table.HeadCell>
        <Table.HeadCell>State</Table.HeadCell>
        <Table.HeadCell>Records and parts</Table.HeadCell>
        {mayEdit && <Table.HeadCell>Actions</Table.HeadCell>}
      </Table.Head>
      <Table.Body>
        {former.data.map(({ id, name, state, owned }) => (
          <Table.Row key={id}>
            <Table.TitleCell>{name}</Table.TitleCell>
            <Table.Cell>{state === null ? 'Removed' : 'Deactivated'}</Table.Cell>
            <Table.Cell phone="end">{formatNumber(owned)}</Table.Cell>
            {mayEdit && (
              <Table.Cell phone="end">
                <Button
                  size="sm"
                  aria-label={`Hand over what ${name} owns`}
                  onClick={() => removal.send({ type: 'removal.requested', leaver: { id, name, version: null } })}
                >
                  Hand over
                </Button>
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
