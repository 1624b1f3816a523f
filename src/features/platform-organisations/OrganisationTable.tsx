import { Link } from '@tanstack/react-router';

import { isPossible } from '#domain/lifecycle.ts';
import { organisationLifecycle } from '#domain/people/organisation-lifecycle.ts';
import type { PlatformOrganisation } from '#src/api/organisation/platform-organisations.ts';
import { formatInstantDay, formatNumber } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import { formatSize } from '#src/registers/attachments/format-size.ts';
import * as Table from '#src/ui/data/Table.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { EditIcon, MoreIcon } from '#src/ui/tool-icons.tsx';

import type { AdministratorDraft } from './AdministratorDialog.tsx';
import { organisationDraft, type OrganisationDraft } from './OrganisationDialog.tsx';
import { OrganisationState } from './OrganisationState.tsx';
import type { OrganisationSearch } from './search.ts';
import { stateActions, type StateDraft } from './StateDialog.tsx';

/** Opens the dialogs of the table. */
export interface TableSteps {
  readonly edit: (draft: OrganisationDraft) => void;
  readonly changeState: (draft: StateDraft) => void;
  readonly administer: (draft: AdministratorDraft) => void;
}

type Sort = OrganisationSearch['sort'];

interface OrganisationTableProps {
  readonly rows: readonly PlatformOrganisation[];
  readonly address: OrganisationSearch;
  readonly onSort: (change: Pick<OrganisationSearch, 'sort' | 'desc' | 'page'>) => void;
  readonly steps: TableSteps;
}

const sortable: readonly { readonly sort: Sort; readonly label: string; readonly flexible?: boolean }[] = [
  { sort: 'state', label: 'State' },
  { sort: 'memberCount', label: 'Members' },
];

/** Organisations with how much there is of each, and what can be done with it. */
export function OrganisationTable({ rows, address, onSort, steps }: OrganisationTableProps) {
  const head = (sort: Sort) => ({
    onSort: () => onSort({ sort, desc: address.sort === sort && !address.desc, page: 1 }),
    sorted: address.sort === sort ? (address.desc ? ('descending' as const) : ('ascending' as const)) : undefined,
  });
  return (
    <Table.Root label="Organisations">
      <Table.Head>
        <Table.HeadCell flexible sticky="title" {...head('name')}>
          Name
        </Table.HeadCell>
        {sortable.map(({ sort, label }) => (
          <Table.HeadCell key={sort} {...head(sort)}>
            {label}
          </Table.HeadCell>
        ))}
        <Table.HeadCell>Features</Table.HeadCell>
        <Table.HeadCell>Records</Table.HeadCell>
        <Table.HeadCell>Storage</Table.HeadCell>
        <Table.HeadCell {...head('lastUsedAt')}>Last used</Table.HeadCell>
        <Table.HeadCell {...head('createdAt')}>Created</Table.HeadCell>
        <Table.HeadCell>Actions</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.id}>
            <Table.TitleCell note={noteOf(row)}>{row.name}</Table.TitleCell>
            <Table.Cell phone="end">
              <OrganisationState organisation={row} />
            </Table.Cell>
            <Table.Cell>
              <Link to="/admin/organisation-users" search={{ organisation: row.id }}>
                {formatNumber(row.memberCount)}
              </Link>
            </Table.Cell>
            <Table.Cell>{formatNumber(row.features.length)}</Table.Cell>
            <Table.Cell>{formatNumber(row.recordCount)}</Table.Cell>
            <Table.Cell>{formatSize(row.storedBytes)}</Table.Cell>
            <Table.Cell>{row.lastUsedAt === null ? 'Never' : formatInstantDay(row.lastUsedAt)}</Table.Cell>
            <Table.Cell>{formatInstantDay(row.createdAt)}</Table.Cell>
            <Table.Cell phone="end">
              <Actions organisation={row} steps={steps} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

/** What phones show below the name. */
const noteOf = ({ memberCount, recordCount, storedBytes, stateReason }: PlatformOrganisation): string =>
  [
    counted(memberCount, { one: 'member', many: 'members' }),
    counted(recordCount, { one: 'record', many: 'records' }),
    formatSize(storedBytes),
    ...(stateReason === '' ? [] : [stateReason]),
  ].join(', ');

interface ActionsProps {
  readonly organisation: PlatformOrganisation;
  readonly steps: TableSteps;
}

function Actions({ organisation, steps }: ActionsProps) {
  const mayEdit = useMay({ feature: 'ADMIN_ORGANISATION', level: 'EDIT' });
  const mayClose = useMay({ feature: 'ADMIN_ORGANISATION', level: 'DELETE' });
  if (!mayEdit) return null;
  const actions = (['RESUME', 'SUSPEND', 'REOPEN', 'CLOSE'] as const).filter(
    (action) => isPossible(organisationLifecycle.steps[action], organisation.state) && (action !== 'CLOSE' || mayClose),
  );
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" label={`More for ${organisation.name}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="edit" onSelect={() => steps.edit(organisationDraft(organisation))}>
          <EditIcon /> Edit
        </Menu.Item>
        <Menu.Item value="administrators" onSelect={() => steps.administer({ organisation, email: '' })}>
          Administrators
        </Menu.Item>
        <Menu.Separator />
        {actions.map((action) => (
          <Menu.Item
            key={action}
            value={action}
            data-tone={stateActions[action].tone === 'danger' ? 'danger' : undefined}
            onSelect={() => steps.changeState({ organisation, action, reason: '', name: '' })}
          >
            {stateActions[action].label}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
