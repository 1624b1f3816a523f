import { organisationRoleTexts } from '#domain/words/people.ts';
import { platformRoleTexts } from '#domain/words/platform.ts';
import type { PlatformUser } from '#src/api/organisation/platform-users.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { AccountActionButton } from './AccountActionButton.tsx';
import { canBeErased } from './ErasureDialog.tsx';

const buttons = css({ display: 'flex', gap: '8' });

interface AccountTableProps {
  readonly label: string;
  readonly users: readonly PlatformUser[];
  /** Asks to erase a person; undefined for those who may not. */
  readonly onErase?: ((user: PlatformUser) => void) | undefined;
}

/** Accounts with their state and the available actions. */
export function AccountTable({ label, users, onErase }: AccountTableProps) {
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
              <WordsCell>{organisationsOf(user)}</WordsCell>
            </Table.Cell>
            <Table.Cell>{formatInstantDay(user.createdAt)}</Table.Cell>
            <Table.Cell phone="end">
              <AccountState user={user} />
            </Table.Cell>
            {mayChange && (
              <Table.Cell phone="end">
                <span className={buttons}>
                  <AccountActionButton user={user} />
                  {onErase !== undefined && canBeErased(user) && (
                    <Button size="sm" variant="ghost" aria-label={`Erase ${user.name}`} onClick={() => onErase(user)}>
                      Erase
                    </Button>
                  )}
                </span>
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** `Harbour Logistics (Manager)`, and the role on the platform. */
const organisationsOf = ({ organisations, role }: PlatformUser): string =>
  [
    ...(role === null ? [] : [platformRoleTexts[role]]),
    ...organisations.map(({ name, role: held }) => `${name} (${organisationRoleTexts[held]})`),
  ].join(', ');

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
