import { useQuery } from '@tanstack/react-query';

import { levelLabels } from '#domain/words/information-asset.ts';
import { countryName } from '#domain/words/regulatory-requirement.ts';
import { providerCategoryLabels, providerTexts } from '#domain/words/service-provider.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { providerStatisticsQuery, type ProviderStatistics } from '#src/api/service-provider/provider-figures.ts';
import { isolated } from '#src/components/bidi.ts';
import { Dashboard, DashboardRegions } from '#src/components/Dashboard.tsx';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Bars, type Bar, type BarPart } from '#src/ui/chart/Bars.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { labels } from '#src/ui/labels.ts';

import { AssessmentRegions } from './AssessmentRegions.tsx';
import { ContractsDue, DocumentsDue, ReviewsDue } from './DueTables.tsx';
import { Figures } from './Figures.tsx';
import { ToProvider, ToProviders } from './links.tsx';

/** /service-provider-dashboard: the numbers of all live providers, each a link to the providers it counts. */
export function ProviderDashboardPage() {
  return (
    <Dashboard title="Service Provider Dashboard" numbers={useQuery(providerStatisticsQuery(useApi()))}>
      {(statistics) => (statistics.count === 0 ? <NoProviders /> : <Statistics statistics={statistics} />)}
    </Dashboard>
  );
}

const NoProviders = () => (
  <EmptyState title="No service providers yet" actions={<ToProviders>Service Provider Register</ToProviders>}>
    The dashboard shows the providers of the register, as soon as there are any.
  </EmptyState>
);

const Statistics = ({ statistics }: { readonly statistics: ProviderStatistics }) => (
  <>
    <Figures statistics={statistics} />
    <DashboardRegions>
      <CountRegion title="By tier" rowLabel={providerTexts.tier.label} bars={tierBars(statistics)} />
      <CountRegion title="By criticality" rowLabel="Level" bars={levelBars(statistics, 'businessCriticality')} />
      <CountRegion title="By inherent risk" rowLabel="Level" bars={levelBars(statistics, 'inherentRisk')} />
      <CountRegion title="By residual risk" rowLabel="Level" bars={levelBars(statistics, 'residualRisk')} />
      <AssessmentRegions />
      <ContractsDue statistics={statistics} />
      <DocumentsDue statistics={statistics} />
      <ReviewsDue statistics={statistics} />
      <Concentration statistics={statistics} />
      <CountRegion title="By category" rowLabel={providerTexts.category.label} bars={categoryBars(statistics)} />
      <ByCountry statistics={statistics} />
    </DashboardRegions>
  </>
);

interface CountRegionProps {
  readonly title: string;
  readonly note?: string;
  readonly rowLabel: string;
  readonly parts?: readonly BarPart[];
  readonly bars: readonly Bar[];
}

const providersPart: readonly BarPart[] = [{ name: 'Providers', tone: 'plain' }];

/** The first part is critical, the second what is not. */
const criticalParts: readonly BarPart[] = [
  { name: 'Critical', tone: 'alarming' },
  { name: 'Not critical', tone: 'plain' },
];

const CountRegion = ({ title, note, rowLabel, parts = providersPart, bars }: CountRegionProps) => (
  <Region title={title} note={note}>
    <Bars label={title} rowLabel={rowLabel} parts={parts} bars={bars} format={formatNumber} />
  </Region>
);

const tierBars = ({ byTier }: ProviderStatistics): Bar[] =>
  byTier.map(({ tier, count }) => ({
    key: tier?.id ?? 'none',
    name: <ToProviders search={{ tierId: [tier?.id ?? 'none'] }}>{tier?.name ?? 'None'}</ToProviders>,
    values: [count],
  }));

const levelBars = (
  { byLevel }: ProviderStatistics,
  property: 'businessCriticality' | 'inherentRisk' | 'residualRisk',
): Bar[] =>
  byLevel.map((row) => ({
    key: row.level ?? 'none',
    name: (
      <ToProviders search={{ [property]: [row.level ?? 'none'] }}>
        {row.level === null ? labels.notRated : levelLabels[row.level]}
      </ToProviders>
    ),
    values: [row[property]],
  }));

const categoryBars = ({ byCategory }: ProviderStatistics): Bar[] =>
  byCategory.map(({ category, count }) => ({
    key: category ?? 'none',
    name: (
      <ToProviders search={{ category: [category ?? 'none'] }}>
        {category === null ? 'Not stated' : providerCategoryLabels[category]}
      </ToProviders>
    ),
    values: [count],
  }));

const ByCountry = ({ statistics: { byCountry } }: { readonly statistics: ProviderStatistics }) =>
  byCountry.length === 0 ? (
    <Region title="By country">
      <EmptyState title="No countries yet">Say of providers where they work and keep data.</EmptyState>
    </Region>
  ) : (
    <CountRegion
      title="By country"
      note="Critical, and others"
      rowLabel={providerTexts.countries.label}
      parts={criticalParts}
      bars={byCountry.map(({ country, count, critical }) => ({
        key: country,
        name: <ToProviders search={{ country: [country] }}>{countryName(country)}</ToProviders>,
        values: [critical, count - critical],
      }))}
    />
  );

/** The providers on which most others depend, directly or through others. */
const Concentration = ({ statistics: { concentration } }: { readonly statistics: ProviderStatistics }) =>
  concentration.length === 0 ? (
    <Region title="Concentration">
      <EmptyState title="No sub-processors yet">Say of providers which others they use.</EmptyState>
    </Region>
  ) : (
    <CountRegion
      title="Concentration"
      note="Providers that depend on one: critical, and others"
      rowLabel="Sub-processor"
      parts={criticalParts}
      bars={concentration.map(({ provider, users, criticalUsers }) => ({
        key: provider.id,
        name: <ToProvider id={provider.id}>{isolated(provider.title)}</ToProvider>,
        values: [criticalUsers, users - criticalUsers],
      }))}
    />
  );
