import { useQuery } from '@tanstack/react-query';

import { levelTexts } from '#domain/words/people.ts';
import { platformFeatureTexts, platformRoleTexts } from '#domain/words/platform.ts';
import { personRefusals, refusalToActOn } from '#openapi/access.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { administratorListQuery, type PlatformAdministrator } from '#src/api/organisation/platform-people.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useMay, useSession } from '#src/components/SessionProvider.tsx';
import { counted } from '#src/components/words.ts';
import type { StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as Menu from '#src/ui/overlay/Menu.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';
import { EditIcon, MoreIcon, PlusIcon, TrashIcon } from '#src/ui/tool-icons.tsx';
import { css } from '#styled/css/index.js';

import { AdminDialog, appointment, useAdminDialog, type AdminDraft } from './AdminDialog.tsx';

const screen = css({ display: 'flex', flexDirection: 'column', height: 'full' });
const noun = { one: 'admin', many: 'admins' };

/** /admin/admins: who administers the platform. Only a Super Admin changes it. */
export function AdminsPage() {
  const list = useQuery(administratorListQuery(useApi()));
  const mayAppoint = useMay({ roles: ['SUPER_ADMIN'], feature: 'ADMIN_ADMIN_MANAGE', level: 'ADD' });
  const dialog = useAdminDialog();
  return (
    <div className={screen}>
      <PageTitle
        title="Admins"
        note={list.data && counted(list.data.length, noun)}
        actions={
          mayAppoint && (
            <Button variant="primary" onClick={() => dialog.send({ type: 'step.requested', draft: appointment })}>
              <PlusIcon /> Appoint admin
            </Button>
          )
        }
      />
      <Content list={list} dialog={dialog} />
      <AdminDialog actor={dialog} />
    </div>
  );
}

interface ContentProps {
  readonly list: ReturnType<typeof useQuery<PlatformAdministrator[]>>;
  readonly dialog: StepDialogActor<AdminDraft>;
}

function Content({ list, dialog }: ContentProps) {
  if (list.isError) return <LoadFailed what="admins" error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <LoadingRows />;
  if (list.data.length === 0) return <EmptyState title="No admins">Appoint someone who has an account.</EmptyState>;
  return (
    <Table.Root label="Admins">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Name
        </Table.HeadCell>
        <Table.HeadCell flexible>Email</Table.HeadCell>
        <Table.HeadCell>Role</Table.HeadCell>
        <Table.HeadCell flexible>Rights</Table.HeadCell>
        <Table.HeadCell>Account</Table.HeadCell>
        <Table.HeadCell>Actions</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {list.data.map((person) => (
          <Table.Row key={person.id}>
            <Table.TitleCell note={person.email}>{person.name}</Table.TitleCell>
            <Table.Cell flexible>
              <WordsCell>{person.email}</WordsCell>
            </Table.Cell>
            <Table.Cell phone="end">{platformRoleTexts[person.role]}</Table.Cell>
            <Table.Cell flexible>
              <WordsCell>{rightsText(person)}</WordsCell>
            </Table.Cell>
            <Table.Cell>
              {person.inUse ? (
                <StatusText shape="done" tone="success">
                  Active
                </StatusText>
              ) : (
                <StatusText shape="onHold">Not in use</StatusText>
              )}
            </Table.Cell>
            <Table.Cell phone="end">
              <Actions person={person} dialog={dialog} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const rightsText = ({ role, featurePermissions }: PlatformAdministrator): string =>
  role === 'SUPER_ADMIN'
    ? 'Everything'
    : featurePermissions
        .map(({ feature, permission }) => `${platformFeatureTexts[feature]}: ${levelTexts[permission]}`)
        .join(', ');

interface ActionsProps {
  readonly person: PlatformAdministrator;
  readonly dialog: StepDialogActor<AdminDraft>;
}

/** Nobody changes themselves; the button says so. */
function Actions({ person, dialog }: ActionsProps) {
  const account = useSession(({ context }) => context.account);
  const mayEdit = useMay({ roles: ['SUPER_ADMIN'], feature: 'ADMIN_ADMIN_MANAGE', level: 'EDIT' });
  const mayRemove = useMay({ roles: ['SUPER_ADMIN'], feature: 'ADMIN_ADMIN_MANAGE', level: 'DELETE' });
  if (!mayEdit || account === null) return null;
  const refusal = refusalToActOn({ id: account.id, role: account.platform?.role ?? null }, person);
  const open = (step: 'CHANGE' | 'REMOVE') =>
    dialog.send({
      type: 'step.requested',
      draft: { step, person, email: person.email, role: person.role, featurePermissions: person.featurePermissions },
    });
  if (refusal !== undefined)
    return (
      <Tooltip content={personRefusals[refusal]}>
        <IconButton size="sm" label={`More for ${person.name}`} aria-disabled>
          <MoreIcon />
        </IconButton>
      </Tooltip>
    );
  return (
    <Menu.Root positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" label={`More for ${person.name}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item value="rights" onSelect={() => open('CHANGE')}>
          <EditIcon /> Change rights
        </Menu.Item>
        {mayRemove && (
          <Menu.Item value="remove" data-tone="danger" onSelect={() => open('REMOVE')}>
            <TrashIcon /> Remove
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
