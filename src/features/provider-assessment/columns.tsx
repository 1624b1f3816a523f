import { percentText } from '#domain/share.ts';
import type { Assessment, AssessmentKind } from '#src/api/provider-assessment/service-provider-assessments.ts';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { InstantCell } from '#src/components/cells/InstantCell.tsx';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import type { Column } from '#src/components/register/column.ts';
import { fieldColumn, personColumn } from '#src/registers/field-columns.tsx';
import { assessmentCourseWords, assessmentWords as words } from '#src/registers/words/service-provider-assessment.ts';

import { ConclusionCell } from './ConclusionCell.tsx';
import { StatusCell } from './StatusCell.tsx';

/** After these nothing is due any more. */
export const isSettled = ({ status }: Assessment): boolean =>
  status !== 'DRAFT' && status !== 'SENT' && status !== 'IN_PROGRESS' && status !== 'EXPIRED';

/** The columns besides reference and title. */
export const assessmentColumns: readonly Column<Assessment, NonNullable<AssessmentKind['query']['sortId']>>[] = [
  {
    id: 'provider',
    header: words.providerId.label,
    sortKey: 'provider',
    flexible: true,
    collapsePriority: 'fourth',
    cell: ({ provider }) => <WordsCell>{provider?.title ?? null}</WordsCell>,
  },
  {
    id: 'status',
    header: assessmentCourseWords.status.label,
    sortKey: 'status',
    keepWithPanel: true,
    phone: 'end',
    cell: ({ status }) => <StatusCell status={status} />,
  },
  {
    id: 'progress',
    header: assessmentCourseWords.progress.label,
    sortKey: 'progress',
    collapsePriority: 'second',
    cell: ({ progress, sentAt }) => <WordsCell>{sentAt === null ? null : percentText(progress)}</WordsCell>,
  },
  {
    id: 'due',
    header: words.dueOn.label,
    sortKey: 'dueOn',
    keepWithPanel: true,
    cell: (assessment) => <DayCell day={assessment.dueOn} settled={isSettled(assessment)} />,
  },
  {
    id: 'score',
    header: assessmentCourseWords.score.label,
    sortKey: 'score',
    collapsePriority: 'third',
    cell: ({ score }) => <WordsCell>{score === null ? null : percentText(score)}</WordsCell>,
  },
  {
    id: 'conclusion',
    header: assessmentCourseWords.conclusion.label,
    cell: ({ conclusion }) => <ConclusionCell conclusion={conclusion} />,
  },
  personColumn('assignee', words.assigneeId, { sortKey: 'assignee', collapsePriority: 'first' }),
  personColumn('approver', words.approverId, { sortKey: 'approver', hidden: true }),
  {
    id: 'template',
    header: words.templateId.label,
    hidden: true,
    flexible: true,
    cell: ({ template }) => <WordsCell>{template?.title ?? null}</WordsCell>,
  },
  fieldColumn('expiresOn', words.expiresOn, { sortKey: 'expiresOn', hidden: true }),
  {
    id: 'submittedAt',
    header: 'Submitted',
    hidden: true,
    cell: ({ submittedAt }) => <InstantCell instant={submittedAt} />,
  },
];
