import { useQuery, useQueryClient } from '@tanstack/react-query';

import { passedLabel, taskOutcomeLabels } from '#domain/words/task.ts';
import { reopenOccurrence, type ReopeningDraft } from '#src/actors/task-course.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { occurrencesQuery, type Task } from '#src/api/task/tasks.ts';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { formatDay, formatInstantDay, formatNumber } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { RecordReference } from '#src/registers/links/RecordReference.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css, cx } from '#styled/css/index.js';

const glyphs: Readonly<Record<Schemas['TaskOutcome'], { shape: StatusShape; tone: Tone }>> = {
  DONE: { shape: 'done', tone: 'success' },
  LATE: { shape: 'expired', tone: 'warning' },
  MISSED: { shape: 'rejected', tone: 'danger' },
  SKIPPED: { shape: 'onHold', tone: 'neutral' },
};

const list = css({ margin: '0', padding: '0', listStyle: 'none', textStyle: 'sm' });
const entry = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '12',
  rowGap: '2',
  paddingBlock: '4',
  borderBlockEnd: 'subtle',
  tabularFigures: true,
});
const withdrawn = css({ opacity: '[0.6]' });
const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs', overflowWrap: 'anywhere' });

type Occurrence = Schemas['TaskOccurrence'];

function noteOf({ endedBy, endedAt, outcome, reason, reopenedAt, reopenedBy }: Occurrence): string {
  const by = (person: Occurrence['endedBy']) => (person === null ? '' : ` by ${person.name}`);
  const ended = outcome === 'MISSED' ? '' : `${formatInstantDay(endedAt)}${by(endedBy)}`;
  const again = reopenedAt === null ? '' : `reopened ${formatInstantDay(reopenedAt)}${by(reopenedBy)}`;
  return [ended, reason, again].filter(Boolean).join(': ');
}

const periodOf = ({ number, coversFrom, dueOn }: Occurrence): string => {
  if (dueOn === null) return `Occurrence ${number}`;
  return coversFrom === null ? formatDay(dueOn) : `${formatDay(coversFrom)} to ${formatDay(dueOn)}`;
};

const stands = ({ reopenedAt }: Occurrence) => reopenedAt === null;

/** How many periods have each outcome: `3 done · 1 missed`. */
const inWords = ({ counts, passedCount }: Schemas['TaskOccurrences']): string =>
  [
    ...(passedCount === 0 ? [] : [`${formatNumber(passedCount)} ${passedLabel.toLowerCase()}`]),
    ...counts.map(({ outcome, count }) => `${formatNumber(count)} ${taskOutcomeLabels[outcome].toLowerCase()}`),
  ].join(' · ');

/** The only occurrence that can be reopened: the last one that a person ended. */
const reopenable = (occurrences: readonly Occurrence[]) =>
  occurrences.find((one) => stands(one) && one.outcome !== 'MISSED');

const carriedOver = sameStep<ReopeningDraft>({ of: ({ number }) => String(number), read: ['version'] });

interface OccurrencesProps {
  readonly task: Task;
  readonly mayReopen: boolean;
  readonly onReopened: () => void;
}

/** What became of each period: the proof of a control that is carried out again and again. */
export function Occurrences({ task: { id, version }, mayReopen, onReopened }: OccurrencesProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const found = useQuery(occurrencesQuery(api, id));
  const reopening = useStepDialog<ReopeningDraft>(
    () => reopenOccurrence(api, queryClient, id),
    () => {
      toast.success('Occurrence reopened');
      onReopened();
    },
    { carriedOver, onOutdated: onReopened },
  );
  if (found.isError) return <LoadFailed what="occurrences" error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === undefined || found.data.data.length + found.data.passedCount === 0) return null;
  const last = mayReopen ? reopenable(found.data.data) : undefined;
  return (
    <>
      <p className={note}>{inWords(found.data)}</p>
      <ul className={list} aria-label="Occurrences">
        {found.data.passed.map(({ number, coversFrom, dueOn }) => (
          <li key={number} className={entry}>
            <span>{`${formatDay(coversFrom)} to ${formatDay(dueOn)}`}</span>
            <StatusText shape="rejected" tone="danger">
              {passedLabel}
            </StatusText>
          </li>
        ))}
        <Unlisted passed={found.data.passedCount - found.data.passed.length} />
        {found.data.data.map((occurrence) => (
          <Row
            key={occurrence.id}
            occurrence={occurrence}
            onReopen={
              occurrence.id === last?.id
                ? () =>
                    reopening.send({
                      type: 'step.requested',
                      draft: { number: occurrence.number, version, reason: '' },
                    })
                : undefined
            }
          />
        ))}
      </ul>
      {found.data.more > 0 && <p className={note}>{formatNumber(found.data.more)} older ones are not listed.</p>}
      <StepDialog
        actor={reopening}
        words={() => ({ title: 'Reopen this occurrence', confirmLabel: 'Reopen' })}
        needsOf={() => ['reason']}
      >
        {(form) => <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required />}
      </StepDialog>
    </>
  );
}

/** Of more periods than are listed, how many. */
const Unlisted = ({ passed }: { readonly passed: number }) =>
  passed > 0 && (
    <li className={entry}>
      <span className={note}>
        {formatNumber(passed)} earlier ones that have passed and are not done are not listed.
      </span>
    </li>
  );

interface RowProps {
  readonly occurrence: Occurrence;
  readonly onReopen: (() => void) | undefined;
}

const Row = ({ occurrence, onReopen }: RowProps) => (
  <li className={stands(occurrence) ? entry : cx(entry, withdrawn)}>
    <span>{periodOf(occurrence)}</span>
    <StatusText {...glyphs[occurrence.outcome]}>{taskOutcomeLabels[occurrence.outcome]}</StatusText>
    {occurrence.evidence !== null && (
      <span className={note}>
        <RecordReference kind="evidence" record={occurrence.evidence} />
      </span>
    )}
    <span className={note} dir="auto">
      {noteOf(occurrence)}
    </span>
    {onReopen !== undefined && (
      <Button size="sm" variant="ghost" aria-label={`Reopen: ${periodOf(occurrence)}`} onClick={onReopen}>
        Reopen
      </Button>
    )}
  </li>
);
