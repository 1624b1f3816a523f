import type { ProviderStatistics } from '#src/api/service-provider/provider-figures.ts';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';

import { ToProviders } from './links.tsx';

/** The key figures of all service providers. */
export const Figures = ({ statistics }: { readonly statistics: ProviderStatistics }) => {
  const { count, critical, unowned, notTiered, reviewsOverdue, reviewsDueSoon, contractsDue, documentsDue } =
    statistics;
  return (
    <FigureStrip>
      <Figure
        name="Service providers"
        value={<ToProviders>{formatNumber(count)}</ToProviders>}
        note={unowned > 0 ? `${formatNumber(unowned)} without an owner` : undefined}
      />
      <Figure
        name="Critical"
        value={<ToProviders search={{ businessCriticality: ['CRITICAL'] }}>{formatNumber(critical)}</ToProviders>}
        note="By business criticality"
      />
      <Figure
        name="Without a tier"
        value={<ToProviders search={{ tierId: ['none'] }}>{formatNumber(notTiered)}</ToProviders>}
      />
      <Figure
        name="Reviews overdue"
        value={
          <ToProviders search={{ figure: 'REVIEW_OVERDUE', sort: 'nextReviewOn' }}>
            {formatNumber(reviewsOverdue)}
          </ToProviders>
        }
        note={`${formatNumber(reviewsDueSoon)} due in 30 days`}
        alarming={reviewsOverdue > 0}
      />
      <Figure name="Contracts due" value={formatNumber(contractsDue)} note="Notice or end within 90 days" />
      <Figure name="Documents expiring" value={formatNumber(documentsDue)} note="Within 60 days, or expired" />
    </FigureStrip>
  );
};
