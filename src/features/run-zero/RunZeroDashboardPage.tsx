import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '#src/api/connection/ApiProvider.tsx';
import {
  runZeroStatisticsQuery,
  type RunZeroAsset,
  type RunZeroStatistics,
} from '#src/api/information-asset/run-zero-assets.ts';
import { Dashboard, DashboardRegions } from '#src/components/Dashboard.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatInstant, formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Bars } from '#src/ui/chart/Bars.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { criticalityLabels } from './run-zero-labels.ts';

/** /run-zero-asset-dashboard: the numbers of the devices that runZero has found. */
export function RunZeroDashboardPage() {
  return (
    <Dashboard title="runZero Assets Dashboard" numbers={useQuery(runZeroStatisticsQuery(useApi()))}>
      {(statistics) => (statistics.count === 0 ? <NoDevices /> : <Statistics statistics={statistics} />)}
    </Dashboard>
  );
}

const NoDevices = () => (
  <EmptyState title="No devices yet" actions={<ToDevices>runZero Assets</ToDevices>}>
    The dashboard shows the devices that runZero has found, once its asset export is imported.
  </EmptyState>
);

const DeviceLink = createLink(TextLink);

/** Filters of the list. */
interface Search {
  readonly criticality?: RunZeroAsset['criticality'][];
  readonly moved?: 'yes' | 'no';
  readonly seen?: 'WITHIN_A_DAY' | 'NOT_FOR_30_DAYS';
  readonly since?: NonNullable<RunZeroAsset['since']>;
  readonly drifted?: 'yes';
}

const all: Search = {};

/** A link to the devices that a number counts. */
const ToDevices = ({ search = all, children }: { readonly search?: Search; readonly children: ReactNode }) => (
  <DeviceLink to="/run-zero-asset" search={search}>
    {children}
  </DeviceLink>
);

interface StatisticsProps {
  readonly statistics: RunZeroStatistics;
}

const parts = [{ name: 'Devices', tone: 'accent' }] as const;

function Statistics({ statistics: { byCriticality, byOs, byType, ...counts } }: StatisticsProps) {
  return (
    <>
      <Figures {...counts} />
      <DashboardRegions>
        <Region title="By criticality">
          <Bars
            label="By criticality"
            rowLabel="Criticality"
            parts={parts}
            bars={byCriticality.map(({ criticality, count }) => ({
              key: criticality,
              name: <ToDevices search={{ criticality: [criticality] }}>{criticalityLabels[criticality]}</ToDevices>,
              values: [count],
            }))}
            format={formatNumber}
          />
        </Region>
        <Region title="By type">
          <Shares label="By type" rowLabel="Type" shares={byType} />
        </Region>
        <Region title="By operating system">
          <Shares label="By operating system" rowLabel="Operating system" shares={byOs} />
        </Region>
      </DashboardRegions>
    </>
  );
}

type Counts = Omit<RunZeroStatistics, 'byCriticality' | 'byOs' | 'byType'>;

const daysKept = 30;

function Figures({ count, moved, seenToday, lost, recent, drifted, lastSyncAt, ...since }: Counts) {
  return (
    <FigureStrip>
      <Figure
        name="Devices"
        value={<ToDevices>{formatNumber(count)}</ToDevices>}
        note={`${formatNumber(recent)} new in 7 days`}
      />
      <Figure name="In the register" value={<ToDevices search={{ moved: 'yes' }}>{formatNumber(moved)}</ToDevices>} />
      <Figure
        name="Changed since moved"
        value={<ToDevices search={{ drifted: 'yes' }}>{formatNumber(drifted)}</ToDevices>}
        alarming={drifted > 0}
      />
      <Figure
        name="Seen in 24 hours"
        value={<ToDevices search={{ seen: 'WITHIN_A_DAY' }}>{formatNumber(seenToday)}</ToDevices>}
      />
      <Figure
        name={`Not seen for ${daysKept} days`}
        value={<ToDevices search={{ seen: 'NOT_FOR_30_DAYS' }}>{formatNumber(lost)}</ToDevices>}
        alarming={lost > 0}
      />
      {lastSyncAt !== null && <Since since={since} at={lastSyncAt} />}
    </FigureStrip>
  );
}

interface SinceProps {
  readonly since: Pick<Counts, 'added' | 'changed' | 'gone'>;
  readonly at: string;
}

/** What the last import or pull said. */
const Since = ({ since: { added, changed, gone }, at }: SinceProps) => (
  <>
    <Figure
      name="New in the last import"
      value={<ToDevices search={{ since: 'ADDED' }}>{formatNumber(added)}</ToDevices>}
      note={formatInstant(at)}
    />
    <Figure
      name="Changed in the last import"
      value={<ToDevices search={{ since: 'CHANGED' }}>{formatNumber(changed)}</ToDevices>}
    />
    <Figure
      name="Gone in the last import"
      value={<ToDevices search={{ since: 'GONE' }}>{formatNumber(gone)}</ToDevices>}
      alarming={gone > 0}
    />
  </>
);

interface SharesProps {
  readonly label: string;
  readonly rowLabel: string;
  readonly shares: RunZeroStatistics['byType'];
}

const Shares = ({ label, rowLabel, shares }: SharesProps) => (
  <Bars
    label={label}
    rowLabel={rowLabel}
    parts={parts}
    bars={shares.map(({ name, count }) => ({ key: name, name: name === '' ? 'Unknown' : name, values: [count] }))}
    format={formatNumber}
  />
);
