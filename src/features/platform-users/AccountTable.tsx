import type { PlatformUser } from '#src/api/platform-users.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { StatusText } from '#src/ui/StatusText.tsx';
import * as Table from '#src/ui/Table.tsx';

import { useApproval } from './useApproval.ts';

/** Accounts with their state, and a button where one waits for approval. */
export function AccountTable({ label, users }: { readonly label: string; readonly users: readonly PlatformUser[] }) {
  return (
    <Table.Root label={label}>
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Name
        </Table.HeadCell>
        <Table.HeadCell flexible>Email</Table.HeadCell>
        <Table.HeadCell flexible>Organisations</Table.HeadCell>
        <Table.HeadCell>Created</Table.HeadCell>
        <Table.HeadCell>Status</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {users.map((user) => (
          <Table.Row key={user.id}>
            <Table.TitleCell note={user.email}>{user.name}</Table.TitleCell>
            <Table.Cell flexible>
              <WordsCell>{user.email}</WordsCell>
            </Table.Cell>
            <Table.Cell flexible>
              <WordsCell>{user.organisations.map(({ name }) => name).join(', ')}</WordsCell>
            </Table.Cell>
            <Table.Cell>{formatInstantDay(user.createdAt)}</Table.Cell>
            <Table.Cell phone="end">
              <AccountState user={user} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function AccountState({ user }: { readonly user: PlatformUser }) {
  const mayApprove = useMay({ feature: 'ADMIN_ORGANISATION', level: 'EDIT' });
  if (!user.approved && mayApprove) return <ApproveButton user={user} />;
  if (!user.approved)
    return (
      <StatusText shape="half" tone="warning">
        Under review
      </StatusText>
    );
  if (!user.active) return <StatusText shape="onHold">Inactive</StatusText>;
  return (
    <StatusText shape="done" tone="success">
      Active
    </StatusText>
  );
}

function ApproveButton({ user }: { readonly user: PlatformUser }) {
  const approval = useApproval(user);
  return (
    <Button
      size="sm"
      aria-label={`Approve ${user.name}`}
      busy={approval.isPending}
      busyLabel="Approving..."
      onClick={() => approval.mutate()}
    >
      Approve
    </Button>
  );
}
