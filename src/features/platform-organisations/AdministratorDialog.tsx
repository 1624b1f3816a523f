import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import { invitationStatusTexts } from '#domain/words/people.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  platformOrganisationKey,
  platformOrganisationQuery,
  platformOrganisations,
  type PlatformOrganisation,
} from '#src/api/organisation/platform-organisations.ts';
import { formatInstant } from '#src/components/format.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { css } from '#styled/css/index.js';

/** Who is asked to administer an organisation. */
export interface AdministratorDraft {
  readonly organisation: PlatformOrganisation;
  readonly email: string;
}

/** The machine of the dialog. */
export function useAdministratorDialog(): StepDialogActor<AdministratorDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<AdministratorDraft>(
    () =>
      fromPromise<void, StepInput<AdministratorDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const body = { email: draft.email.trim() };
          await platformOrganisations(api).inviteAdministrator({ path: { id: draft.organisation.id }, body });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: platformOrganisationKey })),
      ),
    ({ email }) => toast.success('Administrator invited', email.trim()),
    { mistakesIn: ({ email }) => (email.trim() === '' ? { email: 'Enter an email address' } : {}) },
  );
}

const list = css({ display: 'grid', gap: '2', listStyle: 'none', overflowWrap: 'anywhere' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '12',
  paddingBlock: '4',
  borderBlockEnd: 'subtle',
});
const muted = css({ color: 'fg.muted' });

/** Who administers an organisation, who was asked to, and a way to ask someone. */
export const AdministratorDialog = ({ actor }: { readonly actor: StepDialogActor<AdministratorDraft> }) => (
  <StepDialog
    actor={actor}
    words={({ organisation }) => ({
      title: `Administrators of ${organisation.name}`,
      description: 'An address that is invited already gets its invitation again, at most three times a day.',
      confirmLabel: 'Invite administrator',
    })}
  >
    {({ draft, change, errorOf }) => (
      <>
        <Administrators id={draft.organisation.id} />
        <TextField
          label="Email address to invite"
          type="email"
          maxLength={254}
          value={draft.email}
          error={errorOf('email')}
          onChange={({ currentTarget }) => change('email', currentTarget.value)}
        />
      </>
    )}
  </StepDialog>
);

function Administrators({ id }: { readonly id: string }) {
  const found = useQuery(platformOrganisationQuery(useApi(), id));
  if (found.isError) return <Banner tone="danger">{found.error.message}</Banner>;
  if (found.isPending) return <LoadingRows />;
  const { administrators, invitations } = found.data;
  if (administrators.length + invitations.length === 0) return <p className={muted}>Nobody administers it yet.</p>;
  return (
    <ul className={list} aria-label="Administrators and invitations">
      {administrators.map((person) => (
        <li key={person.id} className={row}>
          <span>{`${person.name}, ${person.email}`}</span>
          <span className={muted}>{person.inUse ? 'Administrator' : 'Account not in use'}</span>
        </li>
      ))}
      {invitations.map((one) => (
        <li key={one.id} className={row}>
          <span>{one.email}</span>
          <span className={muted}>
            {one.mail === 'FAILED'
              ? 'The address cannot receive mail'
              : `Invitation: ${invitationStatusTexts[one.status]}`}
            {one.status === 'PENDING' && `, until ${formatInstant(one.expiresAt)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
