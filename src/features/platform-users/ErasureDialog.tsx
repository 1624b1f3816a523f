import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';

import type { StepInput } from '#machines/step-dialog/step-dialog.machine.ts';
import { failing } from '#src/actors/failure.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { platformUserKey, platformUsers, type PlatformUser } from '#src/api/organisation/platform-users.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog, type StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

/** A person who is to be erased. */
export interface ErasureDraft {
  readonly user: PlatformUser;
  /** Their name, typed again. */
  readonly name: string;
}

/** Whether the server would erase the person: out of use, and nowhere a member or an administrator. */
export const canBeErased = ({ active, role, organisations }: PlatformUser): boolean =>
  !active && role === null && organisations.length === 0;

/** The machine of the dialog that erases a person. */
export function useErasureDialog(): StepDialogActor<ErasureDraft> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useStepDialog<ErasureDraft>(
    () =>
      fromPromise<void, StepInput<ErasureDraft>>(({ input: { draft } }) =>
        failing(async () => {
          const { user, name } = draft;
          await platformUsers(api).erase({ path: { id: user.id }, body: { version: user.version, name } });
        }).finally(() => void queryClient.invalidateQueries({ queryKey: platformUserKey })),
      ),
    () => toast.success('The person was erased'),
    {
      mistakesIn: ({ user, name }) => (name.trim() === user.name ? {} : { name: `Type ${user.name}` }),
    },
  );
}

/** Asks for the name of the person, typed again. */
export const ErasureDialog = ({ actor }: { readonly actor: StepDialogActor<ErasureDraft> }) => (
  <StepDialog
    actor={actor}
    needsOf={() => ['name']}
    words={({ user }) => ({
      title: `Erase ${user.name}?`,
      description:
        'A pseudonym takes the place of the name and the address, also in the logs, whose seals stay as they are. The account and its sign-in are gone for good.',
      confirmLabel: 'Erase person',
      tone: 'danger',
    })}
  >
    {({ draft, change, errorOf }) => (
      <TextField
        label={`Type the name to confirm: ${draft.user.name}`}
        required
        autoComplete="off"
        value={draft.name}
        error={errorOf('name')}
        onChange={({ currentTarget }) => change('name', currentTarget.value)}
      />
    )}
  </StepDialog>
);
