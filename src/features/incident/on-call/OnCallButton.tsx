import { useMutation, useQueryClient } from '@tanstack/react-query';

import { onCallTexts } from '#domain/incident/on-call-words.ts';
import { settingTexts } from '#domain/words/settings.ts';
import { saveOnCall, type OnCallDraft } from '#src/actors/on-call.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { onCallQuery } from '#src/api/incident/on-call.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

import { OnCallGroups } from './OnCallGroups.tsx';

const { name: title } = settingTexts.onCall;

const draftOf = ({ version, minutes, groups }: Schemas['OnCall']): OnCallDraft => ({
  version,
  minutes,
  groups: groups.map(({ name, roles, members }) => ({ name, roles, memberIds: members.map(({ id }) => id) })),
});

const words = () => ({
  title,
  confirmLabel: 'Save',
  description:
    'A critical or major incident, and every duty to notify, is told to its owners at once; without an owner, to the first group. If nobody takes a critical or major incident over, the next group is told.',
});

/** The button that opens who is on call, and its dialog. */
export function OnCallButton() {
  const api = useApi();
  const queryClient = useQueryClient();
  const actor = useStepDialog<OnCallDraft>(
    () => saveOnCall(api),
    () => {
      void queryClient.invalidateQueries(onCallQuery(api));
      toast.success('On-call groups updated');
    },
  );
  const opening = useMutation({
    mutationFn: () => queryClient.query({ ...onCallQuery(api), staleTime: 0 }),
    onSuccess: (setting) => actor.send({ type: 'step.requested', draft: draftOf(setting) }),
    onError: (error) => toast.error('The on-call groups could not be loaded', error.message || texts.errors.fallback),
  });
  return (
    <>
      <Button busy={opening.isPending} busyLabel="Loading..." onClick={() => opening.mutate()}>
        {title}
      </Button>
      <StepDialog actor={actor} words={words}>
        {(form) => (
          <>
            <TextField
              label={onCallTexts.minutes.label}
              type="number"
              inputMode="numeric"
              min={1}
              max={1440}
              value={Number.isNaN(form.draft.minutes) ? '' : `${form.draft.minutes}`}
              error={form.errorOf('minutes')}
              onChange={({ currentTarget: { valueAsNumber } }) => form.change('minutes', Math.trunc(valueAsNumber))}
            />
            <OnCallGroups form={form} stored={opening.data?.groups ?? []} />
          </>
        )}
      </StepDialog>
    </>
  );
}
