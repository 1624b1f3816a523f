import { evidenceAskedLabels, freshnessLabels } from '#domain/words/evidence.ts';
import type { ComplianceDashboard } from '#src/api/compliance/compliance-report.ts';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Bars } from '#src/ui/chart/Bars.tsx';

import { ToEvidence } from './links.tsx';

interface EvidenceRegionProps {
  readonly evidence: ComplianceDashboard['evidence'];
  readonly asked: ComplianceDashboard['evidenceAsked'];
  readonly isToday: boolean;
}

/** How much of the evidence still covers the day, and how much someone is asked for. */
export const EvidenceRegion = ({ evidence, asked, isToday }: EvidenceRegionProps) => (
  <Region title="Evidence" note={isToday ? 'Whether it covers today' : 'Whether it covered the day'}>
    <Bars
      label="Evidence by freshness"
      rowLabel="Freshness"
      parts={[{ name: 'Evidence', tone: 'plain' }]}
      bars={evidence.map(({ freshness, count }) => ({
        key: freshness,
        name: isToday ? (
          <ToEvidence freshness={freshness}>{freshnessLabels[freshness]}</ToEvidence>
        ) : (
          freshnessLabels[freshness]
        ),
        values: [count],
      }))}
      format={formatNumber}
    />
    {asked !== null && asked.some(({ count }) => count > 0) && (
      <Bars
        label="Evidence that someone is asked for"
        rowLabel="Asked for"
        parts={[{ name: 'Evidence', tone: 'plain' }]}
        bars={asked.map(({ asked: value, count }) => ({
          key: value,
          name: <ToEvidence asked={value}>{evidenceAskedLabels[value]}</ToEvidence>,
          values: [count],
        }))}
        format={formatNumber}
      />
    )}
  </Region>
);
