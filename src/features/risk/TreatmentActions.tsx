import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { planTotals } from '#domain/treatment-plan.ts';
import { planStatusLabels } from '#domain/words/risk.ts';
import { useApi } from '#src/api/ApiProvider.tsx';
import { refreshAfterRemoval } from '#src/api/register.ts';
import {
  treatmentActions,
  treatmentActionsOf,
  treatmentActionsQuery,
  type TreatmentAction,
} from '#src/api/treatment-actions.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { countOf, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { useUndo } from '#src/registers/useUndo.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, PlusIcon, TrashIcon } from '#src/ui/icons.tsx';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

import { ActionDialog } from './ActionDialog.tsx';

const item = css({ display: 'grid', gap: '2', paddingBlock: '6', borderBlockStart: 'subtle' });
// On phones the buttons, each as large as a finger, have a line of their own.
const head = css({
  display: 'flex',
  alignItems: 'start',
  gap: '2',
  mdDown: { flexWrap: 'wrap', justifyContent: 'end' },
});
const name = css({
  flex: { base: '[1 0 100%]', md: '1' },
  minWidth: '0',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  paddingBlock: '4',
});
const tool = css({ width: { base: 'touch', md: '24' }, height: { base: 'touch', md: '24' } });
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '12', color: 'fg.muted', textStyle: 'xs' });
const quiet = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs', tabularFigures: true });

const shapes: Readonly<Record<TreatmentAction['status'], StatusShape>> = {
  NOT_STARTED: 'open',
  IN_PROGRESS: 'half',
  COMPLETED: 'done',
  ON_HOLD: 'onHold',
  CANCELLED: 'rejected',
};

interface TreatmentActionsProps {
  readonly riskId: string;
  readonly mayEdit: boolean;
}

/** The actions of a risk's treatment plan in their order, and what they amount to. */
export function TreatmentActions({ riskId, mayEdit }: TreatmentActionsProps) {
  const { data, error, refetch } = useQuery(treatmentActionsQuery(useApi(), riskId));
  // The open action: `new`, or its id.
  const [open, setOpen] = useState<string | null>(null);
  const changes = useActionChanges(riskId, data ?? []);
  if (data === undefined)
    return error ? <LoadFailed what="actions" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const edited = data.find(({ id }) => id === open) ?? null;
  return (
    <>
      <Totals actions={data} />
      <ol className={sectionList} aria-label="Actions of the plan">
        {data.map((action, index) => (
          <Item
            key={action.id}
            action={action}
            buttons={
              mayEdit && (
                <>
                  <IconButton
                    className={tool}
                    label={`Move up: ${action.title}`}
                    disabled={index === 0 || changes.busy}
                    onClick={() => changes.move(index, index - 1)}
                  >
                    <ArrowUpIcon />
                  </IconButton>
                  <IconButton
                    className={tool}
                    label={`Move down: ${action.title}`}
                    disabled={index === data.length - 1 || changes.busy}
                    onClick={() => changes.move(index, index + 1)}
                  >
                    <ArrowDownIcon />
                  </IconButton>
                  <IconButton className={tool} label={`Change: ${action.title}`} onClick={() => setOpen(action.id)}>
                    <EditIcon />
                  </IconButton>
                  <IconButton
                    className={tool}
                    label={`Remove: ${action.title}`}
                    disabled={changes.busy}
                    onClick={() => changes.remove(action)}
                  >
                    <TrashIcon />
                  </IconButton>
                </>
              )
            }
          />
        ))}
      </ol>
      {mayEdit && (
        <div>
          <Button size="sm" onClick={() => setOpen('new')}>
            <PlusIcon /> Add action
          </Button>
        </div>
      )}
      {(open === 'new' || edited !== null) && (
        <ActionDialog key={open} riskId={riskId} action={edited} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** The order and the removal of actions, which need no form. */
function useActionChanges(riskId: string, actions: readonly TreatmentAction[]) {
  const api = useApi();
  const queryClient = useQueryClient();
  const source = treatmentActionsOf(riskId);
  const showUndo = useUndo(source);
  const onError = ({ message }: Error) =>
    toast.error('The treatment plan was not changed', message || texts.errors.fallback);
  const onSettled = () => queryClient.invalidateQueries({ queryKey: treatmentActionsQuery(api, riskId).queryKey });
  const { signal } = new AbortController();
  const arrange = useMutation({
    mutationFn: (actionIds: string[]) =>
      treatmentActions(api).arrange({ path: { id: riskId }, body: { actionIds }, signal }),
    onError,
    onSettled,
  });
  const removal = useMutation({
    async mutationFn(action: TreatmentAction) {
      await source.calls(api).remove(action, signal, '');
      await refreshAfterRemoval(queryClient, source, [action]);
      showUndo([action], action.title);
    },
    onError,
    onSettled,
  });
  return {
    busy: arrange.isPending || removal.isPending,
    move(from: number, to: number) {
      const ids = actions.map(({ id }) => id);
      arrange.mutate(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
    },
    remove: removal.mutate,
  };
}

function Totals({ actions }: { readonly actions: readonly TreatmentAction[] }) {
  if (actions.length === 0) return <p className={quiet}>No actions yet</p>;
  const { actions: counted, completed, cost, effortDays, progress } = planTotals(actions);
  return (
    <p className={quiet} aria-label="Totals of the plan">
      {[
        `${completed} of ${countOf(counted, 'action')} completed`,
        `${progress}%`,
        `${formatNumber(effortDays)} days`,
        `cost ${formatNumber(cost)}`,
      ].join(' · ')}
    </p>
  );
}

interface ItemProps {
  readonly action: TreatmentAction;
  readonly buttons: ReactNode;
}

function Item({ action: { title, owner, dueOn, effortDays, cost, progress, status }, buttons }: ItemProps) {
  return (
    <li className={item}>
      <div className={head}>
        <span className={name} dir="auto">
          {title}
        </span>
        {buttons}
      </div>
      <div className={facts}>
        <StatusText shape={shapes[status]}>{planStatusLabels[status]}</StatusText>
        <span>{progress}%</span>
        <span>{owner?.name ?? labels.unassigned}</span>
        {dueOn !== null && <DayCell day={dueOn} settled={status === 'COMPLETED' || status === 'CANCELLED'} />}
        {effortDays > 0 && <span>{formatNumber(effortDays)} days</span>}
        {cost > 0 && <span>Cost {formatNumber(cost)}</span>}
      </div>
    </li>
  );
}
