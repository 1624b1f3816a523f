import { dutyStateLabels } from '#domain/incident/duties/words.ts';
import type { DutyDraft } from '#machines/duty/duty.machine.ts';
import type { DutyEntry, IncidentDutyStep } from '#src/api/incident/duties.ts';
import { formatInstant, formatZonedInstant } from '#src/components/format.ts';
import { capitalised } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Overdue } from '#src/ui/data/Overdue.tsx';
import { css } from '#styled/css/index.js';

import { timeLeft } from '../time-left.ts';

const item = css({ paddingBlock: '8', borderBlockStart: 'default' });
const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '8' });
const name = css({ fontWeight: 'medium' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginBlockStart: '4' });

interface DutyStepItemProps {
  readonly step: IncidentDutyStep;
  /** Undefined for those who may only view. */
  readonly onRequest: ((response: DutyDraft['response'], draft?: Partial<DutyDraft>) => void) | undefined;
}

/** A notification: by when, and what became of it. */
export function DutyStepItem({ step, onRequest }: DutyStepItemProps) {
  const { period, state, entries, dueAt, isProvisional, needsProgress } = step;
  const isOpen = state !== 'GIVEN' && state !== 'WAIVED';
  return (
    <li className={item}>
      <div className={line}>
        <span className={name} dir="auto">
          {needsProgress ? `${step.name}: progress report` : step.name}
        </span>
        <Standing step={step} />
      </div>
      <p className={note}>
        {dueAt !== null && (
          <>
            Due <time dateTime={dueAt}>{formatZonedInstant(dueAt)}</time>
            {isProvisional && ' (provisional)'}.{' '}
          </>
        )}
        {period}
      </p>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} name={step.name} onRequest={onRequest} />
      ))}
      {onRequest !== undefined && (isOpen || (step.isRepeatable && state === 'GIVEN')) && (
        <div className={tools} role="group" aria-label={step.name}>
          {needsProgress && (
            <Button size="sm" onClick={() => onRequest('REPORT_PROGRESS')}>
              Progress reported
            </Button>
          )}
          <Button size="sm" onClick={() => onRequest('GIVE')}>
            {state === 'GIVEN' ? 'Given again' : 'Given'}
          </Button>
          {isOpen && (
            <Button size="sm" variant="ghost" onClick={() => onRequest('WAIVE')}>
              Not required
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Standing({ step: { state, dueAt } }: Pick<DutyStepItemProps, 'step'>) {
  if (dueAt === null || (state !== 'RUNNING' && state !== 'OVERDUE')) return <span>{dutyStateLabels[state]}</span>;
  const { text, isOverdue } = timeLeft(dueAt);
  return isOverdue ? <Overdue>{capitalised(text)}</Overdue> : <span>{text}</span>;
}

const kinds: Readonly<Record<DutyEntry['kind'], string>> = {
  GIVEN: 'Given',
  PROGRESS: 'Progress reported',
  WAIVED: 'Not required',
};

interface EntryProps extends Pick<DutyStepItemProps, 'onRequest'> {
  readonly entry: DutyEntry;
  readonly name: string;
}

function Entry({ entry, name: stepName, onRequest }: EntryProps) {
  const { id, kind, at, reference, reason, by, proof } = entry;
  const facts = [
    by?.name,
    reference === '' ? undefined : `reference ${reference}`,
    proof === null ? undefined : `proof ${proof.name}`,
    reason === '' ? undefined : reason,
  ].filter((fact) => fact !== undefined);
  const what = `${kinds[kind]} ${formatInstant(at)}`;
  return (
    <div className={line}>
      <p className={note} dir="auto">
        {[what, ...facts].join(', ')}
      </p>
      {onRequest !== undefined && (
        <div className={tools}>
          {kind !== 'WAIVED' && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Correct ${stepName}, ${what}`}
              onClick={() => onRequest('CORRECT', { entryId: id, at, reference, proofId: proof?.id ?? null })}
            >
              Correct
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Retract ${stepName}, ${what}`}
            onClick={() => onRequest('RETRACT', { entryId: id })}
          >
            Retract
          </Button>
        </div>
      )}
    </div>
  );
}
