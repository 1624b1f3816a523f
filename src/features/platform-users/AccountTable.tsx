import type { PlatformUser } from '#src/api/organisation/platform-users.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

import { AccountActionButton } from './AccountActionButton.tsx';

/** Accounts with their state and the available action. */
export function AccountTable({ label, users }: { readonly label: string; readonly users: readonly PlatformUser[] }) {
  const mayChange = useMay({ feature: 'ADMIN_ORGANISATION', level: 'EDIT' });
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
        {mayChange && <Table.HeadCell>Action</Table.HeadCell>}
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
            {mayChange && (
              <Table.Cell phone="end">
                <AccountActionButton user={user} />
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function AccountState({ user: { approved, active } }: { readonly user: PlatformUser }) {
  if (!active) return <StatusText shape="onHold">Inactive</StatusText>;
  if (!approved)
    return (
      <StatusText shape="half" tone="warning">
        Under review
      </StatusText>
    );
  return (
    <StatusText shape="done" tone="success">
      Active
    </StatusText>
  );
}
