import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import type { Schemas } from '#src/api/connection/client.ts';
import { taskStatisticsQuery } from '#src/api/task/tasks.ts';
import { Dashboard, DashboardRegions } from '#src/components/Dashboard.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { recurrenceFilterWords } from '#src/registers/words/task.ts';
import { Bars } from '#src/ui/chart/Bars.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

type Statistics = Schemas['TaskStatistics'];

const TaskLink = createLink(TextLink);

interface ToTasksProps {
  readonly search: {
    readonly figure?: Schemas['TaskFigure'];
    readonly ownerId?: string[];
    readonly statusId?: string[];
    readonly severityId?: string[];
    readonly every?: Schemas['TaskPeriod'][];
  };
  readonly children: ReactNode;
}

/** A link to the tasks that a number counts. */
const ToTasks = ({ search, children }: ToTasksProps) => (
  <TaskLink to="/manage-projects/tasks" search={search}>
    {children}
  </TaskLink>
);

/** /tasks-dashboard: how much is to be done, by when and by whom; each number is a link to its tasks. */
export function TaskDashboardPage() {
  return (
    <Dashboard title="Task Dashboard" numbers={useQuery(taskStatisticsQuery(useApi()))}>
      {(statistics) => (statistics.open === 0 ? <NoTasks /> : <Numbers statistics={statistics} />)}
    </Dashboard>
  );
}

const NoTasks = () => (
  <EmptyState title="Nothing is to be done" actions={<ToTasks search={{}}>Tasks</ToTasks>}>
    The dashboard shows open tasks, as soon as there are any.
  </EmptyState>
);

interface NumbersProps {
  readonly statistics: Statistics;
}

function Numbers({ statistics }: NumbersProps) {
  const { open, overdue, dueSoon, unassigned, mine } = statistics;
  const ownId = useSession(({ context }) => context.account?.id) ?? '';
  return (
    <>
      <FigureStrip>
        <Figure
          name="Mine"
          value={<ToTasks search={{ figure: 'OPEN', ownerId: [ownId] }}>{formatNumber(mine)}</ToTasks>}
        />
        <Figure name="Open" value={<ToTasks search={{ figure: 'OPEN' }}>{formatNumber(open)}</ToTasks>} />
        <Figure name="Overdue" value={<ToTasks search={{ figure: 'OVERDUE' }}>{formatNumber(overdue)}</ToTasks>} />
        <Figure
          name="Due within a week"
          value={<ToTasks search={{ figure: 'DUE_SOON' }}>{formatNumber(dueSoon)}</ToTasks>}
        />
        <Figure
          name="Not assigned"
          value={<ToTasks search={{ figure: 'UNASSIGNED' }}>{formatNumber(unassigned)}</ToTasks>}
        />
      </FigureStrip>
      <DashboardRegions>
        <StatusRegion statistics={statistics} />
        <SeverityRegion statistics={statistics} />
        <PersonRegion statistics={statistics} />
        {statistics.byPeriod.length > 0 && <PeriodRegion statistics={statistics} />}
      </DashboardRegions>
    </>
  );
}

const parts = [{ name: 'Open', tone: 'accent' }] as const;

const StatusRegion = ({ statistics: { byStatus } }: NumbersProps) => (
  <Region title="By status" note="Open tasks">
    <Bars
      label="Open tasks by status"
      rowLabel="Status"
      parts={parts}
      format={formatNumber}
      bars={byStatus.map(({ status, count }) => ({
        key: status.id,
        name: <ToTasks search={{ figure: 'OPEN', statusId: [status.id] }}>{status.name}</ToTasks>,
        values: [count],
      }))}
    />
  </Region>
);

const SeverityRegion = ({ statistics: { bySeverity } }: NumbersProps) => (
  <Region title="By severity" note="Open tasks">
    <Bars
      label="Open tasks by severity"
      rowLabel="Severity"
      parts={parts}
      format={formatNumber}
      bars={bySeverity.map(({ severity, count }) => ({
        key: severity?.id ?? 'none',
        name: (
          <ToTasks search={{ figure: 'OPEN', severityId: [severity?.id ?? 'none'] }}>
            {severity?.name ?? 'No severity'}
          </ToTasks>
        ),
        values: [count],
      }))}
    />
  </Region>
);

const personParts = [
  { name: 'In time', tone: 'accent' },
  { name: 'Overdue', tone: 'alarming' },
] as const;

/** Both numbers of a row, of which that of the overdue ones leads to exactly those. */
const linkedNumbers = (open: number, overdue: number, search: Omit<ToTasksProps['search'], 'figure'>) => ({
  values: [open - overdue, overdue],
  shown: [
    formatNumber(open - overdue),
    overdue === 0 ? (
      formatNumber(0)
    ) : (
      <ToTasks key="overdue" search={{ figure: 'OVERDUE', ...search }}>
        {formatNumber(overdue)}
      </ToTasks>
    ),
  ],
});

const PersonRegion = ({ statistics: { byPerson, people } }: NumbersProps) => (
  <Region
    title="By person"
    note={
      people > byPerson.length
        ? `Open tasks, in time and overdue: the first ${byPerson.length} of ${formatNumber(people)} people, those with the most overdue first`
        : 'Open tasks, in time and overdue, those with the most overdue first'
    }
  >
    <Bars
      label="Open tasks by person"
      rowLabel="Person"
      parts={personParts}
      format={formatNumber}
      bars={byPerson.map(({ owner, open, overdue }) => ({
        key: owner?.id ?? 'none',
        name: (
          <ToTasks search={{ figure: 'OPEN', ownerId: [owner?.id ?? 'none'] }}>
            {owner?.name ?? labels.unassigned}
          </ToTasks>
        ),
        ...linkedNumbers(open, overdue, { ownerId: [owner?.id ?? 'none'] }),
      }))}
    />
  </Region>
);

const PeriodRegion = ({ statistics: { byPeriod } }: NumbersProps) => (
  <Region
    title="Recurring tasks by period"
    note="Open tasks in time, and those of which a period has passed and is not done"
  >
    <Bars
      label="Recurring tasks by period"
      rowLabel="Period"
      parts={periodParts}
      format={formatNumber}
      bars={byPeriod.map(({ every, open, overdue }) => ({
        key: every,
        name: <ToTasks search={{ figure: 'OPEN', every: [every] }}>{recurrenceFilterWords.labels[every]}</ToTasks>,
        ...linkedNumbers(open, overdue, { every: [every] }),
      }))}
    />
  </Region>
);

const periodParts = [
  { name: 'In time', tone: 'accent' },
  { name: 'Passed, not done', tone: 'alarming' },
] as const;
