import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

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

/** The choice of a regime that is not stored yet. */
const another = 'another';

type Regimes = readonly DutyRegimeSetting[];

const choiceOf = ({ key }: RegimeDraft, regimes: Regimes): string =>
  regimes.some((one) => one.key === key) ? key : another;

/** A regime as it is stored; a new one for another. */
function storedDraft(choice: string, regimes: Regimes): RegimeDraft {
  const stored = regimes.find(({ key }) => key === choice);
  return stored === undefined ? newRegime() : draftOf(stored);
}

/** Whether something was typed, apart from the key of a new regime. */
const isChanged = (draft: RegimeDraft, regimes: Regimes): boolean =>
  JSON.stringify(draft) !== JSON.stringify({ ...storedDraft(choiceOf(draft, regimes), regimes), key: draft.key });

/** The button that opens the organisation's duties to notify, and their dialog. */
export function RegimesButton() {
  const api = useApi();
  const queryClient = useQueryClient();
  // What was typed of the regimes that are not shown: choosing another one, or saving it, loses nothing.
  const left = useRef(new Map<string, RegimeDraft>());
  // After one was stored, the next of them is shown.
  const goOn = useRef(() => {});
  const actor = useStepDialog<RegimeDraft>(
    () => saveRegime(api),
    ({ name }) => {
      void queryClient.invalidateQueries(regimesQuery(api));
      toast.success('Duties to notify updated', name);
      goOn.current();
    },
  );
  useEffect(() => {
    goOn.current = () => {
      const [next] = left.current;
      if (next === undefined) return;
      left.current.delete(next[0]);
      actor.send({ type: 'step.requested', draft: next[1] });
    };
  }, [actor]);
  const opening = useMutation({
    mutationFn: () => queryClient.query({ ...regimesQuery(api), staleTime: 0 }),
    onSuccess({ regimes }) {
      left.current.clear();
      actor.send({ type: 'step.requested', draft: storedDraft(regimes[0]?.key ?? another, regimes) });
    },
    onError: (error) => toast.error('The duties to notify could not be loaded', error.message || texts.errors.fallback),
  });
  const regimes = opening.data?.regimes ?? [];
  function choose(choice: string, shown: RegimeDraft) {
    if (isChanged(shown, regimes)) left.current.set(choiceOf(shown, regimes), shown);
    const draft = left.current.get(choice) ?? storedDraft(choice, regimes);
    left.current.delete(choice);
    actor.send({ type: 'draft.changed', changes: draft });
  }
  return (
    <>
      <Button busy={opening.isPending} busyLabel="Loading..." onClick={() => opening.mutate()}>
        {title}
      </Button>
      <StepDialog actor={actor} words={words}>
        {(form) => <RegimeFields form={form} regimes={regimes} onChoose={(choice) => choose(choice, form.draft)} />}
      </StepDialog>
    </>
  );
}

interface RegimeFieldsProps {
  readonly form: StepFields<RegimeDraft>;
  readonly regimes: Regimes;
  /** Called with the key of a regime, or `another`. */
  readonly onChoose: (choice: string) => void;
}

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
        value={choiceOf(draft, regimes)}
        onValueChange={(choice) => {
          if (choice !== null) onChoose(choice);
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
