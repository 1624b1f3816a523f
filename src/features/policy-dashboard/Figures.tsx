import { shareText } from '#domain/share.ts';
import { daysBetween } from '#domain/time/review-dates.ts';
import type { PolicyStatistics } from '#src/api/policy/policy-figures.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { countOf, formatNumber, today } from '#src/components/format.ts';

import { ToPolicies } from './links.tsx';

type Status = PolicyStatistics['byStatus'][number]['status'];

/** How late the oldest review is, which is the first of the next; undefined if none is. */
function oldest({ next: [first] }: PolicyStatistics['reviews']): string | undefined {
  const days = first === undefined ? 0 : daysBetween(first.day, today());
  return days > 0 ? `By up to ${countOf(days, 'day')}` : undefined;
}

/** The key figures of all policies. */
export function Figures({ statistics }: { readonly statistics: PolicyStatistics }) {
  const { count, reviews, acknowledgement } = statistics;
  const withStatus = (status: Status) => (
    <ToPolicies search={{ status: [status] }}>
      {formatNumber(statistics.byStatus.find((row) => row.status === status)?.count ?? 0)}
    </ToPolicies>
  );
  return (
    <FigureStrip>
      <Figure name="Policies" value={<ToPolicies>{formatNumber(count)}</ToPolicies>} />
      <Figure name="Approved" value={withStatus('APPROVED')} />
      <Figure name="In review" value={withStatus('REVIEW')} />
      <Figure name="Expired" value={withStatus('EXPIRED')} />
      <Figure
        name="Reviews overdue"
        value={
          <ToPolicies search={{ figure: 'REVIEW_OVERDUE', sort: 'nextReviewOn' }}>
            {formatNumber(reviews.overdue)}
          </ToPolicies>
        }
        note={
          oldest(reviews) ?? (
            <ToPolicies search={{ figure: 'REVIEW_DUE_SOON', sort: 'nextReviewOn' }}>
              {`${formatNumber(reviews.dueSoon)} due in 30 days`}
            </ToPolicies>
          )
        }
        alarming={reviews.overdue > 0}
      />
      <Acknowledged acknowledgement={acknowledgement} />
    </FigureStrip>
  );
}

/** The share of those asked about a version in force, unknown until anyone is. */
const Acknowledged = ({
  acknowledgement: { requested, acknowledged, overdue },
}: Pick<PolicyStatistics, 'acknowledgement'>) => (
  <Figure
    name="Acknowledged"
    value={shareText(acknowledged, requested)}
    note={
      overdue > 0
        ? `${formatNumber(overdue)} overdue`
        : requested === 0
          ? 'Nobody has been asked'
          : `${formatNumber(acknowledged)} of ${formatNumber(requested)}`
    }
    alarming={overdue > 0}
  />
);
