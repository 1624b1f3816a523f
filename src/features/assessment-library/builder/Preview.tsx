import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';

import {
  initialAnswer,
  missingAnswers,
  numberedQuestions,
  scoreOf,
  shownQuestions,
  titleOfSection,
  warningsOf,
  type Answer,
  type Answers,
  type Question,
} from '#domain/questionnaire/questionnaire.ts';
import { findQuestion } from '#domain/questionnaire/template-edits.ts';
import { percentText } from '#domain/share.ts';
import { previewedError } from '#src/components/questionnaire/answer-error.ts';
import { QuestionField } from '#src/components/questionnaire/QuestionField.tsx';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { bringIntoView } from './bring-into-view.ts';
import { builderStyle as style } from './builder-style.ts';
import type { BuilderActor } from './useBuilder.ts';

const root = css({
  borderInlineStart: { lg: 'default' },
  borderBlockStart: { base: 'default', lg: 'none' },
  gridColumn: { md: '2', lg: '3' },
  background: 'bg.canvas',
  overscrollBehavior: 'contain',
  scrolls: 'y',
});
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '24', paddingBlockStart: '16' });
const entry = css({ contentVisibility: 'auto', containIntrinsicSize: '[auto 90px]' });
const description = css({ color: 'fg.muted', whiteSpace: 'pre-line', margin: '0', marginBlockStart: '6' });
const warningText = css({ color: 'warning.fg', textStyle: 'xs', margin: '0', marginBlockStart: '6' });

/** A long section would delay typing. */
const mostDrawn = 60;

/** The questions around the selected one. */
function aroundOf<Entry extends { readonly question: Question }>(
  entries: readonly Entry[],
  selectedId: string | undefined,
) {
  const at = entries.findIndex(({ question: { id } }) => id === selectedId);
  const start = Math.max(0, Math.min(at - mostDrawn / 2, entries.length - mostDrawn));
  return entries.slice(start, start + mostDrawn);
}

/** The selected section as a respondent sees it. What is answered here is stored nowhere: it shows conditions and scores. */
export function Preview({ actor }: { readonly actor: BuilderActor }) {
  const content = useDeferredValue(useSelector(actor, ({ context }) => context.content));
  const selection = useDeferredValue(useSelector(actor, ({ context }) => context.selection));
  const [answers, setAnswers] = useState<Answers>(new Map());
  const index =
    findQuestion(content, selection?.id)?.sectionIndex ?? content.findIndex(({ id }) => id === selection?.id);
  const number = Math.max(index, 0) + 1;
  const section = content[number - 1];
  const shown = new Set(shownQuestions(content, answers).map(({ id }) => id));
  const questions = numberedQuestions(content).filter((one) => one.section === section);
  const visible = questions.filter(({ question }) => shown.has(question.id));
  const hidden = questions.length - visible.length;
  const drawn = aroundOf(visible, selection?.id);
  const box = useRef<HTMLElement>(null);
  const selectedId = selection?.id;
  useEffect(() => {
    const element = selectedId === undefined ? null : document.getElementById(`preview-${selectedId}-label`);
    if (element !== null) bringIntoView(element.closest('li') ?? element, box.current);
  }, [selectedId]);
  return (
    <section ref={box} className={`${root} ${style.column}`} aria-label="Preview">
      <div className={style.row}>
        <h2 className={style.heading}>Preview</h2>
        <span className={`${style.note} ${style.grow}`}>
          <Facts content={content} answers={answers} />
        </span>
        <Button size="sm" variant="ghost" disabled={answers.size === 0} onClick={() => setAnswers(new Map())}>
          Clear answers
        </Button>
      </div>
      {section === undefined ? (
        <p className={style.note}>No questionnaires added yet. Add questionnaires to see them here.</p>
      ) : (
        <>
          <p className={style.note}>Section {number}</p>
          <h3 className={style.heading}>{titleOfSection(section, number)}</h3>
          {section.description !== '' && <p className={description}>{section.description}</p>}
          {questions.length === 0 && <p className={style.note}>No questions added yet in this questionnaire.</p>}
          {drawn.length < visible.length && (
            <p className={style.note}>Only the questions around the selected one are drawn here.</p>
          )}
          <ol className={list}>
            {drawn.map((one) => (
              <li key={one.question.id} className={entry}>
                <PreviewQuestion {...one} answer={answers.get(one.question.id)} onAnswer={setAnswers} />
              </li>
            ))}
          </ol>
          {hidden > 0 && (
            <p className={style.note}>
              {counted(hidden, { one: 'question is', many: 'questions are' })} hidden until an earlier one is answered.
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** What the answers so far are worth. */
function Facts({ content, answers }: { readonly content: Parameters<typeof scoreOf>[0]; readonly answers: Answers }) {
  if (answers.size === 0) return 'As a supplier sees it';
  const { percent } = scoreOf(content, answers);
  const missing = missingAnswers(content, answers).length;
  return [
    ...(percent === null ? [] : [`Score ${percentText(percent)}`]),
    `${counted(missing, { one: 'required answer', many: 'required answers' })} missing`,
  ].join(', ');
}

interface PreviewQuestionProps {
  readonly question: Question;
  readonly number: string;
  readonly answer: Answer | undefined;
  readonly onAnswer: (change: (answers: Answers) => Answers) => void;
}

const PreviewQuestion = memo(function PreviewQuestion({ question, number, answer, onAnswer }: PreviewQuestionProps) {
  const { id } = question;
  const given = answer ?? initialAnswer(question);
  return (
    <>
      <QuestionField
        id={`preview-${id}`}
        question={question}
        number={number}
        // An answer to a former type of the question does not count.
        answer={question.type === 'CHECKBOX' && typeof given === 'string' ? [] : given}
        error={previewedError(question, given)}
        onAnswer={(value) => onAnswer((answers) => new Map(answers).set(id, value))}
      />
      {warningsOf(question, given).map((warning) => (
        <p key={warning} className={warningText}>
          Reviewers are warned: {warning}
        </p>
      ))}
    </>
  );
});
