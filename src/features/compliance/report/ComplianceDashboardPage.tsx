import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';

import { complianceDashboardQuery, type ComplianceDashboard } from '#src/api/compliance/compliance-report.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { Dashboard, DashboardRegions } from '#src/components/Dashboard.tsx';
import { Figure, FigureStrip } from '#src/components/FigureStrip.tsx';
import { formatDay, formatNumber } from '#src/components/format.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { css } from '#styled/css/index.js';

import { DashboardTools } from './DashboardTools.tsx';
import { EvidenceRegion } from './EvidenceRegion.tsx';
import { FindingsRegion } from './FindingsRegion.tsx';
import { GroupsRegion } from './GroupsRegion.tsx';
import { ToEvidence, ToFindings, ToStandards } from './links.tsx';
import { OwnControlRegion } from './OwnControlRegion.tsx';
import { SettledRegion } from './SettledRegion.tsx';
import { StandardsRegion } from './StandardsRegion.tsx';

const route = getRouteApi('/_app/_guarded/compliance-report');

const note = css({
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '12',
  color: 'fg.muted',
  textStyle: 'xs',
});

/** /compliance-report: how well the organisation conforms to each standard that it has adopted, now or on any day before. */
export function ComplianceDashboardPage() {
  const { asOf } = route.useSearch();
  const navigate = useNavigate();
  const numbers = useQuery(complianceDashboardQuery(useApi(), asOf));
  const choose = (day: string | null) =>
    void navigate({ to: '.', search: (before) => ({ ...before, asOf: day ?? undefined }), replace: true });
  return (
    <Dashboard
      title="Compliance Dashboard"
      numbers={numbers}
      day={asOf}
      actions={<DashboardTools asOf={asOf} onDay={choose} hasNumbers={(numbers.data?.standards.length ?? 0) > 0} />}
    >
      {(shown) => (shown.standards.length === 0 ? <NothingAdopted numbers={shown} /> : <Numbers numbers={shown} />)}
    </Dashboard>
  );
}

interface NumbersProps {
  readonly numbers: ComplianceDashboard;
}

const NothingAdopted = ({ numbers: { isToday, day } }: NumbersProps) =>
  isToday ? (
    <EmptyState title="No standard adopted yet" actions={<ToStandards>Adopt a standard</ToStandards>}>
      The dashboard shows how well you conform, as soon as you have adopted a standard.
    </EmptyState>
  ) : (
    <EmptyState title={`No standard was adopted on ${formatDay(day)}`}>Choose a later day.</EmptyState>
  );

function Numbers({ numbers }: NumbersProps) {
  const { standards, isToday, day } = numbers;
  const asOf = isToday ? undefined : day;
  return (
    <>
      {asOf !== undefined && (
        <p className={note}>
          Numbers as they were at the end of {formatDay(day)}. Targets are those of today, what has been deleted for
          good is missing, and lists of findings and evidence show today, so that their numbers have no links.
        </p>
      )}
      <Figures numbers={numbers} asOf={asOf} />
      <StandardsRegion standards={standards} asOf={asOf} />
      <DashboardRegions widerFirst>
        <FindingsRegion findings={numbers.findings} isToday={isToday} />
        <EvidenceRegion evidence={numbers.evidence} asked={numbers.evidenceAsked} isToday={isToday} />
      </DashboardRegions>
      {numbers.ownControls !== null && <OwnControlRegion numbers={numbers.ownControls} />}
      <GroupsRegion standards={standards} asOf={asOf} />
      {isToday && standards.length > 1 && <SettledRegion standards={standards} />}
    </>
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What needs someone first. */
function Figures({ numbers, asOf }: NumbersProps & { readonly asOf: string | undefined }) {
  const { standards, findings, evidence } = numbers;
  const isToday = asOf === undefined;
  const open = sum(findings.map((one) => one.open));
  const overdue = sum(findings.map((one) => one.overdue));
  const withFreshness = (freshness: 'DUE' | 'STALE') => evidence.find((one) => one.freshness === freshness)?.count ?? 0;
  const linked = (freshness: 'DUE' | 'STALE') => {
    const count = formatNumber(withFreshness(freshness));
    return isToday ? <ToEvidence freshness={freshness}>{count}</ToEvidence> : count;
  };
  return (
    <FigureStrip>
      <Figure
        name="Standards"
        value={isToday ? <ToStandards>{formatNumber(standards.length)}</ToStandards> : formatNumber(standards.length)}
      />
      <Figure
        name="Open findings"
        value={isToday ? <ToFindings figure="OPEN">{formatNumber(open)}</ToFindings> : formatNumber(open)}
      />
      <Figure
        name="Findings overdue"
        value={isToday ? <ToFindings figure="OVERDUE">{formatNumber(overdue)}</ToFindings> : formatNumber(overdue)}
        alarming={overdue > 0}
      />
      <Figure name="Evidence due" value={linked('DUE')} note="Within 30 days" />
      <Figure name="Evidence stale" value={linked('STALE')} alarming={withFreshness('STALE') > 0} />
    </FigureStrip>
  );
}
