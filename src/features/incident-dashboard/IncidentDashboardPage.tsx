import { useQuery } from '@tanstack/react-query';

import { openIncidentStatuses } from '#domain/incident/open-incidents.ts';
import { severityLabels } from '#domain/words/incident.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { incidentStatisticsQuery, type IncidentStatistics } from '#src/api/incident/incident-figures.ts';
import { Dashboard, DashboardRegions, monthName } from '#src/components/Dashboard.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Bars, type Bar } from '#src/ui/chart/Bars.tsx';
import { Trend } from '#src/ui/chart/Trend.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';

import { durationText } from './duration-text.ts';
import { ToIncidents } from './ToIncidents.tsx';
import { TypeRegion } from './TypeRegion.tsx';

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

interface StatisticsProps {
  readonly statistics: IncidentStatistics;
}

const open = { status: [...openIncidentStatuses] };

const ages = [
  { name: 'Over 30 days', tone: 'alarming', figure: 'DETECTED_OVER_30_DAYS_AGO' },
  { name: '7 to 30 days', tone: 'accent', figure: 'DETECTED_7_TO_30_DAYS_AGO' },
  { name: 'Under 7 days', tone: 'plain', figure: 'DETECTED_WITHIN_7_DAYS' },
] as const;

const unknownAge = { name: 'Unknown', tone: 'plain', figure: 'DETECTED_UNKNOWN_DAYS_AGO' } as const;

/** Those of which the month is not known belong to none: a point of the line would be one. */
const TrendNote = ({ undated: { detected, resolved } }: Pick<IncidentStatistics, 'undated'>) => (
  <>
    In each month
    {detected + resolved > 0 && '. Unknown in which: '}
    {detected > 0 && (
      <ToIncidents
        isInText
        search={{ figure: 'DETECTED_IN_UNKNOWN_MONTH' }}
      >{`${formatNumber(detected)} detected`}</ToIncidents>
    )}
    {detected > 0 && resolved > 0 && ', '}
    {resolved > 0 && (
      <ToIncidents
        isInText
        search={{ figure: 'RESOLVED_IN_UNKNOWN_MONTH' }}
      >{`${formatNumber(resolved)} resolved`}</ToIncidents>
    )}
  </>
);

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
        <TypeRegion statistics={statistics} />
        <Region title="Trend" note={<TrendNote undated={undated} />}>
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
      <Duration name="Mean time to contain" duration={toContain} of="TIME_TO_CONTAIN" />
      <Duration name="Mean time to resolve" duration={toResolve} of="TIME_TO_RESOLVE" />
    </FigureStrip>
  );
}

interface DurationProps {
  readonly name: string;
  readonly duration: IncidentStatistics['toContain'];
  readonly of: 'TIME_TO_CONTAIN' | 'TIME_TO_RESOLVE';
}

/** The mean, with the median of as many incidents, and what is in neither. */
const Duration = ({ name, duration: { count, leftOut, mean, median }, of }: DurationProps) => (
  <Figure
    name={name}
    value={mean === null ? '' : durationText(mean)}
    note={
      <>
        {median === null ? (
          'None in 12 months'
        ) : (
          <>
            {`Median ${durationText(median)} of `}
            <ToIncidents
              isInText
              search={{ figure: `${of}_COUNTED` }}
            >{`${formatNumber(count)} in 12 months`}</ToIncidents>
          </>
        )}
        {leftOut > 0 && (
          <>
            {', '}
            <ToIncidents isInText search={{ figure: `${of}_LEFT_OUT` }}>
              {`${formatNumber(leftOut)} left out: times not known`}
            </ToIncidents>
          </>
        )}
      </>
    }
  />
);

function severityBars({ bySeverity }: IncidentStatistics, hasUnknown: boolean): Bar[] {
  const figures = [...ages, ...(hasUnknown ? [unknownAge] : [])].map(({ figure }) => figure);
  return bySeverity.map(({ severity, day, week, month, older, undated }) => {
    const search = { ...open, severity: [severity ?? ('none' as const)] };
    return {
      key: severity ?? 'none',
      name: <ToIncidents search={search}>{severity === null ? 'Not assessed' : severityLabels[severity]}</ToIncidents>,
      values: [older, month, day + week, ...(hasUnknown ? [undated] : [])],
      show: (text, index) => <ToIncidents search={{ ...search, figure: figures[index] }}>{text}</ToIncidents>,
    };
  });
}
