import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { memberRefusals, refusalToActOnMember } from '#domain/people/granting.ts';
import { memberStateTexts, organisationRoleTexts } from '#domain/words/people.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { members, peopleKey, type Member } from '#src/api/organisation/people.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { formatInstant } from '#src/components/format.ts';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import type { RemovalActor } from '#src/registers/hand-over/useRemovalActor.ts';
import { useGranter } from '#src/registers/inviting/RightsGrid.tsx';
import { texts } from '#src/texts/en.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { MoreIcon } from '#src/ui/tool-icons.tsx';

import type { MemberSearch, MemberSortKey } from './search.ts';
import type { RightsActor } from './useMemberActors.ts';

interface MemberTableProps {
  readonly rows: readonly Member[];
  readonly rights: RightsActor;
  readonly removal: RemovalActor;
  readonly onExplain: (member: Member) => void;
}

interface Sorting {
  readonly address: Pick<MemberSearch, 'sort' | 'desc'>;
  readonly show: (change: Partial<MemberSearch>) => void;
}

/** What makes the heading of a column sort the list by it: upwards first, then downwards. */
const sorting = ({ address, show }: Sorting, sort: MemberSortKey) =>
  ({
    onSort: () => show({ sort, desc: address.sort === sort && !address.desc, page: 1 }),
    sorted: address.sort === sort ? (address.desc ? 'descending' : 'ascending') : undefined,
  }) as const;

const factorText = (has: boolean | null): string => {
  if (has === null) return 'Unknown';
  return has ? 'On' : 'Off';
};

/** Members with what can be done about each. */
export function MemberTable({ rows, address, show, ...actions }: MemberTableProps & Sorting) {
  const by = (sort: MemberSortKey) => sorting({ address, show }, sort);
  return (
    <Table.Root label="Members">
      <Table.Head>
        <Table.HeadCell flexible sticky="title" {...by('name')}>
          Name
        </Table.HeadCell>
        <Table.HeadCell flexible {...by('email')}>
          Email
        </Table.HeadCell>
        <Table.HeadCell {...by('role')}>Role</Table.HeadCell>
        <Table.HeadCell>Second factor</Table.HeadCell>
        <Table.HeadCell {...by('lastActiveAt')}>Last active here</Table.HeadCell>
        <Table.HeadCell>State</Table.HeadCell>
        <Table.HeadCell>Actions</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {rows.map((member) => (
          <Table.Row key={member.id}>
            <Table.TitleCell note={member.email}>{member.name}</Table.TitleCell>
            <Table.Cell flexible>
              <WordsCell>{member.email}</WordsCell>
            </Table.Cell>
            <Table.Cell>{organisationRoleTexts[member.role]}</Table.Cell>
            <Table.Cell>{factorText(member.secondFactor)}</Table.Cell>
            <Table.Cell>{member.lastActiveAt === null ? 'Never' : formatInstant(member.lastActiveAt)}</Table.Cell>
            <Table.Cell phone="end">
              <MemberState member={member} />
            </Table.Cell>
            <Table.Cell phone="end">
              <MemberMenu member={member} {...actions} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function MemberState({ member: { state, accountInUse } }: { readonly member: Member }) {
  if (state === 'DEACTIVATED') return <StatusText shape="onHold">{memberStateTexts.DEACTIVATED}</StatusText>;
  if (accountInUse)
    return (
      <StatusText shape="done" tone="success">
        {memberStateTexts.ACTIVE}
      </StatusText>
    );
  return (
    <StatusText shape="half" tone="warning">
      Account not in use
    </StatusText>
  );
}

type MemberMenuProps = Omit<MemberTableProps, 'rows'> & { readonly member: Member };

function MemberMenu({ member, rights, removal, onExplain }: MemberMenuProps) {
  const { id, name, version, state } = member;
  const [asking, setAsking] = useState(false);
  const mayEdit = useMay({ feature: 'USERS', level: 'EDIT' });
  const mayRemove = useMay({ feature: 'USERS', level: 'DELETE' });
  const accountId = useSession(({ context }) => context.account?.id ?? '');
  const { granter } = useGranter();
  const refusal = refusalToActOnMember({ id: accountId, role: granter.role }, member);
  const step = useMemberStep(member);
  const isActive = state === 'ACTIVE';
  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <IconButton label={`Actions for ${name}`}>
            <MoreIcon />
          </IconButton>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item value="explain" onClick={() => onExplain(member)}>
            Why can they see this?
          </Menu.Item>
          {refusal !== undefined && mayEdit && (
            <Menu.Item value="refused" disabled>
              {memberRefusals[refusal]}
            </Menu.Item>
          )}
          {refusal === undefined && mayEdit && isActive && (
            <Menu.Item value="rights" onClick={() => rights.send({ type: 'rights.opened', member })}>
              Change rights
            </Menu.Item>
          )}
          {refusal === undefined && mayEdit && (
            <Menu.Item value="step" onClick={() => (isActive ? setAsking(true) : step.mutate('reactivate'))}>
              {isActive ? 'Deactivate' : 'Reactivate'}
            </Menu.Item>
          )}
          {refusal === undefined && mayRemove && (
            <Menu.Item
              value="remove"
              onClick={() => removal.send({ type: 'removal.requested', leaver: { id, name, version } })}
            >
              Remove
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Root>
      <ConfirmDialog
        open={asking}
        title={`Deactivate ${name}?`}
        description="Their next request is refused, and nobody can choose them as an owner, approver, reviewer or recipient any more. What they own stays theirs until it is handed over. They can be reactivated with the same rights."
        confirmLabel="Deactivate member"
        cancelLabel="Cancel"
        busy={step.isPending}
        busyLabel="Deactivating..."
        onConfirm={() => step.mutate('deactivate', { onSettled: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Deactivates or reactivates a member. A refusal appears as a toast. */
function useMemberStep({ id, name, version }: Member) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (step: 'deactivate' | 'reactivate') => members(api)[step]({ path: { id }, body: { version } }),
    onSuccess: ({ state }) => toast.success(state === 'ACTIVE' ? 'Member reactivated' : 'Member deactivated', name),
    onError: (error) => toast.error('The member was not changed', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey }),
  });
}
