import { createLink } from '@tanstack/react-router';
import { useState } from 'react';

import { reviewItems, reviewSummary, type ReviewItem, type ReviewSummary } from '#domain/provider-assessment/review.ts';
import { titleOfSection } from '#domain/questionnaire/questionnaire.ts';
import { percentText } from '#domain/share.ts';
import {
  assessmentStatusLabels,
  assessmentTexts as texts,
  conclusionLabels,
  respondentStateLabels,
} from '#domain/words/provider-assessment.ts';
import { assessmentConclusionValues } from '#openapi/generated/values.ts';
import type {
  Assessment,
  AssessmentAnswers,
  Respondent,
} from '#src/api/provider-assessment/service-provider-assessments.ts';
import { formatDay, formatInstant } from '#src/components/format.ts';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { ReportPage } from '#src/components/report/ReportPage.tsx';
import { NotRecorded, ProseSection, ReportSection } from '#src/components/report/ReportSection.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { ExportAnswers } from '../ExportAnswers.tsx';
import { nameOf, submittedOf } from '../respondents/respondent.ts';
import { ReportedAnswer } from './ReportedAnswer.tsx';

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '8' });
const entry = css({ breakInside: 'avoid', overflowWrap: 'anywhere' });
const about = css({ color: 'fg.muted', textStyle: 'xs', whiteSpace: 'pre-line' });

const ReportLink = createLink(TextLink);

const dayOr = (day: string | null) => (day === null ? 'Not set' : formatDay(day));
const instantOr = (instant: string | null, otherwise: string) =>
  instant === null ? otherwise : formatInstant(instant);

interface AssessmentReportProps {
  readonly assessment: Assessment;
  readonly answers: AssessmentAnswers;
  readonly respondents: readonly Respondent[];
}

/**
 * The report of an assessment: what was asked and answered, and what the reviewer makes of it. Comments, reasons, warnings,
 * contradictions and risks are for members, and can be left out for others.
 */
export function AssessmentReport({ assessment, answers, respondents }: AssessmentReportProps) {
  const [isInternal, setInternal] = useState(true);
  const items = reviewItems(answers);
  const summary = reviewSummary(items.map(({ answered }) => answered.review));
  return (
    <ReportPage
      title={`Assessment report ${assessment.ref}: ${assessment.title}`}
      tools={
        <>
          <ReportLink to="/add-service-provider-assessment/$id" params={{ id: assessment.id }}>
            Back to the assessment
          </ReportLink>
          <Checkbox checked={isInternal} onCheckedChange={setInternal}>
            Include internal comments
          </Checkbox>
          <ExportAnswers assessment={assessment} />
        </>
      }
      authorship={[`Added by ${assessment.createdBy?.name ?? 'the system'} on ${formatInstant(assessment.createdAt)}`]}
    >
      <Head assessment={assessment} summary={summary} />
      {isInternal && <ProseSection title={texts.conclusionReason.label} text={assessment.conclusionReason} />}
      {isInternal && assessment.decisionReason !== '' && (
        <ProseSection title={texts.decisionReason.label} text={assessment.decisionReason} />
      )}
      <Respondents respondents={respondents} />
      {isInternal && <Findings items={items} />}
      {answers.questionnaires.map(({ id, title, description }, index) => (
        <ReportSection key={id} title={`Section ${index + 1}: ${titleOfSection({ title }, index + 1)}`}>
          {description !== '' && <p className={about}>{description}</p>}
          <SectionAnswers items={items.filter(({ section }) => section.id === id)} isInternal={isInternal} />
        </ReportSection>
      ))}
    </ReportPage>
  );
}

interface HeadProps {
  readonly assessment: Assessment;
  readonly summary: ReviewSummary;
}

function Head({ assessment, summary }: HeadProps) {
  const { status, provider, template, templateVersion, conclusion, score, progress } = assessment;
  const counts = assessmentConclusionValues
    .filter((one) => summary.conclusions[one] > 0)
    .map((one) => `${conclusionLabels[one]} ${summary.conclusions[one]}`);
  return (
    <ReportSection title="Summary">
      <ReportFacts
        facts={[
          [texts.provider.label, provider === null ? 'None' : `${provider.ref} ${provider.title}`],
          [texts.template.label, `${template?.title ?? 'None'}, version ${templateVersion ?? 'not sent'}`],
          [texts.status.label, assessmentStatusLabels[status]],
          [texts.conclusion.label, conclusion === null ? 'Not concluded' : conclusionLabels[conclusion]],
          [texts.score.label, score === null ? 'Not scored' : percentText(score)],
          [texts.progress.label, `${percentText(progress)} of the questions answered`],
          ['Answers reviewed', `${summary.reviewed} of ${summary.total}`],
          ['Conclusions', counts.length === 0 ? 'None' : counts.join(', ')],
          [texts.dueOn.label, dayOr(assessment.dueOn)],
          [texts.sentAt.label, instantOr(assessment.sentAt, 'Not sent')],
          [texts.submittedAt.label, instantOr(assessment.submittedAt, 'Not submitted')],
          [texts.reviewedAt.label, instantOr(assessment.reviewedAt, 'Not reviewed')],
          [texts.decidedAt.label, instantOr(assessment.decidedAt, 'Not decided')],
          [texts.assignee.label, assessment.assignee?.name ?? labels.unassigned],
          [texts.reviewedBy.label, assessment.reviewedBy?.name ?? 'Nobody yet'],
          [texts.decidedBy.label, assessment.decidedBy?.name ?? 'Nobody yet'],
        ]}
      />
    </ReportSection>
  );
}

const Respondents = ({ respondents }: Pick<AssessmentReportProps, 'respondents'>) => (
  <ReportSection title="Respondents">
    {respondents.length === 0 && <NotRecorded>Nobody was asked to answer.</NotRecorded>}
    {respondents.length > 0 && <p className={about}>{submittedOf(respondents)}</p>}
    <ul className={list} hidden={respondents.length === 0}>
      {respondents.map((respondent) => (
        <li key={respondent.id} className={entry}>
          <span dir="auto">{nameOf(respondent)}</span>
          <div className={about}>
            {[
              ...(respondent.name === '' ? [] : [respondent.email]),
              respondentStateLabels[respondent.state],
              ...(respondent.submittedAt === null ? [] : [formatInstant(respondent.submittedAt)]),
            ].join(', ')}
          </div>
        </li>
      ))}
    </ul>
  </ReportSection>
);

/** The risks that were made of answers. */
function Findings({ items }: { readonly items: readonly ReviewItem[] }) {
  const found = items.flatMap(({ number, answered }) => answered.findings.map((finding) => ({ number, finding })));
  return (
    <ReportSection title="Risks">
      {found.length === 0 && <NotRecorded>No risks were created from the answers.</NotRecorded>}
      <ul className={list} hidden={found.length === 0}>
        {found.map(({ number, finding }) => (
          <li key={finding.id} className={entry}>
            {finding.ref} <span dir="auto">{finding.title}</span>
            <div className={about}>Question {number}</div>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}

interface SectionAnswersProps {
  readonly items: readonly ReviewItem[];
  readonly isInternal: boolean;
}

const SectionAnswers = ({ items, isInternal }: SectionAnswersProps) => (
  <>
    {items.length === 0 && <NotRecorded>No question of this section was shown.</NotRecorded>}
    <ol className={list} hidden={items.length === 0}>
      {items.map((item) => (
        <li key={item.question.id} className={entry}>
          <ReportedAnswer item={item} isInternal={isInternal} />
        </li>
      ))}
    </ol>
  </>
);
