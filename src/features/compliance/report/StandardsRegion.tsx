import { tenthsText } from '#domain/compliance/report-score.ts';
import { scoringMethodLabels } from '#domain/words/own-control.ts';
import type { ReportedStandard } from '#src/api/compliance/compliance-report.ts';
import { WordsCell } from '#src/components/cells/WordsCell.tsx';
import { countOf, formatNumber } from '#src/components/format.ts';
import { Region } from '#src/components/Region.tsx';
import { Badge } from '#src/ui/data/Badge.tsx';
import * as Table from '#src/ui/data/Table.tsx';
import { css } from '#styled/css/index.js';

import { ConfidenceText } from '../ResultText.tsx';
import { scoreText, shareText } from '../score.ts';
import { ToFindings, ToReport } from './links.tsx';

const inLine = css({ display: 'inline-flex', alignItems: 'center', gap: '8' });

interface StandardsRegionProps {
  readonly standards: readonly ReportedStandard[];
  readonly asOf: string | undefined;
}

/** The adopted standards: score always beside coverage, maturity against target, confidence, and what waits. */
export const StandardsRegion = ({ standards, asOf }: StandardsRegionProps) => (
  <Region title="Standards" note="The score of what is assessed, beside how much is">
    <Table.Root label="Compliance with standards">
      <Table.Head>
        <Table.HeadCell flexible sticky="title">
          Standard
        </Table.HeadCell>
        <Table.HeadCell>Version</Table.HeadCell>
        <Table.HeadCell>Score</Table.HeadCell>
        <Table.HeadCell>Coverage</Table.HeadCell>
        <Table.HeadCell>Maturity</Table.HeadCell>
        <Table.HeadCell collapsePriority="second">Below target</Table.HeadCell>
        <Table.HeadCell collapsePriority="third">Confidence</Table.HeadCell>
        <Table.HeadCell collapsePriority="fourth">To confirm</Table.HeadCell>
        <Table.HeadCell>Open findings</Table.HeadCell>
      </Table.Head>
      <Table.Body>
        {standards.map((standard) => (
          <StandardRow key={standard.id} standard={standard} asOf={asOf} />
        ))}
      </Table.Body>
    </Table.Root>
  </Region>
);

/** `2.4 of 3`, the mean level of the controls that have one; null of none. */
function maturityText({ score, targetMaturity }: ReportedStandard): string | null {
  if (score.maturity === null) return null;
  return targetMaturity === null
    ? tenthsText(score.maturity)
    : `${tenthsText(score.maturity)} of ${formatNumber(targetMaturity)}`;
}

interface StandardRowProps {
  readonly standard: ReportedStandard;
  readonly asOf: string | undefined;
}

function StandardRow({ standard, asOf }: StandardRowProps) {
  const { id, title, number, newerVersion, method, score, openFindings } = standard;
  const value = scoreText(standard);
  const coverage = shareText(score.coverage);
  const findings = formatNumber(openFindings);
  return (
    <Table.Row>
      <Table.TitleCell
        note={`${value ?? 'Not assessed'}, coverage ${coverage ?? 'none'}, ${countOf(openFindings, 'open finding')}`}
      >
        <ToReport id={id} asOf={asOf}>
          {title}
        </ToReport>
      </Table.TitleCell>
      <Table.Cell>
        <span className={inLine}>
          {number}
          {newerVersion !== null && <Badge tone="info">{newerVersion} is out</Badge>}
        </span>
      </Table.Cell>
      <Table.Cell title={scoringMethodLabels[method]}>
        <WordsCell>{value}</WordsCell>
      </Table.Cell>
      <Table.Cell>
        <span className={inLine}>
          <WordsCell>{coverage}</WordsCell>
          <span>
            <ToReport id={id} asOf={asOf} only="ASSESSED">
              {formatNumber(score.assessed)}
            </ToReport>
            {' of '}
            <ToReport id={id} asOf={asOf} only="APPLICABLE">
              {formatNumber(score.applicable)}
            </ToReport>
          </span>
        </span>
      </Table.Cell>
      <Table.Cell>
        <WordsCell>{maturityText(standard)}</WordsCell>
      </Table.Cell>
      <Table.Cell collapsePriority="second">
        <ToReport id={id} asOf={asOf} only="BELOW_TARGET">
          {formatNumber(standard.belowTarget)}
        </ToReport>
      </Table.Cell>
      <Table.Cell collapsePriority="third">
        <ConfidenceText confidence={standard.confidence} />
      </Table.Cell>
      <Table.Cell collapsePriority="fourth">
        <ToReport id={id} asOf={asOf} only="TO_CONFIRM">
          {formatNumber(standard.toConfirm)}
        </ToReport>
      </Table.Cell>
      <Table.Cell phone="end">
        {asOf === undefined ? (
          <ToFindings figure="OPEN" adoptedStandardId={id}>
            {findings}
          </ToFindings>
        ) : (
          findings
        )}
      </Table.Cell>
    </Table.Row>
  );
}
