import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';

import { countedStatuses } from '#domain/risk/lifecycle.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { riskStatisticsQuery, type RiskStatistics } from '#src/api/risk/risk-scores.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { Dashboard, DashboardRegions, monthName } from '#src/components/Dashboard.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { riskWords } from '#src/registers/words/risk.tsx';
import { Bars, type Bar } from '#src/ui/chart/Bars.tsx';
import { Trend } from '#src/ui/chart/Trend.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { HeatMapRegion } from './HeatMapRegion.tsx';
import { RatingBars } from './RatingBars.tsx';

const RiskLink = createLink(TextLink);

/** The risks that count. */
const notClosed = { status: [...countedStatuses] };

const hasNoAppetite = ({ score, categories }: RiskStatistics['appetite']) => score === null && categories.length === 0;

function appetiteNote({ score, categories }: RiskStatistics['appetite']): string {
  if (categories.length > 0) return 'By the appetite of their categories';
  return score === null ? 'No appetite is set' : `Score above ${score}`;
}

/** /risk-dashboard: the numbers of the risks that are not closed, each a link to the risks it counts. */
export function RiskDashboardPage() {
  return (
    <Dashboard title="Risk Dashboard" numbers={useQuery(riskStatisticsQuery(useApi()))} waiting={<Waiting />}>
      {(statistics) => (statistics.registered === 0 ? <NoRisks /> : <Statistics statistics={statistics} />)}
    </Dashboard>
  );
}

/**
 * The matrix is there long before all risks have been counted in every way. It waits for the numbers while it is empty:
 * there may be no risks at all, and then none is shown.
 */
const Waiting = () => (
  <>
    <FigureStrip>
      {Object.values(figureNames).map((name) => (
        <Figure key={name} name={name} value="" />
      ))}
    </FigureStrip>
    <DashboardRegions>
      <HeatMapRegion waitsForRisks />
      <LoadingRows />
    </DashboardRegions>
  </>
);

const NoRisks = () => (
  <EmptyState title="No risks yet" actions={<RiskLink to="/risk-list">Risk Register</RiskLink>}>
    The dashboard shows the risks of the register, as soon as there are any.
  </EmptyState>
);

function Statistics({ statistics }: { readonly statistics: RiskStatistics }) {
  const { appetite, byTreatment } = statistics;
  return (
    <>
      <Figures statistics={statistics} />
      <DashboardRegions>
        <HeatMapRegion />
        <div>
          <RatingBars counts={statistics.byRating} />
          <Region title="Trend" note="At the end of each month">
            <Trend
              label="Risks by month"
              axisLabel="Month"
              valueLabel="Risks"
              points={statistics.months.map(({ month }) => monthName(month))}
              series={[
                { name: 'Risks', values: statistics.months.map(({ count }) => count) },
                ...(hasNoAppetite(appetite)
                  ? []
                  : [{ name: 'Above appetite', values: statistics.months.map(({ above }) => above), alarming: true }]),
              ]}
              format={formatNumber}
            />
          </Region>
        </div>
        <CountRegion title="By category" rowLabel="Category" appetite={appetite} counts={categoryBars(statistics)} />
        <CountRegion title="By owner" rowLabel="Owner" appetite={appetite} counts={ownerBars(statistics)} />
        <CountRegion
          title="By treatment"
          rowLabel={riskWords.treatment.label}
          appetite={appetite}
          counts={byTreatment.map((group) =>
            barOf(group, group.treatment, riskWords.treatment.labels[group.treatment], {
              treatment: [group.treatment],
            }),
          )}
        />
      </DashboardRegions>
    </>
  );
}

const figureNames = {
  count: 'Risks',
  above: 'Above appetite',
  overdueReviews: 'Reviews overdue',
  overduePlans: 'Treatment plans overdue',
  overdueActions: 'Treatment actions overdue',
} as const;

function Figures({
  statistics: { count, above, appetite, overdueReviews, overduePlans, overdueActions },
}: {
  statistics: RiskStatistics;
}) {
  return (
    <FigureStrip>
      <Figure
        name={figureNames.count}
        value={
          <RiskLink to="/risk-list" search={notClosed}>
            {formatNumber(count)}
          </RiskLink>
        }
      />
      <Figure
        name={figureNames.above}
        value={
          hasNoAppetite(appetite) ? (
            ''
          ) : (
            <RiskLink to="/risk-list" search={{ figure: 'ABOVE_APPETITE', sort: 'current', desc: true }}>
              {formatNumber(above)}
            </RiskLink>
          )
        }
        note={appetiteNote(appetite)}
        alarming={above > 0}
      />
      <Figure
        name={figureNames.overdueReviews}
        value={
          <RiskLink to="/risk-list" search={{ figure: 'REVIEW_OVERDUE', sort: 'nextReviewOn' }}>
            {formatNumber(overdueReviews)}
          </RiskLink>
        }
      />
      <Figure
        name={figureNames.overduePlans}
        value={
          <RiskLink to="/risk-list" search={{ figure: 'PLAN_OVERDUE', sort: 'dueOn' }}>
            {formatNumber(overduePlans)}
          </RiskLink>
        }
      />
      <Figure
        name={figureNames.overdueActions}
        value={
          <RiskLink to="/treatment-actions" search={{ show: 'overdue' }}>
            {formatNumber(overdueActions)}
          </RiskLink>
        }
      />
    </FigureStrip>
  );
}

interface Group {
  readonly count: number;
  readonly above: number;
}

interface GroupFilter {
  readonly categoryId?: string[];
  readonly ownerId?: string[];
  readonly treatment?: Risk['treatment'][];
}

/** A bar with those above the appetite first; its name and that number lead to the risks that they count. */
const barOf = ({ count, above }: Group, key: string, name: string, filter: GroupFilter): Bar => ({
  key,
  name: (
    <RiskLink to="/risk-list" search={{ ...notClosed, ...filter }}>
      {name}
    </RiskLink>
  ),
  values: [above, count - above],
  show: (text, index) =>
    index > 0 ? (
      text
    ) : (
      <RiskLink to="/risk-list" search={{ figure: 'ABOVE_APPETITE', ...filter }}>
        {text}
      </RiskLink>
    ),
});

const categoryBars = ({ byCategory }: RiskStatistics): Bar[] =>
  byCategory.map((group) => {
    const id = group.category?.id ?? 'none';
    return barOf(group, id, group.category?.name ?? 'None', { categoryId: [id] });
  });

const ownerBars = ({ byOwner }: RiskStatistics): Bar[] =>
  byOwner.map((group) => {
    const id = group.owner?.id ?? 'none';
    return barOf(group, id, group.owner?.name ?? labels.unassigned, { ownerId: [id] });
  });

interface CountRegionProps {
  readonly title: string;
  readonly rowLabel: string;
  readonly appetite: RiskStatistics['appetite'];
  readonly counts: readonly Bar[];
}

/** Counts of risks; of those above the appetite too, once there is one. */
function CountRegion({ title, rowLabel, appetite, counts }: CountRegionProps) {
  const hasAppetite = !hasNoAppetite(appetite);
  return (
    <Region title={title} note={hasAppetite ? 'Above appetite, and others' : undefined}>
      <Bars
        label={title}
        rowLabel={rowLabel}
        parts={
          hasAppetite
            ? [
                { name: 'Above appetite', tone: 'alarming' },
                { name: 'Others', tone: 'plain' },
              ]
            : [{ name: 'Risks', tone: 'plain' }]
        }
        bars={hasAppetite ? counts : counts.map(({ key, name, values }) => ({ key, name, values: values.slice(1) }))}
        format={formatNumber}
      />
    </Region>
  );
}
