import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { scoreInWords, shareInWords } from '#domain/compliance/report-score.ts';
import { standardName } from '#domain/compliance/standard-name.ts';
import { findingKindLabels } from '#domain/words/finding.ts';
import { auditStatusLabels, objectiveStageLabels, objectiveStateLabels } from '#domain/words/management-system.ts';
import type { ReviewFacts } from '#src/api/management-system/management-reviews.ts';
import { countOf, formatDay, formatNumber } from '#src/components/format.ts';
import { css } from '#styled/css/index.js';

import { targetText, valueText } from '../objective/value-text.ts';

const list = css({
  display: 'grid',
  gap: '2',
  margin: '0',
  paddingInlineStart: '16',
  listStyle: 'disc',
  textStyle: 'xs',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});
const nothing = css({ margin: '0', textStyle: 'xs', color: 'fg.muted' });

interface FactListProps {
  readonly label: string;
  readonly children: readonly (readonly [key: string, content: ReactNode])[];
  /** What is said where there is nothing. */
  readonly none: string;
}

const FactList = ({ label, children, none }: FactListProps) =>
  children.length === 0 ? (
    <p className={nothing}>{none}</p>
  ) : (
    <ul className={list} aria-label={label}>
      {children.map(([key, content]) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );

/** The tasks that earlier reviews decided on. */
export const PreviousActions = ({ facts: { previousActions } }: { readonly facts: ReviewFacts }) => (
  <FactList label="Tasks of earlier reviews" none="No tasks of earlier reviews">
    {previousActions.map((task) => [
      task.id,
      <>
        <Link to="/manage-projects/tasks" search={{ task: task.id }}>
          {task.ref} {task.title}
        </Link>
        , {task.isDone ? 'done' : task.dueOn === null ? 'open' : `open, due ${formatDay(task.dueOn)}`} (of{' '}
        {task.review.ref})
      </>,
    ])}
  </FactList>
);

/** Standards, findings, audits, objectives and incidents. */
export function Performance({ facts }: { readonly facts: ReviewFacts }) {
  const { standards, findings, audits, objectives, incidents } = facts;
  return (
    <FactList label="Performance in figures" none="The registers say nothing yet">
      {[
        ...standards.map(({ title, number, method, score, openFindings }): readonly [string, ReactNode] => [
          `standard ${standardName({ title, number })}`,
          `${standardName({ title, number })}: ${scoreInWords(method, score) ?? 'no score'}, ${shareInWords(score.coverage) ?? 'nothing'} assessed, ${countOf(openFindings, 'open finding')}`,
        ]),
        ...findings
          .filter(({ open }) => open > 0)
          .map(({ kind, open, overdue }): readonly [string, ReactNode] => [
            `finding ${kind}`,
            `${findingKindLabels[kind]}: ${formatNumber(open)} open, ${formatNumber(overdue)} overdue`,
          ]),
        ...audits.map(({ id, ref, title, status, openFindings }): readonly [string, ReactNode] => [
          id,
          <>
            <Link to="/assessments" search={{ view: 'audits', audit: id }}>
              {ref} {title}
            </Link>
            : {auditStatusLabels[status].toLowerCase()}, {countOf(openFindings, 'open finding')}
          </>,
        ]),
        ...objectives.map((objective): readonly [string, ReactNode] => {
          const target = targetText(objective);
          const { id, ref, title, stage, state, latestValue, unit } = objective;
          return [
            id,
            <>
              <Link to="/assessments" search={{ view: 'objectives', objective: id }}>
                {ref} {title}
              </Link>
              : {(stage === 'ACTIVE' ? objectiveStateLabels[state] : objectiveStageLabels[stage]).toLowerCase()}
              {latestValue !== null && `, ${valueText(latestValue, unit)}`}
              {target !== null && ` (target ${target})`}
            </>,
          ];
        }),
        ...(incidents === null ? [] : [['incidents', `${countOf(incidents, 'incident')} in the year before`] as const]),
      ]}
    </FactList>
  );
}

/** Risks by rating, and treatment plans that are late. */
export function RiskFacts({ facts: { risks, overdueTreatments } }: { readonly facts: ReviewFacts }) {
  if (risks === null) return <p className={nothing}>Your role does not include risks</p>;
  return (
    <FactList label="Risks in figures" none="No risks yet">
      {[
        ...risks
          .filter(({ count }) => count > 0)
          .map(({ name, count }): readonly [string, ReactNode] => [
            name ?? 'none',
            `${name ?? 'Not rated'}: ${countOf(count, 'risk')}`,
          ]),
        ...(overdueTreatments === null || overdueTreatments === 0
          ? []
          : [['overdue', `${countOf(overdueTreatments, 'treatment plan')} overdue`] as const]),
      ]}
    </FactList>
  );
}
