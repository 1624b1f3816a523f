import { Fragment } from 'react';

import { listChange, textChange, type TextPart } from '#domain/provider-assessment/answer-change.ts';
import type { Question } from '#domain/questionnaire/questionnaire.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatDay } from '#src/components/format.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css/index.js';

const prose = css({
  margin: '0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': { color: 'success.fg', background: 'success.subtle', textDecoration: 'underline' },
  '& del': { color: 'danger.fg', background: 'danger.subtle', textDecoration: 'line-through' },
});
const list = css({ margin: '0', paddingInlineStart: '16', listStyle: 'disc' });
const none = css({ margin: '0', color: 'fg.subtle' });

type Given = Pick<Schemas['GivenAnswer'], 'response' | 'fileNames'>;

/** An answer as people read it: days are written out. */
const readable = (question: Question, text: string): string => (question.type === 'DATE' ? formatDay(text) : text);

const isList = ({ type }: Question): boolean => type === 'CHECKBOX' || type === 'FILE';

const valuesOf = (question: Question, given: Given | null): readonly string[] =>
  (question.type === 'FILE' ? given?.fileNames : given?.response)?.filter((value) => value !== '') ?? [];

interface AnswerValueProps {
  readonly question: Question;
  readonly given: Given | null;
  /** What it is compared with; omitted to show it as it is. */
  readonly other?: { readonly given: Given | null; readonly is: 'before' | 'after' } | undefined;
}

/** An answer, with what differs from another one marked in words, marks and colours. */
export function AnswerValue({ question, given, other }: AnswerValueProps) {
  const values = valuesOf(question, given);
  if (values.length === 0) return <p className={none}>No answer</p>;
  const others = other === undefined ? values : valuesOf(question, other.given);
  const [before, now] = other?.is === 'after' ? [values, others] : [others, values];
  const hidden = other?.is === 'after' ? 'ADDED' : 'REMOVED';
  if (isList(question))
    return (
      <ul className={list}>
        {listChange(before, now)
          .filter(({ change }) => change !== hidden)
          .map((part) => (
            <li key={part.text} className={prose} dir="auto">
              <Part part={part} />
            </li>
          ))}
      </ul>
    );
  const parts = textChange(readable(question, before[0] ?? ''), readable(question, now[0] ?? ''));
  return (
    <p className={prose} dir="auto">
      {parts
        .filter(({ change }) => change !== hidden)
        .map((part) => (
          <Fragment key={`${part.change} ${part.text}`}>
            <Part part={part} />
          </Fragment>
        ))}
    </p>
  );
}

function Part({ part: { change, text } }: { readonly part: TextPart }) {
  if (change === 'SAME') return text;
  if (change === 'ADDED')
    return (
      <ins>
        <VisuallyHidden>added: </VisuallyHidden>
        {text}
      </ins>
    );
  return (
    <del>
      <VisuallyHidden>removed: </VisuallyHidden>
      {text}
    </del>
  );
}
