import { useQuery } from '@tanstack/react-query';

import { neededFor } from '#domain/incident/duties/recording.ts';
import { dutyActionLabels } from '#domain/incident/duties/words.ts';
import type { DutyDraft } from '#machines/duty/duty.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { regimesQuery } from '#src/api/incident/duties.ts';
import { InstantInput } from '#src/components/fields/InstantInput.tsx';
import { ProseInput, TextInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog, type StepFields } from '#src/registers/step-dialog/StepDialog.tsx';
import { Select } from '#src/ui/form/Select.tsx';

import { ProofInput } from './ProofInput.tsx';
import type { DutyActor } from './useDutyActor.ts';

type Response = DutyDraft['response'];

const titles: Readonly<Record<Response, (name: string) => string>> = {
  PUT: () => 'Add a duty to notify',
  WITHDRAW: (name) => `${name} does not apply`,
  GIVE: (name) => `${name}: given`,
  REPORT_PROGRESS: (name) => `${name}: progress report`,
  WAIVE: (name) => `${name}: not required`,
  CORRECT: (name) => `${name}: correct`,
  RETRACT: (name) => `${name}: retract`,
};

const confirmLabels: Readonly<Record<Response, string>> = {
  ...dutyActionLabels,
  PUT: 'Add duty',
  WITHDRAW: 'Remove duty',
};

const descriptions: Readonly<Partial<Record<Response, string>>> = {
  PUT: 'The steps and periods are kept as they are now, whatever changes in the settings.',
  RETRACT: 'The clock runs again. The timeline keeps what was recorded, and why it was retracted.',
  CORRECT: 'What counts from it is counted again. The timeline keeps the earlier value.',
};

const needsOf = ({ response }: DutyDraft) => neededFor(response);

interface DutyDialogProps {
  readonly actor: DutyActor;
  readonly incidentId: string;
  /** The regimes under which the incident stands. */
  readonly standing: readonly string[];
}

/** Asks for what is recorded of a duty. */
export const DutyDialog = ({ actor, incidentId, standing }: DutyDialogProps) => (
  <StepDialog
    actor={actor}
    needsOf={needsOf}
    words={({ response, name }) => ({
      title: titles[response](name),
      confirmLabel: confirmLabels[response],
      description: descriptions[response],
      ...((response === 'WITHDRAW' || response === 'RETRACT') && { tone: 'danger' as const }),
    })}
  >
    {(form) => <DutyFields form={form} incidentId={incidentId} standing={standing} />}
  </StepDialog>
);

interface DutyFieldsProps extends Omit<DutyDialogProps, 'actor'> {
  readonly form: StepFields<DutyDraft>;
}

function DutyFields({ form, incidentId, standing }: DutyFieldsProps) {
  const { response } = form.draft;
  if (response === 'PUT') return <RegimeChoice form={form} standing={standing} />;
  return (
    <>
      {form.isNeeded('at') && (
        <>
          <InstantInput form={form} field="at" words={{ label: 'When' }} required />
          <TextInput form={form} field="reference" words={{ label: 'Reference of the addressee' }} />
          <ProofInput form={form} incidentId={incidentId} />
        </>
      )}
      {form.isNeeded('reason') && <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />}
    </>
  );
}

function RegimeChoice({ form, standing }: Pick<DutyFieldsProps, 'form' | 'standing'>) {
  const { data } = useQuery(regimesQuery(useApi()));
  const offered = (data?.regimes ?? []).filter(({ key, isActive }) => isActive && !standing.includes(key));
  const chosen = offered.find(({ key }) => key === form.draft.regime);
  return (
    <Select
      label="Regime"
      required
      options={offered.map(({ key, name, addressee }) => ({ value: key, label: `${name}, ${addressee}` }))}
      value={form.draft.regime}
      error={form.errorOf('regime')}
      help={chosen?.note}
      onValueChange={(regime) => form.change('regime', regime)}
    />
  );
}
