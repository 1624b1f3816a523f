import { figureLabels } from '#domain/words/figures.ts';
import { findingKindLabels } from '#domain/words/finding.ts';
import type { ComplianceDashboard } from '#src/api/compliance/compliance-report.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import { formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import * as Table from '#src/ui/data/Table.tsx';

import { ToFindings } from './links.tsx';

type Ages = ComplianceDashboard['findings'][number];
type Figure = Schemas['FindingFigure'];

/** The number of each column, from the youngest findings to all of them. */
const columns: readonly (readonly [figure: Figure, number: Exclude<keyof Ages, 'kind'>])[] = [
  ['UP_TO_30_DAYS', 'upTo30Days'],
  ['UP_TO_90_DAYS', 'upTo90Days'],
  ['OVER_90_DAYS', 'over90Days'],
  ['OVERDUE', 'overdue'],
  ['OPEN', 'open'],
  ['RISK_ACCEPTED', 'riskAccepted'],
];

interface FindingsRegionProps {
  readonly findings: readonly Ages[];
  readonly isToday: boolean;
}

/** Findings by kind, those that are open by age, each number a link to those that it counts. */
export const FindingsRegion = ({ findings, isToday }: FindingsRegionProps) => (
  <Region title="Open findings" note="By kind, and by how long ago they were raised">
    <Table.Root label="Open findings by kind and age">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Kind
        </Table.HeadCell>
        {columns.map(([figure]) => (
          <Table.HeadCell key={figure}>{figureLabels.finding[figure]}</Table.HeadCell>
        ))}
      </Table.Head>
      <Table.Body>
        {findings.map((ages) => (
          <Table.Row key={ages.kind}>
            <Table.TitleCell
              note={`${formatNumber(ages.open)} open, ${formatNumber(ages.overdue)} overdue, ${formatNumber(ages.over90Days)} older than 90 days, ${formatNumber(ages.riskAccepted)} with an accepted risk`}
            >
              {findingKindLabels[ages.kind]}
            </Table.TitleCell>
            {columns.map(([figure, number]) => (
              <Table.Cell key={figure} {...(figure === 'OPEN' && { phone: 'end' as const })}>
                {isToday ? (
                  <ToFindings figure={figure} kind={ages.kind}>
                    {formatNumber(ages[number])}
                  </ToFindings>
                ) : (
                  formatNumber(ages[number])
                )}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Region>
);
