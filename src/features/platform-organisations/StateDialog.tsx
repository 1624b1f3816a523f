import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import {
  daysUntilErasure,
  organisationLifecycle,
  type OrganisationAction,
} from '#domain/people/organisation-lifecycle.ts';
import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  platformOrganisationKey,
  platformOrganisations,
  type PlatformOrganisation,
} from '#src/api/organisation/platform-organisations.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** A step of the lifecycle of an organisation. */
export interface StateDraft {
  readonly organisation: PlatformOrganisation;
  readonly action: OrganisationAction;
  readonly reason: string;
  /** Its name, typed again. */
  readonly name: string;
}

/** The words of each step. */
export const stateActions = {
  SUSPEND: { label: 'Suspend', done: 'Organisation suspended', tone: 'danger' },
  RESUME: { label: 'Resume', done: 'Organisation resumed', tone: 'primary' },
  CLOSE: { label: 'Close', done: 'Organisation is being closed', tone: 'danger' },
  REOPEN: { label: 'Undo the closing', done: 'Closing undone', tone: 'primary' },
} as const;

const descriptions: Readonly<Record<OrganisationAction, string>> = {
  SUSPEND:
    'Its members read everything and change nothing, and its secure links do not open. Its administrators are told by mail, with the reason.',
  RESUME: 'Everything can be used again as before. Its administrators are told by mail.',
  CLOSE: `In ${daysUntilErasure} days everything of it is erased: records, files, members and log. Until then this can be undone. Its administrators are told by mail.`,
  REOPEN: 'Nothing is erased. The organisation stays suspended until it is resumed.',
};

const mistakesIn = ({ organisation, action, reason, name }: StateDraft): Readonly<Record<string, string>> => {
  const { needs } = organisationLifecycle.steps[action];
  return {
    ...(needs.includes('reason') && reason.trim() === '' ? { reason: 'Enter the reason' } : {}),
    ...(needs.includes('name') && name !== organisation.name ? { name: `Type ${organisation.name}` } : {}),
  };
};

/** The machine of the dialog of these steps. */
export function useStateDialog(): StepDialogActor<StateDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<StateDraft>(
    () =>
      fromPromise<void, StepInput<StateDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { organisation, action, reason, name } = draft;
          await platformOrganisations(api).changeState({
            path: { id: organisation.id },
            body: { version: organisation.version, action, reason, name },
          });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: platformOrganisationKey })),
      ),
    ({ organisation, action }) => toast.success(stateActions[action].done, organisation.name),
    { mistakesIn },
  );
}

/** Asks for what a step needs. */
export const StateDialog = ({ actor }: { readonly actor: StepDialogActor<StateDraft> }) => (
  <StepDialog
    actor={actor}
    needsOf={({ action }) => organisationLifecycle.steps[action].needs}
    words={({ organisation, action }) => ({
      title:
        action === 'REOPEN'
          ? `Undo the closing of ${organisation.name}?`
          : `${stateActions[action].label} ${organisation.name}?`,
      description: descriptions[action],
      confirmLabel: action === 'REOPEN' ? 'Undo the closing' : `${stateActions[action].label} organisation`,
      tone: stateActions[action].tone,
    })}
  >
    {({ draft, change, errorOf, isNeeded }) => (
      <>
        {isNeeded('reason') && (
          <TextArea
            label="Reason"
            required
            help="The members of the organisation read it."
            maxLength={500}
            value={draft.reason}
            error={errorOf('reason')}
            onChange={({ currentTarget }) => change('reason', currentTarget.value)}
          />
        )}
        {isNeeded('name') && (
          <TextField
            label={`Type the name to confirm: ${draft.organisation.name}`}
            required
            autoComplete="off"
            value={draft.name}
            error={errorOf('name')}
            onChange={({ currentTarget }) => change('name', currentTarget.value)}
          />
        )}
      </>
    )}
  </StepDialog>
);
