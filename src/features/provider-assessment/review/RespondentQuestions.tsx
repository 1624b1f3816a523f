import { isOpenQuestion } from '#domain/provider-assessment/respondent-questions.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatInstant } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import type { AnsweringActor } from './useAnsweringActor.ts';

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '10' });
const item = css({ display: 'grid', gap: '4', borderInlineStart: 'default', paddingInlineStart: '12' });
const title = css({ textStyle: 'title.sm' });
const about = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const text = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface RespondentQuestionsProps {
  readonly questions: readonly Schemas['RespondentQuestion'][];
  /** Undefined for people who may not answer. */
  readonly answering: AnsweringActor | undefined;
}

/** What respondents ask about a question, and what they were answered. */
export const RespondentQuestions = ({ questions, answering }: RespondentQuestionsProps) =>
  questions.length > 0 && (
    <section aria-label="Questions of respondents">
      <h3 className={title}>Questions of respondents</h3>
      <ol className={list}>
        {questions.map((one) => (
          <li key={one.id} className={item}>
            <p className={about} dir="auto">
              {one.askedBy} asked, {formatInstant(one.askedAt)}
            </p>
            <p className={text} dir="auto">
              {one.text}
            </p>
            {one.answeredAt !== null && (
              <>
                <p className={about}>
                  {one.answeredBy?.name ?? 'A former member'} answered, {formatInstant(one.answeredAt)}
                </p>
                <p className={text} dir="auto">
                  {one.answer}
                </p>
              </>
            )}
            {isOpenQuestion(one) && answering === undefined && <p className={about}>Not answered yet</p>}
            {isOpenQuestion(one) && answering !== undefined && (
              <div>
                <Button
                  size="sm"
                  onClick={() => answering.send({ type: 'step.requested', draft: { question: one, answer: '' } })}
                >
                  Answer
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
