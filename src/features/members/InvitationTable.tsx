import { useMutation, useQueryClient } from '@tanstack/react-query';

import { isPossible } from '#domain/lifecycle.ts';
import { invitationLifecycle } from '#domain/people/invitation-lifecycle.ts';
import { invitationStatusTexts, organisationRoleTexts } from '#domain/words/people.ts';
import type { components } from '#openapi/generated/types.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { invitations, peopleKey, type Invitation } from '#src/api/organisation/people.ts';
import { formatInstant } from '#src/components/format.ts';
import { useMay } from '#src/components/SessionProvider.tsx';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

type Schemas = components['schemas'];

const mailTexts: Readonly<Record<Schemas['InvitationMail'], string>> = {
  DUE: 'Being sent',
  WAITING: 'Waits for tomorrow: the day’s limit of new addresses is reached',
  SENT: 'Sent',
  FAILED: 'The address cannot receive mail',
};

const shapes = { PENDING: 'quarter', ACCEPTED: 'done', REVOKED: 'rejected', EXPIRED: 'expired' } as const;
const tones = { PENDING: 'info', ACCEPTED: 'success', REVOKED: 'neutral', EXPIRED: 'warning' } as const;

const actionTexts = {
  RESEND: { label: 'Send again', done: 'Invitation sent again' },
  REVOKE: { label: 'Revoke', done: 'Invitation revoked' },
} as const satisfies Record<Schemas['InvitationAction'], object>;

const buttons = css({ display: 'flex', gap: '8' });

/** Invitations, expired ones too, with what can be done about each. */
export function InvitationTable({ rows }: { readonly rows: readonly Invitation[] }) {
  const mayEdit = useMay({ feature: 'USERS', level: 'EDIT' });
  return (
    <Table.Root label="Invitations">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Email
        </Table.HeadCell>
        <Table.HeadCell>Role</Table.HeadCell>
        <Table.HeadCell>Status</Table.HeadCell>
        <Table.HeadCell flexible>Mail</Table.HeadCell>
        <Table.HeadCell>Works until</Table.HeadCell>
        <Table.HeadCell>Invited by</Table.HeadCell>
        {mayEdit && <Table.HeadCell>Actions</Table.HeadCell>}
      </Table.Head>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.id}>
            <Table.TitleCell note={mailTexts[row.mail]}>{row.email}</Table.TitleCell>
            <Table.Cell>{organisationRoleTexts[row.role]}</Table.Cell>
            <Table.Cell phone="end">
              <StatusText shape={shapes[row.status]} tone={tones[row.status]}>
                {invitationStatusTexts[row.status]}
              </StatusText>
            </Table.Cell>
            <Table.Cell flexible>
              {row.askedAt === null ? mailTexts[row.mail] : `A new link was asked for on ${formatInstant(row.askedAt)}`}
            </Table.Cell>
            <Table.Cell>{formatInstant(row.expiresAt)}</Table.Cell>
            <Table.Cell>{row.invitedBy?.name ?? 'The platform'}</Table.Cell>
            {mayEdit && (
              <Table.Cell phone="end">
                <Actions invitation={row} />
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Actions({ invitation: { id, email, version, status } }: { readonly invitation: Invitation }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (action: Schemas['InvitationAction']) =>
      invitations(api).change({ path: { id }, body: { version, action } }),
    onSuccess: (_, action) => toast.success(actionTexts[action].done, email),
    onError: (error) => toast.error('The invitation was not changed', error.message || texts.errors.fallback),
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey }),
  });
  const actions = (['RESEND', 'REVOKE'] as const).filter((action) =>
    isPossible(invitationLifecycle.steps[action], status),
  );
  return (
    <span className={buttons}>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          aria-label={`${actionTexts[action].label}: ${email}`}
          busy={change.isPending && change.variables === action}
          busyLabel="Saving..."
          onClick={() => change.mutate(action)}
        >
          {actionTexts[action].label}
        </Button>
      ))}
    </span>
  );
}
