import { useMutation, useQueryClient } from '@tanstack/react-query';

import { longerSteps } from '#domain/incident/duties/settings.ts';
import { periodText, regimeTexts } from '#domain/incident/duties/words.ts';
import { settingTexts } from '#domain/words/settings.ts';
import { saveRegime, type RegimeDraft } from '#src/actors/incident-duty.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { regimesQuery, type DutyRegimeSetting } from '#src/api/incident/duties.ts';
import { CheckInput } from '#src/components/fields/CheckInput.tsx';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Select } from '#src/ui/form/Select.tsx';

import { OwnSteps, Periods } from './RegimeSteps.tsx';

const { name: title } = settingTexts.dutyRegime;

const newRegime = (): RegimeDraft => ({
  key: `own-${crypto.randomUUID().slice(0, 8)}`,
  name: '',
  addressee: '',
  note: '',
  isActive: true,
  reason: '',
  version: 0,
  steps: [
    {
      key: 'notification',
      name: 'Notification',
      from: 'AWARE',
      after: null,
      count: 72,
      unit: 'HOURS',
      atLatest: null,
      isRepeatable: false,
      waitsForResolution: false,
    },
  ],
});

const draftOf = ({ lawful: _lawful, setBy: _setBy, setAt: _setAt, ...regime }: DutyRegimeSetting): RegimeDraft =>
  regime;

const words = ({ name }: RegimeDraft) => ({
  title,
  confirmLabel: 'Save',
  description: `Incidents keep the periods under which they were put.${name === '' ? '' : ` ${name}:`}`,
});

/** The button that opens the organisation's duties to notify, and their dialog. */
export function RegimesButton() {
  const api = useApi();
  const queryClient = useQueryClient();
  const actor = useStepDialog<RegimeDraft>(
    () => saveRegime(api),
    ({ name }) => {
      void queryClient.invalidateQueries(regimesQuery(api));
      toast.success('Duties to notify updated', name);
    },
  );
  const opening = useMutation({
    mutationFn: () => queryClient.query({ ...regimesQuery(api), staleTime: 0 }),
    onSuccess: ({ regimes: [first] }) =>
      actor.send({ type: 'step.requested', draft: first === undefined ? newRegime() : draftOf(first) }),
    onError: (error) => toast.error('The duties to notify could not be loaded', error.message || texts.errors.fallback),
  });
  return (
    <>
      <Button busy={opening.isPending} busyLabel="Loading..." onClick={() => opening.mutate()}>
        {title}
      </Button>
      <StepDialog actor={actor} words={words}>
        {(form) => (
          <RegimeFields
            form={form}
            regimes={opening.data?.regimes ?? []}
            onChoose={(draft) => actor.send({ type: 'draft.changed', changes: draft })}
          />
        )}
      </StepDialog>
    </>
  );
}

interface RegimeFieldsProps {
  readonly form: StepFields<RegimeDraft>;
  readonly regimes: readonly DutyRegimeSetting[];
  readonly onChoose: (draft: RegimeDraft) => void;
}

const another = 'another';

function RegimeFields({ form, regimes, onChoose }: RegimeFieldsProps) {
  const { draft } = form;
  const stored = regimes.find(({ key }) => key === draft.key);
  const isOwn = stored?.lawful === null || stored === undefined;
  const longer = longerSteps({ key: draft.key, steps: [...draft.steps] });
  return (
    <>
      <Select
        label="Regime"
        options={[
          ...regimes.map(({ key, name, isActive }) => ({
            value: key,
            label: isActive ? name : `${name} (not in use)`,
          })),
          { value: another, label: 'A regime of your own' },
        ]}
        value={stored?.key ?? another}
        onValueChange={(key) => {
          const chosen = regimes.find((one) => one.key === key);
          if (key !== null) onChoose(chosen === undefined ? newRegime() : draftOf(chosen));
        }}
      />
      {isOwn && (
        <>
          <TextInput form={form} field="name" words={regimeTexts.name} required />
          <TextInput form={form} field="addressee" words={regimeTexts.addressee} required />
          <ProseInput form={form} field="note" words={regimeTexts.note} />
        </>
      )}
      <CheckInput form={form} field="isActive" words={regimeTexts.isActive} />
      {isOwn ? <OwnSteps form={form} /> : <Periods form={form} />}
      {longer.length > 0 && (
        <ProseInput
          form={form}
          field="reason"
          words={{
            label: `${regimeTexts.reason.label}: ${longer.map((step) => periodText(step, draft.steps)).join('; ')}`,
          }}
          required
        />
      )}
    </>
  );
}
