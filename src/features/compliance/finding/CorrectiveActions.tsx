import { correctiveActionTypeLabels } from '#domain/words/finding.ts';
import type { CorrectiveAction, CorrectiveActionKind } from '#src/api/compliance/findings.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceOrNoneInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatDay } from '#src/components/format.ts';
import { LookupInput } from '#src/registers/LookupInput.tsx';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { PartList, partTotals } from '#src/registers/parts/PartList.tsx';
import { correctiveActionWords as words } from '#src/registers/words/finding.ts';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { labels } from '#src/ui/labels.ts';

import { correctiveActionKind } from './corrective-action-kind.ts';

interface CorrectiveActionsProps {
  readonly findingId: string;
  readonly mayEdit: boolean;
}

/** The actions on a finding, and how many are done. */
export const CorrectiveActions = ({ findingId, mayEdit }: CorrectiveActionsProps) => (
  <PartList<CorrectiveActionKind>
    kind={correctiveActionKind}
    recordId={findingId}
    mayEdit={mayEdit}
    name="Actions on the finding"
    renderTotals={(actions) => <p className={partTotals}>{totals(actions)}</p>}
    renderFacts={(action) => <Facts action={action} />}
    renderFields={(form, action) => <Fields form={form} action={action} />}
  />
);

function totals(actions: readonly CorrectiveAction[]): string {
  if (actions.length === 0) return 'No actions yet';
  return `${actions.filter(({ isDone }) => isDone).length} of ${countOf(actions.length, 'action')} done`;
}

const Facts = ({ action }: { readonly action: CorrectiveAction }) => {
  const { type, owner, dueOn, status, isDone, doneOn, doneBy, doneBefore } = action;
  return (
    <>
      <StatusText shape={isDone ? 'done' : 'open'} tone={isDone ? 'success' : 'neutral'}>
        {status?.name ?? 'Not begun'}
      </StatusText>
      {type !== null && <span>{correctiveActionTypeLabels[type]}</span>}
      <span>{owner?.name ?? labels.unassigned}</span>
      {dueOn !== null && doneOn === null && <DayCell day={dueOn} />}
      {doneOn !== null && (
        <span>
          Done {formatDay(doneOn)}
          {doneBy !== null && doneBy.id !== owner?.id && ` by ${doneBy.name}`}
        </span>
      )}
      {doneBefore.map((one, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no id, and only follow each other.
        <span key={index}>
          Taken up again after {one.doneBy.name} had done it on {formatDay(one.doneOn)}
        </span>
      ))}
    </>
  );
};

interface FieldsProps {
  readonly form: RecordForm<CorrectiveActionKind['draft']>;
  readonly action: CorrectiveAction | null;
}

const Fields = ({ form, action }: FieldsProps) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <FieldPair>
      <ChoiceOrNoneInput form={form} field="type" words={words.type} />
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={action?.owner} />
      <LookupInput form={form} field="statusId" words={words.statusId} current={action?.status} />
      <DayInput form={form} field="dueOn" words={words.dueOn} />
      <DayInput form={form} field="doneOn" words={words.doneOn} help="Today, unless you choose another day" />
    </FieldPair>
  </>
);
