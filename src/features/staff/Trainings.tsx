import { documentState, type DocumentState } from '#domain/service-provider/document-state.ts';
import { trainingExpiry } from '#domain/staff/training.ts';
import { trainingKindLabels } from '#domain/words/staff-parts.ts';
import type { StaffTraining, TrainingKind } from '#src/api/staff-parts.ts';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberOrNoneInput } from '#src/components/fields/NumberInput.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatDay, today } from '#src/components/format.ts';
import { AttachmentInput } from '#src/registers/attachments/AttachmentInput.tsx';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { trainingWords as words } from '#src/registers/words/staff-parts.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';

import { trainingKind } from './training-kind.ts';

interface TrainingsProps {
  readonly memberId: string;
  readonly mayEdit: boolean;
}

/** The trainings, certificates and competences of a staff member, those that expire first at the top. */
export const Trainings = ({ memberId, mayEdit }: TrainingsProps) => (
  <PartList<TrainingKind>
    kind={trainingKind}
    recordId={memberId}
    mayEdit={mayEdit}
    name="Trainings of the staff member"
    renderTotals={(trainings) => <Totals trainings={trainings} />}
    renderFacts={(training) => <Facts training={training} />}
    renderFields={(form, training) => <Fields form={form} training={training} memberId={memberId} />}
  />
);

const stateOf = ({ expiresOn }: StaffTraining) => documentState(expiresOn, today());

function Totals({ trainings }: { readonly trainings: readonly StaffTraining[] }) {
  if (trainings.length === 0) return <p className={partTotals}>No trainings yet</p>;
  const current = trainings.filter(({ isRenewed }) => !isRenewed);
  const inState = (state: DocumentState) => current.filter((training) => stateOf(training) === state).length;
  const troubles = [
    { count: inState('expired'), word: 'expired' },
    { count: inState('expiring'), word: 'expiring' },
  ].filter(({ count }) => count > 0);
  return (
    <p className={partTotals}>
      {[countOf(trainings.length, 'training'), ...troubles.map(({ count, word }) => `${count} ${word}`)].join(' · ')}
    </p>
  );
}

const shapes: Readonly<Record<DocumentState, StatusShape>> = { valid: 'done', expiring: 'half', expired: 'expired' };
const stateTones = { valid: 'neutral', expiring: 'warning', expired: 'danger' } as const;

/** When it expires, or has expired: that is its state. */
function Expiry({ training }: { readonly training: StaffTraining }) {
  const { doneOn, expiresOn, isRenewed } = training;
  if (doneOn === null) return <StatusText shape="open">Planned</StatusText>;
  if (expiresOn === null) return null;
  if (isRenewed) return <span>Renewed</span>;
  const state = stateOf(training);
  return (
    <StatusText shape={shapes[state]} tone={stateTones[state]}>
      {state === 'expired' ? 'Expired' : 'Expires'} {formatDay(expiresOn)}
    </StatusText>
  );
}

const Facts = ({ training }: { readonly training: StaffTraining }) => (
  <>
    <span>{trainingKindLabels[training.kind]}</span>
    <Expiry training={training} />
    {training.doneOn !== null && <span>Done {formatDay(training.doneOn)}</span>}
    {training.file !== null && <bdi>{training.file.name}</bdi>}
  </>
);

interface FieldsProps extends Pick<TrainingsProps, 'memberId'> {
  readonly form: RecordForm<TrainingKind['draft']>;
  readonly training: StaffTraining | null;
}

function Fields({ form, training, memberId }: FieldsProps) {
  const expiresOn = trainingExpiry(form.draft);
  return (
    <>
      <TitleInput form={form} field="title" words={words.title} required />
      <FieldPair>
        <ChoiceInput form={form} field="kind" words={words.kind} />
        <DayInput form={form} field="doneOn" words={words.doneOn} />
        <NumberOrNoneInput form={form} field="validMonths" words={words.validMonths} min={1} max={120} />
      </FieldPair>
      {expiresOn !== null && <p className={partTotals}>Expires {formatDay(expiresOn)}</p>}
      <AttachmentInput form={form} field="fileId" words={words.fileId} recordId={memberId} current={training?.file} />
    </>
  );
}
