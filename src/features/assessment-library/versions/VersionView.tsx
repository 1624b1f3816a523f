import { useQuery } from '@tanstack/react-query';

import {
  initialAnswer,
  numberedQuestions,
  questionsOf,
  titleOfSection,
  type Question,
  type Questionnaire,
} from '#domain/questionnaire/questionnaire.ts';
import { conditionLine } from '#domain/questionnaire/template-comparison.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { templateVersionQuery, type TemplateVersionSummary } from '#src/api/provider-assessment/template-contents.ts';
import { formatInstant } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { QuestionField } from '#src/components/questionnaire/QuestionField.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

const root = css({ maxWidth: '[48rem]', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });
const heading = css({ textStyle: 'title.md', margin: '0', overflowWrap: 'anywhere' });
const note = css({ color: 'fg.subtle', textStyle: 'xs', margin: '0', overflowWrap: 'anywhere' });
const hash = css({ fontFamily: '[ui-monospace, monospace]' });
const description = css({ color: 'fg.muted', whiteSpace: 'pre-line', margin: '0', overflowWrap: 'anywhere' });
const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '24', paddingBlockStart: '16' });
const entry = css({ contentVisibility: 'auto', containIntrinsicSize: '[auto 90px]', display: 'grid', gap: '4' });

/** A published version with its questions as they are sent, which cannot be answered here. */
export function VersionView({ summary }: { readonly summary: TemplateVersionSummary }) {
  const { data, error, refetch } = useQuery(templateVersionQuery(useApi(), summary.id));
  const { number, title, publishedAt, publishedBy, sha256 } = summary;
  return (
    <article className={root} aria-labelledby="version">
      <header>
        <h2 id="version" className={heading}>
          Version {number}: <bdi>{title}</bdi>
        </h2>
        <p className={note}>
          Published by {publishedBy.name}, {formatInstant(publishedAt)}. It cannot be changed.
        </p>
        <p className={note}>
          SHA-256 of its questions: <span className={hash}>{sha256}</span>
        </p>
      </header>
      {data === undefined &&
        (error === null ? <LoadingRows /> : <LoadFailed what="version" error={error} onRetry={() => void refetch()} />)}
      {data?.questionnaires.map((section, index) => (
        <Section key={section.id} section={section} number={index + 1} all={data.questionnaires} />
      ))}
    </article>
  );
}

/** The questions of a section with their numbers. */
const numberedIn = (all: readonly Questionnaire[], sectionId: string) =>
  numberedQuestions(all).filter(({ section }) => section.id === sectionId);

interface SectionProps {
  readonly section: Questionnaire;
  readonly number: number;
  /** All of the version. */
  readonly all: readonly Questionnaire[];
}

const Section = ({ section, number, all }: SectionProps) => (
  <section aria-labelledby={`section-${section.id}`}>
    <p className={note}>Section {number}</p>
    <h3 id={`section-${section.id}`} className={heading} dir="auto">
      {titleOfSection(section, number)}
    </h3>
    {section.description !== '' && (
      <p className={description} dir="auto">
        {section.description}
      </p>
    )}
    <ol className={list}>
      {numberedIn(all, section.id).map(({ question, number: own }) => (
        <li key={question.id} className={entry}>
          <QuestionField
            id={`version-${question.id}`}
            question={question}
            number={own}
            answer={initialAnswer(question)}
            onAnswer={() => undefined}
            disabled
          />
          {remarksOf(question, questionsOf(all)).map((remark) => (
            <p key={remark} className={note} dir="auto">
              {remark}
            </p>
          ))}
        </li>
      ))}
    </ol>
  </section>
);

/** What a respondent does not see of a question. */
function remarksOf(question: Question, questions: readonly Question[]): readonly string[] {
  const { options, weight, shownWhen } = question;
  const scores = options.flatMap(({ value, score }) => (score === null ? [] : [`${value} ${score}`]));
  return [
    ...(shownWhen === null ? [] : [`Shown when: ${conditionLine(question, questions)}`]),
    ...(scores.length === 0 ? [] : [`Scores: ${scores.join(', ')}; weight ${weight}`]),
    ...options.flatMap(({ value, warning }) =>
      warning.trim() === '' ? [] : [`Reviewers are warned of “${value}”: ${warning}`],
    ),
  ];
}
