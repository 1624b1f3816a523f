import { memo } from 'react';

import { titleOfSection, type Question as QuestionModel } from '#domain/questionnaire/questionnaire.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { css, cx } from '#styled/css/index.js';

import type { AssessmentSection } from './data.ts';
import { quiet } from './form-styles.ts';
import { Question } from './Question.tsx';

const frame = css({
  background: 'bg.surface',
  borderBlock: 'default',
  borderInline: { base: 'none', md: 'default' },
  borderRadius: { base: 'none', md: 'md' },
  marginBlockEnd: { base: '12', md: '20' },
  '@media print': { border: 'none', breakBefore: 'auto' },
});
const head = css({
  paddingInline: { base: '16', md: '24' },
  paddingBlock: '14',
  '@media print': { paddingInline: '16', breakAfter: 'avoid' },
});
const numberStyle = css({ textStyle: 'xs', fontWeight: 'semibold', color: 'accent.fg' });
const title = css({ textStyle: 'title.lg', overflowWrap: 'anywhere' });
const description = css({ color: 'fg.muted', textStyle: 'sm', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const owner = css({ textStyle: 'sm', fontWeight: 'medium', marginBlockStart: '6', overflowWrap: 'anywhere' });
const none = css({ paddingInline: { base: '16', md: '24' }, paddingBlock: '16', borderBlockStart: 'subtle' });

/** Each part is a layer of its own for the browser: with one for each question, a thousand would slow every frame. */
const questionsPerPart = 10;
// Parts far away cost nothing to lay out. Their heights are those of common questions.
const part = css({
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 35rem]',
  '@media print': { contentVisibility: 'visible' },
});
const fullPart = css({ containIntrinsicSize: '[auto 70rem]' });

export const sectionId = (number: number) => `section-${number}`;

const partsOf = (questions: readonly QuestionModel[]) =>
  Array.from({ length: Math.ceil(questions.length / questionsPerPart) }, (_, index) =>
    questions.slice(index * questionsPerPart, (index + 1) * questionsPerPart),
  );

interface SectionProps {
  readonly section: AssessmentSection;
}

/** A questionnaire, numbered, with its questions (specification section 2.3). */
export const Section = memo(function Section({ section }: SectionProps) {
  const { questions, number, isOwn, others } = section;
  const id = sectionId(number);
  return (
    <section className={frame} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <p className={numberStyle}>{texts.section(number)}</p>
        <h2 id={`${id}-title`} className={title}>
          <span id={id} tabIndex={-1} dir="auto">
            {titleOfSection(section, number)}
          </span>
        </h2>
        {section.description !== '' && (
          <p className={description} dir="auto">
            {section.description}
          </p>
        )}
        {!isOwn && <p className={owner}>{texts.answeredByOthers(others)}</p>}
      </div>
      {questions.length === 0 && (
        <div className={none}>
          <p className={quiet}>{texts.emptySection}</p>
        </div>
      )}
      {partsOf(questions).map((questionsOfPart) => (
        <div key={questionsOfPart[0]?.id} className={cx(part, questionsOfPart.length === questionsPerPart && fullPart)}>
          {questionsOfPart.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </div>
      ))}
    </section>
  );
});
