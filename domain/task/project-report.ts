import type { components } from '#openapi/generated/types.ts';

import type { ReportCell, ReportSheet } from '../compliance/report-sheets.ts';
import {
  healthReasonLabels,
  passedLabel,
  projectHealthLabels,
  projectStatusLabels,
  projectTexts,
  taskOutcomeLabels,
  taskStateLabels,
  taskTexts,
} from '../words/task.ts';

type Report = components['schemas']['ProjectReport'];
type Task = Report['tasks'][number];

const text = (value: string | null): ReportCell => (value === null || value === '' ? null : { type: 'text', value });
const day = (value: string | null): ReportCell => (value === null ? null : { type: 'day', value });
const number = (value: number | null): ReportCell => (value === null ? null : { type: 'number', value });

/** Whether the health of a project says something: one that is over has none. */
const isUnderWay = ({ status }: Report['project']): boolean => status !== 'COMPLETED' && status !== 'CANCELLED';

/** The facts of a project, by their names. */
export function projectFacts({ project, day: asOf, totalTasks }: Report): readonly (readonly [string, ReportCell])[] {
  return [
    ['Reference', text(project.ref)],
    [projectTexts.title.label, text(project.title)],
    ['As of', day(asOf)],
    [projectTexts.status.label, text(projectStatusLabels[project.status])],
    [projectTexts.statusReason.label, text(project.statusReason)],
    [projectTexts.owner.label, text(project.owner?.name ?? null)],
    [projectTexts.startsOn.label, day(project.startsOn)],
    [projectTexts.endsOn.label, day(project.endsOn)],
    [projectTexts.progress.label, number(project.progress)],
    ...(isUnderWay(project)
      ? ([
          [projectTexts.health.label, text(projectHealthLabels[project.health])],
          [projectTexts.healthReason.label, text(healthReasonLabels[project.healthReason])],
        ] as const)
      : []),
    ['Tasks', number(totalTasks)],
    [projectTexts.openTasks.label, number(project.openTasks)],
    [projectTexts.doneTasks.label, number(project.doneTasks)],
    [projectTexts.description.label, text(project.description)],
  ];
}

/** What became of the periods of a task: `3 done, 1 missed`. */
function periodsInWords(periods: Task['periods']): string {
  if (periods === null) return '';
  const { done, late, missed, passed, skipped } = periods;
  const counted = [
    [done, taskOutcomeLabels.DONE],
    [late, taskOutcomeLabels.LATE],
    [missed, taskOutcomeLabels.MISSED],
    [passed, passedLabel],
    [skipped, taskOutcomeLabels.SKIPPED],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, label]) => `${count} ${label.toLowerCase()}`)
    .join(', ');
}

/** The columns of the tasks of a report, with what they show. */
export const reportedTaskColumns: readonly (readonly [header: string, cellOf: (task: Task) => ReportCell])[] = [
  ['Reference', ({ ref }) => text(ref)],
  [taskTexts.title.label, ({ title }) => text(title)],
  [taskTexts.status.label, ({ status }) => text(status)],
  [taskTexts.state.label, ({ state }) => text(taskStateLabels[state])],
  [taskTexts.severity.label, ({ severity }) => text(severity)],
  [taskTexts.owner.label, ({ owner }) => text(owner?.name ?? null)],
  [taskTexts.startsOn.label, ({ startsOn }) => day(startsOn)],
  [taskTexts.dueOn.label, ({ dueOn }) => day(dueOn)],
  [taskTexts.isOverdue.label, ({ isOverdue }) => text(isOverdue ? 'Overdue' : null)],
  [taskTexts.estimate.label, ({ estimate }) => number(estimate)],
  [
    taskTexts.completedAt.label,
    ({ completedAt }) => (completedAt === null ? null : { type: 'instant', value: completedAt }),
  ],
  ['Periods', ({ periods }) => text(periodsInWords(periods))],
];

/** The tasks of a report as a table. */
export const taskSheet = ({ tasks }: Report): ReportSheet => ({
  name: 'Tasks',
  headers: reportedTaskColumns.map(([header]) => header),
  rows: tasks.map((task) => reportedTaskColumns.map(([, cellOf]) => cellOf(task))),
});

/** A report as tables. */
export const projectSheets = (report: Report): readonly ReportSheet[] => [
  { name: 'Project', headers: ['Fact', 'Value'], rows: projectFacts(report).map(([name, cell]) => [text(name), cell]) },
  taskSheet(report),
];
