import { useSelector } from '@xstate/react';
import { useState } from 'react';

import { complianceResultLabels } from '#domain/words/own-control.ts';
import type { AnswerField, ControlAnswerDraft } from '#machines/control-answer/control-answer.types.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import { texts } from '#src/texts/en.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import type { ControlAnswerActor } from './useControlAnswers.ts';

const state = css({ color: 'fg.subtle', textStyle: 'xs' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockStart: '8' });

export const fieldLabels: Readonly<Record<AnswerField, string>> = {
  result: 'Result',
  maturity: 'Maturity',
  observation: 'Observation',
  reason: 'Why it was not assessed',
  answers: 'Answers to questions',
};

export interface OfPosition {
  readonly positionId: string;
  readonly actor: ControlAnswerActor;
}

/** Whether an answer was changed since its control is shown. */
export function useWasChanged({ positionId, actor }: OfPosition): boolean {
  const isChanged = useSelector(actor, ({ context }) => context.edits[positionId] !== undefined);
  const [wasChanged, setWasChanged] = useState(false);
  if (isChanged && !wasChanged) setWasChanged(true);
  return wasChanged;
}

export interface SaveStateProps extends OfPosition {
  readonly wasChanged: boolean;
}

/** Whether the answer is stored, or why not. Nothing is said before something was changed. */
export function SaveState({ positionId, actor, wasChanged }: SaveStateProps) {
  const edit = useSelector(actor, ({ context }) => context.edits[positionId]);
  const isOffline = useSelector(actor, (snapshot) => snapshot.matches({ open: 'offline' }));
  const isClosed = useSelector(actor, (snapshot) => snapshot.matches('closed'));
  const retry = (
    <Button size="sm" onClick={() => actor.send({ type: 'save.retried' })}>
      Try again
    </Button>
  );
  if (edit === undefined)
    return (
      <span className={state} role="status">
        {wasChanged && 'Saved'}
      </span>
    );
  if (isClosed)
    return (
      <Banner
        tone="warning"
        title="The assessment is closed: this was not saved"
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'edit.discarded', positionId })}>
            Discard
          </Button>
        }
      >
        Copy what you still need.
      </Banner>
    );
  if (isOffline)
    return (
      <Banner tone="warning" title="No connection" actions={retry}>
        What you typed is kept here and saved once the connection is back.
      </Banner>
    );
  if (edit.failure !== null)
    return (
      <Banner tone="danger" actions={retry}>
        Not saved: {edit.failure.message || texts.errors.fallback}
      </Banner>
    );
  const isInConflict = Object.keys(edit.theirs).length > 0;
  return (
    <span className={state} role="status">
      {isInConflict ? 'Not saved yet' : 'Saving…'}
    </span>
  );
}

/** A value in a line. */
function shownValue(field: AnswerField, value: ControlAnswerDraft[AnswerField] | undefined): string {
  if (field === 'result')
    return complianceResultLabels[complianceResultValues.find((one) => one === value) ?? 'NOT_ASSESSED'];
  if (field === 'answers') return 'other answers';
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? `${value}` : 'empty';
}

/** What someone else has stored meanwhile in fields that were changed here too, each to be chosen. */
export function Conflicts({ positionId, actor }: OfPosition) {
  const theirs = useSelector(actor, ({ context }) => context.edits[positionId]?.theirs);
  const fields = (['result', 'maturity', 'observation', 'reason', 'answers'] as const).filter(
    (field) => theirs?.[field] !== undefined,
  );
  return fields.map((field) => (
    <Banner key={field} tone="warning" title={`${fieldLabels[field]}: someone else has changed it in the meantime`}>
      <span dir="auto">{shownValue(field, theirs?.[field])}</span>
      <div className={buttons}>
        {(['mine', 'theirs'] as const).map((take) => (
          <Button
            key={take}
            size="sm"
            onClick={() => actor.send({ type: 'conflict.settled', positionId, field, take })}
          >
            {take === 'mine' ? 'Keep mine' : 'Take theirs'}
          </Button>
        ))}
      </div>
    </Banner>
  ));
}
