import type { PolicyStatistics } from '#src/api/policy/policy-figures.ts';
import { isolated } from '#src/components/bidi.ts';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Bars, type Bar } from '#src/ui/chart/Bars.tsx';
import { Trend } from '#src/ui/chart/Trend.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';

import { ToAcknowledgement } from './links.tsx';

/** The states of requests that count as open. */
const notAcknowledged = ['REQUESTED', 'OPENED', 'EXPIRED'] as const;

interface StatisticsProps {
  readonly statistics: PolicyStatistics;
}

/** Who has acknowledged what: by policy, by person, and over time. */
export const AcknowledgementRegions = ({ statistics }: StatisticsProps) => (
  <>
    <ByPolicy statistics={statistics} />
    <ByPerson statistics={statistics} />
    <Weeks statistics={statistics} />
  </>
);

/** Its name leads to all requests, each number to those that it counts. */
const policyBar = ({ policy, requested, acknowledged }: PolicyStatistics['byPolicy'][number]): Bar => ({
  key: policy.id,
  name: <ToAcknowledgement id={policy.id}>{`${policy.ref} ${isolated(policy.title)}`}</ToAcknowledgement>,
  values: [requested - acknowledged, acknowledged],
  show: (text, index) => (
    <ToAcknowledgement id={policy.id} state={index === 0 ? notAcknowledged : ['ACKNOWLEDGED']}>
      {text}
    </ToAcknowledgement>
  ),
});

const ByPolicy = ({ statistics: { byPolicy } }: StatisticsProps) => (
  <Region title="Acknowledgement by policy" note="Open, and acknowledged">
    {byPolicy.length === 0 ? (
      <EmptyState title="Nobody has been asked yet">
        Once a version is approved, people can be asked to acknowledge it.
      </EmptyState>
    ) : (
      <Bars
        label="Acknowledgement by policy"
        rowLabel="Policy"
        parts={[
          { name: 'Open', tone: 'accent' },
          { name: 'Acknowledged', tone: 'plain' },
        ]}
        bars={byPolicy.map(policyBar)}
        format={formatNumber}
      />
    )}
  </Region>
);

const ByPerson = ({ statistics: { acknowledgement, byPerson } }: StatisticsProps) => (
  <Region title="Acknowledgement by person" note="Most open requests first">
    {byPerson.length === 0 ? (
      <EmptyState title="No open requests">
        {acknowledgement.requested === 0
          ? 'Nobody has been asked to acknowledge a policy.'
          : 'Everyone who was asked has acknowledged.'}
      </EmptyState>
    ) : (
      <Bars
        label="Acknowledgement by person"
        rowLabel="Person"
        parts={[{ name: 'Open', tone: 'accent' }]}
        bars={byPerson.map(({ recipient: { name, email }, open }) => ({
          key: email,
          name: name === '' ? email : `${isolated(name)} (${email})`,
          values: [open],
        }))}
        format={formatNumber}
      />
    )}
  </Region>
);

/** `23 Nov`: the twelve weeks are of at most two years, whose days differ. */
const weekName = (monday: string) =>
  new Date(`${monday}T12:00:00`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });

const Weeks = ({ statistics: { weeks } }: StatisticsProps) => (
  <Region title="Trend" note="In each week from Monday">
    <Trend
      label="Acknowledgements by week"
      axisLabel="Week from"
      valueLabel="Acknowledgements"
      points={weeks.map(({ week }) => weekName(week))}
      series={[
        { name: 'Requested', values: weeks.map(({ requested }) => requested), isReference: true },
        { name: 'Acknowledged', values: weeks.map(({ acknowledged }) => acknowledged) },
      ]}
      format={formatNumber}
    />
  </Region>
);
