import { useMutation, useQueryClient } from '@tanstack/react-query';

import { planTotals } from '#domain/risk/treatment-plan.ts';
import { percentText } from '#domain/share.ts';
import { treatmentActionInputBounds as bounds } from '#openapi/generated/bounds.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  actionParts,
  treatmentActions,
  type TreatmentAction,
  type TreatmentActionKind,
} from '#src/api/risk/treatment-actions.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { PlanStatusCell } from '#src/components/cells/PlanStatusCell.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { ChoiceInput } from '#src/components/fields/ChoiceInput.tsx';
import { DayInput } from '#src/components/fields/DayInput.tsx';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { NumberInput } from '#src/components/fields/NumberInput.tsx';
import { TitleInput } from '#src/components/fields/TextInput.tsx';
import { countOf, formatNumber } from '#src/components/format.ts';
import { OwnerInput } from '#src/registers/OwnerInput.tsx';
import { PartList, partNotChanged, partTool, partTotals } from '#src/registers/parts/PartList.tsx';
import { actionWords as words } from '#src/registers/words/treatment-action.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { labels } from '#src/ui/labels.ts';
import { ArrowDownIcon, ArrowUpIcon } from '#src/ui/tool-icons.tsx';

import { actionKind } from './action-kind.ts';

interface TreatmentActionsProps {
  readonly riskId: string;
  readonly mayEdit: boolean;
}

/** The actions of a risk's treatment plan in their order, and what they amount to. */
export function TreatmentActions({ riskId, mayEdit }: TreatmentActionsProps) {
  const { isPending, move } = useOrder(riskId);
  return (
    <PartList<TreatmentActionKind>
      kind={actionKind}
      recordId={riskId}
      mayEdit={mayEdit}
      name="Actions of the plan"
      renderTotals={(actions) => <Totals actions={actions} />}
      renderFacts={(action) => <Facts action={action} />}
      renderTools={({ title }, index, actions) => (
        <>
          <IconButton
            className={partTool}
            label={`Move up: ${title}`}
            disabled={index === 0 || isPending}
            onClick={() => move(actions, index, index - 1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            className={partTool}
            label={`Move down: ${title}`}
            disabled={index === actions.length - 1 || isPending}
            onClick={() => move(actions, index, index + 1)}
          >
            <ArrowDownIcon />
          </IconButton>
        </>
      )}
      renderFields={(form, action) => <Fields form={form} action={action} />}
    />
  );
}

function useOrder(riskId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: (actionIds: string[]) => treatmentActions(api).arrange({ path: { id: riskId }, body: { actionIds } }),
    onError: partNotChanged('treatment plan was'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: actionParts.query(api, riskId).queryKey }),
  });
  return {
    isPending,
    move: (actions: readonly TreatmentAction[], from: number, to: number) => {
      const ids = actions.map(({ id }) => id);
      mutate(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
    },
  };
}

function Totals({ actions }: { readonly actions: readonly TreatmentAction[] }) {
  if (actions.length === 0) return <p className={partTotals}>No actions yet</p>;
  const { actions: counted, completed, cost, effortDays, progress } = planTotals(actions);
  return (
    <p className={partTotals} aria-label="Totals of the plan">
      {[
        `${completed} of ${countOf(counted, 'action')} completed`,
        percentText(progress),
        `${formatNumber(effortDays)} days`,
        `cost ${formatNumber(cost)}`,
      ].join(' · ')}
    </p>
  );
}

const Facts = ({ action: { owner, dueOn, effortDays, cost, progress, status } }: { action: TreatmentAction }) => (
  <>
    <PlanStatusCell status={status} />
    <span>{percentText(progress)}</span>
    <span>{owner?.name ?? labels.unassigned}</span>
    {dueOn !== null && <DayCell day={dueOn} settled={status === 'COMPLETED' || status === 'CANCELLED'} />}
    {effortDays > 0 && <span>{formatNumber(effortDays)} days</span>}
    {cost > 0 && <span>Cost {formatNumber(cost)}</span>}
  </>
);

interface FieldsProps {
  readonly form: RecordForm<TreatmentActionKind['draft']>;
  readonly action: TreatmentAction | null;
}

const Fields = ({ form, action }: FieldsProps) => (
  <>
    <TitleInput form={form} field="title" words={words.title} required />
    <FieldPair>
      <OwnerInput form={form} field="ownerId" words={words.ownerId} current={action?.owner} />
      <DayInput form={form} field="dueOn" words={words.dueOn} />
      <NumberInput form={form} field="effortDays" words={words.effortDays} {...bounds.effortDays} />
      <NumberInput form={form} field="cost" words={words.cost} {...bounds.cost} />
      <ChoiceInput form={form} field="status" words={words.status} />
      <NumberInput form={form} field="progress" words={words.progress} {...bounds.progress} />
    </FieldPair>
  </>
);
