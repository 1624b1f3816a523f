import type { Question } from '#domain/questionnaire/questionnaire.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatInstant } from '#src/components/format.ts';
import { css } from '#styled/css/index.js';

import { AnswerValue } from './AnswerValue.tsx';

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '10' });
const item = css({ display: 'grid', gap: '4', borderInlineStart: 'default', paddingInlineStart: '12' });
const title = css({ textStyle: 'title.sm' });
const about = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const text = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

interface ClarificationsProps {
  readonly clarifications: readonly Schemas['Clarification'][];
  readonly question: Question;
}

/** What was asked about an answer, and what the answer was then. */
export const Clarifications = ({ clarifications, question }: ClarificationsProps) =>
  clarifications.length > 0 && (
    <section aria-label="Clarifications">
      <h3 className={title}>Clarifications</h3>
      <ol className={list}>
        {clarifications.map((one) => (
          <li key={one.id} className={item}>
            <p className={about}>
              {one.askedBy.name}, {formatInstant(one.askedAt)},{' '}
              {one.resolvedAt === null ? 'not answered yet' : `answered ${formatInstant(one.resolvedAt)}`}
            </p>
            <p className={text} dir="auto">
              {one.text}
            </p>
            {one.repliedAt !== null && (
              <>
                <p className={about} dir="auto">
                  {one.repliedBy} replied, {formatInstant(one.repliedAt)}
                </p>
                <p className={text} dir="auto">
                  {one.reply}
                </p>
              </>
            )}
            <p className={about}>The answer was</p>
            <AnswerValue
              question={question}
              given={{ response: one.answerBefore, fileNames: question.type === 'FILE' ? one.answerBefore : [] }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
