import { useSelector } from '@xstate/react';

import { suggestedResult } from '#domain/compliance/suggestion.ts';
import { complianceResultLabels } from '#domain/words/own-control.ts';
import { shownAnswer } from '#machines/control-answer/answer-edits.ts';
import type { StoredAnswer } from '#machines/control-answer/control-answer.types.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxGroup } from '#src/ui/form/CheckboxGroup.tsx';
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx';
import { css } from '#styled/css/index.js';

import type { ControlAnswerActor } from './useControlAnswers.ts';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const title = css({ textStyle: 'title.sm' });
const hint = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', color: 'fg.muted' });

/** What a chosen option speaks for; nothing where the standard does not say. */
function spokenBy(option: Schemas['ControlQuestionOption'] | undefined): Schemas['ComplianceResult'][] {
  if (option === undefined || option.speaksFor === null) return [];
  return [option.speaksFor ? 'COMPLIANT' : 'MINOR_NON_CONFORMITY'];
}

interface QuestionsProps {
  readonly positionId: string;
  readonly controlId: string;
  readonly questions: readonly Schemas['ControlQuestion'][];
  readonly stored: StoredAnswer;
  readonly readOnly: boolean;
  readonly actor: ControlAnswerActor;
}

/** The questions of a control. Their answers suggest a result, which a person sets. */
export function Questions({ positionId, controlId, questions, stored, readOnly, actor }: QuestionsProps) {
  const edits = useSelector(actor, ({ context }) => context.edits);
  const { answers, result } = shownAnswer({ edits }, positionId, stored);
  if (questions.length === 0) return null;
  const chosenOf = (question: number) =>
    answers.find((one) => one.controlId === controlId && one.question === question)?.chosen ?? [];
  const send = (changes: Partial<StoredAnswer>) => actor.send({ type: 'answer.changed', positionId, stored, changes });
  const choose = (question: number, chosen: readonly string[]) =>
    send({
      answers: [
        ...answers.filter((one) => one.controlId !== controlId || one.question !== question),
        { controlId, question, chosen: chosen.map(Number) },
      ],
    });
  const suggested = suggestedResult(
    questions.flatMap(({ options }, at) => chosenOf(at).flatMap((one) => spokenBy(options[one]))),
  );
  return (
    <section className={root} aria-label="Questions">
      <h3 className={title}>Questions</h3>
      {questions.map(({ text, isMultiple, options }, at) => {
        const choices = options.map((option, index) => ({ value: `${index}`, label: option.text }));
        const chosen = chosenOf(at).map(String);
        return isMultiple ? (
          <CheckboxGroup
            key={text}
            label={text}
            options={choices}
            value={chosen}
            disabled={readOnly}
            onValueChange={(values) => choose(at, values)}
          />
        ) : (
          <RadioGroup
            key={text}
            label={text}
            options={choices}
            value={chosen[0]}
            disabled={readOnly}
            onValueChange={(value) => choose(at, [value])}
          />
        );
      })}
      {suggested !== null && suggested !== result && !readOnly && (
        <p className={hint}>
          The answers suggest: {complianceResultLabels[suggested]}
          <Button size="sm" onClick={() => send({ result: suggested })}>
            Take it over
          </Button>
        </p>
      )}
    </section>
  );
}
