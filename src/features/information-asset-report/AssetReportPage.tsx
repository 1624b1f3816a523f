import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { InheritedProperty } from '#domain/information-asset/levels.ts';
import { leadingRoles } from '#domain/leading-role.ts';
import { assetTexts, levelLabels } from '#domain/words/information-asset.ts';
import { inheritedPropertyValues } from '#openapi/generated/values.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { assetStatisticsQuery, type AssetStatistics } from '#src/api/information-asset/asset-figures.ts';
import type { InformationAsset } from '#src/api/information-asset/information-assets.ts';
import { Dashboard, DashboardRegions } from '#src/components/Dashboard.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { Bars, type Bar } from '#src/ui/chart/Bars.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

/** /information-asset-report: the numbers of all information assets, each a link to the assets it counts. */
export function AssetReportPage() {
  return (
    <Dashboard
      title="Information Assets Dashboard"
      numbers={useQuery(assetStatisticsQuery(useApi()))}
      actions={<ToRunZero />}
    >
      {(statistics) => (statistics.count === 0 ? <NoAssets /> : <Report statistics={statistics} />)}
    </Dashboard>
  );
}

/** Neither page of runZero is in the menu. */
function ToRunZero() {
  const maySee = useMay({ roles: leadingRoles, feature: 'RUN_ZERO_ASSET' });
  return maySee && <AssetLink to="/run-zero-asset-dashboard">runZero Assets Dashboard</AssetLink>;
}

const NoAssets = () => (
  <EmptyState title="No information assets yet" actions={<ToAssets>Information Assets</ToAssets>}>
    The dashboard shows the assets of the register, as soon as there are any.
  </EmptyState>
);

const AssetLink = createLink(TextLink);

type LevelFilter = (NonNullable<InformationAsset['confidentiality']> | 'none')[];

/** Filters of the register. */
interface Search extends Partial<Record<InheritedProperty, LevelFilter>> {
  readonly kind?: InformationAsset['kind'];
  readonly typeId?: string[];
  readonly ownerId?: string[];
  readonly figure?: 'REVIEW_OVERDUE' | 'POSSIBLE_DOUBLE';
}

const all: Search = {};

/** A link to the assets that a number counts. */
const ToAssets = ({ search = all, children }: { readonly search?: Search; readonly children: ReactNode }) => (
  <AssetLink to="/information-asset" search={search}>
    {children}
  </AssetLink>
);

interface ReportProps {
  readonly statistics: AssetStatistics;
}

function Report({ statistics }: ReportProps) {
  return (
    <>
      <Figures statistics={statistics} />
      <DashboardRegions>
        <Region title="By type" note="Primary and supporting">
          <Bars
            label="By type"
            rowLabel="Type"
            parts={[
              { name: 'Primary', tone: 'accent' },
              { name: 'Supporting', tone: 'plain' },
            ]}
            bars={typeBars(statistics)}
            format={formatNumber}
          />
        </Region>
        {inheritedPropertyValues.map((property) => (
          <Region key={property} title={`By ${assetTexts[property].label.toLowerCase()}`} note="Levels in effect">
            <Bars
              label={`By ${assetTexts[property].label.toLowerCase()}`}
              rowLabel="Level"
              parts={[{ name: 'Assets', tone: 'accent' }]}
              bars={levelBars(property, statistics)}
              format={formatNumber}
            />
          </Region>
        ))}
      </DashboardRegions>
    </>
  );
}

function Figures({ statistics: { count, primary, unowned, notRated, overdue, doubles } }: ReportProps) {
  const noLevel: Search = Object.fromEntries(inheritedPropertyValues.map((property) => [property, ['none']]));
  return (
    <FigureStrip>
      <Figure
        name="Assets"
        value={<ToAssets>{formatNumber(count)}</ToAssets>}
        note={
          <>
            <ToAssets search={{ kind: 'PRIMARY' }}>{`${formatNumber(primary)} primary`}</ToAssets>
            {', '}
            <ToAssets search={{ kind: 'SUPPORT' }}>{`${formatNumber(count - primary)} supporting`}</ToAssets>
          </>
        }
      />
      <Figure
        name="Without an owner"
        value={<ToAssets search={{ ownerId: ['none'] }}>{formatNumber(unowned)}</ToAssets>}
        alarming={unowned > 0}
      />
      <Figure name="Not rated" value={<ToAssets search={noLevel}>{formatNumber(notRated)}</ToAssets>} />
      <Figure
        name="Reviews overdue"
        value={<ToAssets search={{ figure: 'REVIEW_OVERDUE' }}>{formatNumber(overdue)}</ToAssets>}
        alarming={overdue > 0}
      />
      <Figure
        name="Possible doubles"
        value={<ToAssets search={{ figure: 'POSSIBLE_DOUBLE' }}>{formatNumber(doubles)}</ToAssets>}
        alarming={doubles > 0}
      />
    </FigureStrip>
  );
}

const typeBars = ({ byType }: AssetStatistics): Bar[] =>
  byType.map(({ type, primary, supporting }) => ({
    key: type?.id ?? 'none',
    name: <ToAssets search={{ typeId: [type?.id ?? 'none'] }}>{type?.name ?? 'None'}</ToAssets>,
    values: [primary, supporting],
    show: (text, index) => (
      <ToAssets search={{ typeId: [type?.id ?? 'none'], kind: index === 0 ? 'PRIMARY' : 'SUPPORT' }}>{text}</ToAssets>
    ),
  }));

const levelBars = (property: InheritedProperty, { byLevel }: AssetStatistics): Bar[] =>
  byLevel.map(({ level, ...counts }) => ({
    key: level ?? 'none',
    name: (
      <ToAssets search={{ [property]: [level ?? 'none'] }}>
        {level === null ? labels.notRated : levelLabels[level]}
      </ToAssets>
    ),
    values: [counts[property]],
  }));
