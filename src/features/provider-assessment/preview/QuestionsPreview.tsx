import { createLink } from '@tanstack/react-router';
import { memo, useState } from 'react';

import {
  initialAnswer,
  missingAnswers,
  questionsOf,
  shownQuestions,
  titleOfSection,
  type Answer,
  type Answers,
  type Question,
  type Questionnaire,
} from '#domain/questionnaire/questionnaire.ts';
import type { Assessment, AssessmentAnswers } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { previewedError } from '#src/components/questionnaire/answer-error.ts';
import { QuestionField } from '#src/components/questionnaire/QuestionField.tsx';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

const RouteLink = createLink(TextLink);

const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '12', alignItems: 'center' });
const sheet = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20',
  maxWidth: '[56rem]',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '32',
});
const frame = css({ border: 'default', borderRadius: 'md', background: 'bg.surface' });
const head = css({ padding: '16' });
const place = css({ margin: '0', color: 'accent.fg', textStyle: 'xs', fontWeight: 'semibold' });
const heading = css({ textStyle: 'title.lg', overflowWrap: 'anywhere' });
const description = css({ margin: '0', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });
// A template may have 2,000 questions.
const entry = css({
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 90px]',
  padding: '16',
  borderBlockStart: 'subtle',
});
const note = css({ margin: '0', padding: '16', color: 'fg.subtle', borderBlockStart: 'subtle' });

interface QuestionsPreviewProps {
  readonly assessment: Assessment;
  readonly questionnaires: AssessmentAnswers['questionnaires'];
}

type Change = (change: (answers: Answers) => Answers) => void;

/** The questions as respondents will see them. What is answered here is stored nowhere: it shows what depends on it. */
export function QuestionsPreview({ assessment, questionnaires }: QuestionsPreviewProps) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const shown = new Set(shownQuestions(questionnaires, answers).map(({ id }) => id));
  const hidden = questionsOf(questionnaires).length - shown.size;
  const missing = missingAnswers(questionnaires, answers).length;
  return (
    <>
      <PageTitle
        title={`Preview of ${assessment.ref}`}
        note={`${counted(shown.size, { one: 'question', many: 'questions' })}, ${counted(missing, { one: 'required answer', many: 'required answers' })} missing`}
        actions={
          <div className={tools}>
            <RouteLink to="/add-service-provider-assessment/$id" params={{ id: assessment.id }}>
              Back to the assessment
            </RouteLink>
            <Button size="sm" disabled={answers.size === 0} onClick={() => setAnswers(new Map())}>
              Clear answers
            </Button>
          </div>
        }
      />
      <div className={sheet}>
        <Banner tone="info" title="This is what the respondents will see">
          Answer to see which questions follow: nothing is stored or sent.
          {hidden > 0 &&
            ` ${counted(hidden, { one: 'question is', many: 'questions are' })} hidden until an earlier one is answered.`}
        </Banner>
        <header>
          <h2 className={heading} dir="auto">
            {assessment.title}
          </h2>
          {assessment.description !== '' && (
            <p className={description} dir="auto">
              {assessment.description}
            </p>
          )}
        </header>
        {questionnaires.length === 0 && (
          <p>No questions yet: publish the template first, because its published version is sent.</p>
        )}
        {questionnaires.map((section, index) => (
          <PreviewSection
            key={section.id}
            section={section}
            number={index + 1}
            shown={shown}
            answers={answers}
            onAnswer={setAnswers}
          />
        ))}
      </div>
    </>
  );
}

interface PreviewSectionProps {
  readonly section: Questionnaire;
  readonly number: number;
  readonly shown: ReadonlySet<string>;
  readonly answers: Answers;
  readonly onAnswer: Change;
}

function PreviewSection({ section, number, shown, answers, onAnswer }: PreviewSectionProps) {
  const { id, questions } = section;
  return (
    <section className={frame} aria-labelledby={`section-${id}`}>
      <div className={head}>
        <p className={place}>Section {number}</p>
        <h3 id={`section-${id}`} className={heading} dir="auto">
          {titleOfSection(section, number)}
        </h3>
        {section.description !== '' && (
          <p className={description} dir="auto">
            {section.description}
          </p>
        )}
      </div>
      {questions.length === 0 && <p className={note}>No questions added yet in this questionnaire.</p>}
      <ol className={list}>
        {questions.map((question, at) =>
          shown.has(question.id) ? (
            <li key={question.id} className={entry}>
              <PreviewQuestion
                question={question}
                number={`${number}.${at + 1}`}
                answer={answers.get(question.id)}
                onAnswer={onAnswer}
              />
            </li>
          ) : null,
        )}
      </ol>
    </section>
  );
}

interface PreviewQuestionProps {
  readonly question: Question;
  readonly number: string;
  readonly answer: Answer | undefined;
  readonly onAnswer: Change;
}

/** Drawn again only for its own answer: there may be a thousand others. */
const PreviewQuestion = memo(function PreviewQuestion({ question, number, answer, onAnswer }: PreviewQuestionProps) {
  const { id } = question;
  const given = answer ?? initialAnswer(question);
  return (
    <QuestionField
      id={`preview-${id}`}
      question={question}
      number={number}
      answer={given}
      error={previewedError(question, given)}
      onAnswer={(value) => onAnswer((answers) => new Map(answers).set(id, value))}
    />
  );
});
