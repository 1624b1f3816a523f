import { createLink } from '@tanstack/react-router';
import { useState } from 'react';

import { clocksOf } from '#domain/incident-clocks.ts';
import { detectionLabels, incidentTexts as texts, severityLabels, statusLabels } from '#domain/words/incident.ts';
import type { IncidentReport } from '#src/api/incident-report.ts';
import type { Incident } from '#src/api/incidents.ts';
import { formatInstant } from '#src/components/format.ts';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { Button } from '#src/ui/Button.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { clockResult } from '../time-left.ts';
import { Evidence, RelatedRecords, Timeline, TreatmentOfRisks } from './report-lists.tsx';
import { NotRecorded, ProseSection, ReportSection } from './ReportSection.tsx';

// Black on white: what is coloured on the screen also says so in words.
const report = css({
  _print: { '& *': { color: '[black!]', background: '[white!]', borderColor: '[#767676!]' } },
});
const sheet = css({ maxWidth: '[56rem]', paddingInline: { base: '16', md: '20' }, paddingBlockEnd: '32' });
const tools = css({ display: 'flex', gap: '12', alignItems: 'center', _print: { display: 'none' } });
const facts = 'auto minmax(0, 1fr) auto minmax(0, 1fr)';
const head = css({
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: facts, _print: facts },
  columnGap: '16',
  rowGap: '6',
  margin: '0',
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
  '& dt': { color: 'fg.muted' },
});
const table = css({
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'start', paddingInlineEnd: '16', paddingBlock: '4', verticalAlign: 'top' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium', textStyle: 'xs' },
  '& tbody th': { fontWeight: 'medium' },
  '& tr': { borderBlockEnd: 'subtle', breakInside: 'avoid' },
});
const late = css({ color: 'danger.fg', fontWeight: 'medium' });
const scroll = css({ overflowX: 'auto' });
const foot = css({ borderBlockStart: 'default', paddingBlockStart: '12', color: 'fg.muted', textStyle: 'xs' });

const ReportLink = createLink(TextLink);

const orNone = (instant: string | null) => (instant === null ? 'Not recorded' : formatInstant(instant));

interface ReportProps {
  readonly report: IncidentReport;
}

/** The report of an incident as a page that prints: the browser makes the file. */
export function Report({ report: { incident, timeline, evidence, actions, links } }: ReportProps) {
  return (
    <div className={report}>
      <PageTitle
        title={`Incident report ${incident.ref}: ${incident.title}`}
        actions={
          <div className={tools}>
            <ReportLink to="/add-incident/$id" params={{ id: incident.id }}>
              Back to the incident
            </ReportLink>
            <Button variant="primary" onClick={() => window.print()}>
              Print
            </Button>
          </div>
        }
      />
      <article className={sheet}>
        <Head incident={incident} />
        <Notifications incident={incident} />
        <ProseSection title={texts.description.label} text={incident.description} />
        <ProseSection title={texts.impact.label} text={incident.impact} />
        <ProseSection title={texts.immediateMitigation.label} text={incident.immediateMitigation} />
        <Timeline timeline={timeline} />
        <Evidence evidence={evidence} />
        <ProseSection title={texts.rootCause.label} text={incident.rootCause} />
        <ProseSection title={texts.correctiveActions.label} text={incident.correctiveActions} />
        <TreatmentOfRisks actions={actions} />
        <RelatedRecords incident={incident} links={links} />
        <ProseSection title={texts.lessonsLearned.label} text={incident.lessonsLearned} />
        <Authorship incident={incident} />
      </article>
    </div>
  );
}

function Head({ incident }: { readonly incident: Incident }) {
  const { status, severity, type, detection, owner, reporter } = incident;
  const rows: readonly (readonly [string, string])[] = [
    [texts.status.label, statusLabels[status]],
    [texts.severity.label, severity === null ? 'Not assessed' : severityLabels[severity]],
    [texts.type.label, type?.name ?? 'None'],
    [texts.detection.label, detection === null ? 'Not known' : detectionLabels[detection]],
    [texts.owner.label, owner?.name ?? labels.unassigned],
    [texts.reporter.label, reporter?.name ?? 'Not recorded'],
    [texts.occurredAt.label, orNone(incident.occurredAt)],
    [texts.detectedAt.label, orNone(incident.detectedAt)],
    [texts.reportedAt.label, orNone(incident.reportedAt)],
    [texts.containedAt.label, orNone(incident.containedAt)],
    [texts.resolvedAt.label, orNone(incident.resolvedAt)],
  ];
  return (
    <ReportSection title="Summary">
      <dl className={head}>
        {rows.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
    </ReportSection>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{value}</dd>
  </>
);

function Notifications({ incident }: { readonly incident: Incident }) {
  const clocks = clocksOf(incident);
  return (
    <ReportSection title="Notifications">
      {clocks.length === 0 ? (
        <NotRecorded>
          {incident.partiesToNotify.length === 0 ? 'Nobody has to be notified.' : 'The detection is not recorded.'}
        </NotRecorded>
      ) : (
        <div className={scroll}>
          <table className={table} aria-label="Notifications">
            <thead>
              <tr>
                <th scope="col">Notification</th>
                <th scope="col">Due</th>
                <th scope="col">Given</th>
                <th scope="col">Period</th>
              </tr>
            </thead>
            <tbody>
              {clocks.map((clock) => {
                const { text, isLate } = clockResult(clock);
                return (
                  <tr key={clock.field}>
                    <th scope="row">{texts[clock.field].label}</th>
                    <td>{formatInstant(clock.dueAt)}</td>
                    <td>{clock.stoppedAt === null ? 'Not given' : formatInstant(clock.stoppedAt)}</td>
                    <td className={isLate ? late : undefined}>{text}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </ReportSection>
  );
}

function Authorship({ incident }: { readonly incident: Incident }) {
  const reader = useSession(({ context }) => context.account?.fullName ?? '');
  const [openedAt] = useState(() => new Date().toISOString());
  const { createdBy, createdAt, updatedBy, updatedAt } = incident;
  return (
    <p className={foot}>
      {[
        `Recorded by ${createdBy?.name ?? 'the system'} on ${formatInstant(createdAt)}`,
        `last changed by ${updatedBy?.name ?? 'the system'} on ${formatInstant(updatedAt)}`,
        `report of ${formatInstant(openedAt)} for ${reader}`,
      ].join(', ')}
      .
    </p>
  );
}
