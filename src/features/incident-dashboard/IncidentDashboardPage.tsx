import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import { severityLabels } from '#domain/words/incident.ts';
import { incident } from '#openapi/generated/records.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { incidentStatisticsQuery, type IncidentStatistics } from '#src/api/incident/incident-figures.ts';
import type { Incident, IncidentFigure } from '#src/api/incident/incidents.ts';
import { Dashboard, DashboardRegions, monthName } from '#src/components/Dashboard.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Bars, type Bar } from '#src/ui/chart/Bars.tsx';
import { Trend } from '#src/ui/chart/Trend.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { durationText } from './duration-text.ts';

/** /incident-dashboard: the numbers of all incidents, each a link to the incidents it counts. */
export function IncidentDashboardPage() {
  return (
    <Dashboard title="Incident Dashboard" numbers={useQuery(incidentStatisticsQuery(useApi()))}>
      {(statistics) => (statistics.count === 0 ? <NoIncidents /> : <Statistics statistics={statistics} />)}
    </Dashboard>
  );
}

const NoIncidents = () => (
  <EmptyState title="No incidents yet" actions={<ToIncidents>Incident Register</ToIncidents>}>
    The dashboard shows the incidents of the register, as soon as there are any.
  </EmptyState>
);

const IncidentLink = createLink(TextLink);

interface ToIncidentsProps {
  /** Filters and order of the register. */
  readonly search?: {
    readonly status?: Incident['status'][];
    readonly severity?: (NonNullable<Incident['severity']> | 'none')[];
    readonly typeId?: string[];
    readonly figure?: IncidentFigure;
    readonly sort?: 'nextDueAt';
  };
  readonly children: ReactNode;
}

const all = {};

/** A link to the incidents that a number counts; text for those who may see the numbers only. */
function ToIncidents({ search = all, children }: ToIncidentsProps) {
  const { roles, feature } = incident;
  const mayView = useMay({ roles, feature });
  return mayView ? (
    <IncidentLink to="/incident" search={search}>
      {children}
    </IncidentLink>
  ) : (
    children
  );
}

interface StatisticsProps {
  readonly statistics: IncidentStatistics;
}

const open = { status: [...openIncidentStatuses] };

const ages = [
  { name: 'Over 30 days', tone: 'alarming' },
  { name: '7 to 30 days', tone: 'accent' },
  { name: 'Under 7 days', tone: 'plain' },
] as const;

const unknownAge = { name: 'Unknown', tone: 'plain' } as const;

/** Those of which an instant is not known belong to no month: a point of the line would be one. */
function trendNote({ detected, resolved }: IncidentStatistics['undated']): string {
  const unknown = [
    ...(detected === 0 ? [] : [`${formatNumber(detected)} detected`]),
    ...(resolved === 0 ? [] : [`${formatNumber(resolved)} resolved`]),
  ];
  return unknown.length === 0 ? 'In each month' : `In each month. Unknown when: ${unknown.join(', ')}`;
}

function Statistics({ statistics }: StatisticsProps) {
  const { months, undated, bySeverity } = statistics;
  const hasUnknown = bySeverity.some((row) => row.undated > 0);
  return (
    <>
      <Figures statistics={statistics} />
      <DashboardRegions>
        <Region
          title="Open by severity"
          note={`Over 30 days, 7 to 30, and under 7 since detection${hasUnknown ? ', and unknown' : ''}`}
        >
          <Bars
            label="Open by severity"
            rowLabel="Severity"
            parts={hasUnknown ? [...ages, unknownAge] : ages}
            bars={severityBars(statistics, hasUnknown)}
            format={formatNumber}
          />
        </Region>
        <Region title="By type" note="Open, and resolved or closed">
          <Bars
            label="By type"
            rowLabel="Type"
            parts={[
              { name: 'Open', tone: 'accent' },
              { name: 'Resolved or closed', tone: 'plain' },
            ]}
            bars={typeBars(statistics)}
            format={formatNumber}
          />
        </Region>
        <Region title="Trend" note={trendNote(undated)}>
          <Trend
            label="Incidents by month"
            axisLabel="Month"
            valueLabel="Incidents"
            points={months.map(({ month }) => monthName(month))}
            series={[
              { name: 'Detected', values: months.map(({ detected }) => detected), alarming: true },
              { name: 'Resolved', values: months.map(({ resolved }) => resolved) },
            ]}
            format={formatNumber}
          />
        </Region>
      </DashboardRegions>
    </>
  );
}

function Figures({ statistics: { open: stillOpen, clocks, toContain, toResolve } }: StatisticsProps) {
  return (
    <FigureStrip>
      <Figure name="Open" value={<ToIncidents search={open}>{formatNumber(stillOpen)}</ToIncidents>} />
      <Figure
        name="Notifications due"
        value={
          <ToIncidents search={{ figure: 'NOTIFICATION_DUE', sort: 'nextDueAt' }}>
            {formatNumber(clocks.running)}
          </ToIncidents>
        }
        note={
          clocks.overdue > 0 ? (
            <ToIncidents search={{ figure: 'NOTIFICATION_OVERDUE', sort: 'nextDueAt' }}>
              {`${formatNumber(clocks.overdue)} overdue`}
            </ToIncidents>
          ) : (
            <ToIncidents search={{ figure: 'NOTIFICATION_DUE_IN_A_DAY', sort: 'nextDueAt' }}>
              {`${formatNumber(clocks.dueSoon)} in 24 hours`}
            </ToIncidents>
          )
        }
        alarming={clocks.overdue > 0}
      />
      <Duration name="Mean time to contain" duration={toContain} />
      <Duration name="Mean time to resolve" duration={toResolve} />
    </FigureStrip>
  );
}

interface DurationProps {
  readonly name: string;
  readonly duration: IncidentStatistics['toContain'];
}

/** The mean, with the median of as many incidents. */
const Duration = ({ name, duration: { count, leftOut, mean, median } }: DurationProps) => (
  <Figure
    name={name}
    value={mean === null ? '' : durationText(mean)}
    note={[
      median === null ? 'None in 12 months' : `Median ${durationText(median)} of ${formatNumber(count)} in 12 months`,
      ...(leftOut === 0 ? [] : [`${formatNumber(leftOut)} left out: times not known`]),
    ].join(', ')}
  />
);

const severityBars = ({ bySeverity }: IncidentStatistics, hasUnknown: boolean): Bar[] =>
  bySeverity.map(({ severity, day, week, month, older, undated }) => ({
    key: severity ?? 'none',
    name: (
      <ToIncidents search={{ ...open, severity: [severity ?? 'none'] }}>
        {severity === null ? 'Not assessed' : severityLabels[severity]}
      </ToIncidents>
    ),
    values: [older, month, day + week, ...(hasUnknown ? [undated] : [])],
  }));

const typeBars = ({ byType }: IncidentStatistics): Bar[] =>
  byType.map(({ type, open: stillOpen, done }) => ({
    key: type?.id ?? 'none',
    name: <ToIncidents search={{ typeId: [type?.id ?? 'none'] }}>{type?.name ?? 'None'}</ToIncidents>,
    values: [stillOpen, done],
  }));
