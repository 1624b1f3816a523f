import type { Question } from '#domain/questionnaire/questionnaire.ts';
import { questionTypeLabels } from '#domain/words/assessment-template.ts';
import type { ProposedQuestions } from '#src/actors/proposed-questions.ts';
import { formatNumber } from '#src/components/format.ts';
import { counted } from '#src/components/words.ts';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { builderStyle as style } from './builder-style.ts';

const list = css({ margin: '0', paddingInlineStart: '16', display: 'grid', gap: '4', overflowWrap: 'anywhere' });
const scroll = css({
  maxHeight: '[40dvh]',
  scrolls: 'y',
  display: 'grid',
  gridAutoRows: '[max-content]',
  gap: '10',
});

const rowWords = { one: 'row', many: 'rows' } as const;

const sourceOf = (modelName: string | null) =>
  modelName === null ? 'Drafted from a template' : `Drafted by ${modelName}`;

/** What would be added, and what of a file cannot be. */
export function Proposed({ proposed }: { readonly proposed: ProposedQuestions }) {
  const { questionnaires, problems, problemCount, read, taken, leftOut, modelName } = proposed;
  const remarks = counted(problemCount, { one: 'remark', many: 'remarks' });
  return (
    <div className={scroll}>
      {modelName !== undefined && <p className={style.note}>{sourceOf(modelName)}</p>}
      {modelName === undefined && (
        <p className={style.note}>
          {counted(read, rowWords)} read: {formatNumber(taken)} taken over, {formatNumber(leftOut)} left out
        </p>
      )}
      {problemCount > 0 && (
        <Banner tone="warning" title={leftOut === 0 ? remarks : `${remarks}, ${counted(leftOut, rowWords)} left out`}>
          <ul className={list}>
            {problems.map(({ row, column, message, leavesOut }) => (
              <li key={`${row} ${column} ${message}`}>
                {row !== null && `Row ${row}, `}
                {column !== '' && `${column}: `}
                {message}
                {leavesOut && ' (left out)'}
              </li>
            ))}
            {problems.length < problemCount && <li>{problemCount - problems.length} more</li>}
          </ul>
        </Banner>
      )}
      {questionnaires.map(({ id, title, questions }) => (
        <div key={id}>
          {title !== '' && <p className={style.heading}>{title}</p>}
          <ol className={list}>
            {questions.map((question) => (
              <ProposedQuestion key={question.id} question={question} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

const ProposedQuestion = ({ question: { question, type, options } }: { readonly question: Question }) => (
  <li>
    {question}
    <span className={style.note}>
      {' '}
      {questionTypeLabels[type]}
      {options.length > 0 && `: ${options.map(({ value }) => value).join(', ')}`}
    </span>
  </li>
);
