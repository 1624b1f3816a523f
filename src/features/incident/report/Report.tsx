import { createLink } from '@tanstack/react-router';

import { clocksOf } from '#domain/incident/clocks.ts';
import { detectionLabels, incidentTexts as texts, severityLabels, statusLabels } from '#domain/words/incident.ts';
import type { IncidentReport } from '#src/api/incident/incident-report.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { formatInstant, formatMonthOrYear } from '#src/components/format.ts';
import { reportTable } from '#src/components/report/report-table.ts';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { ReportPage } from '#src/components/report/ReportPage.tsx';
import { ReportScroll } from '#src/components/report/ReportScroll.tsx';
import { NotRecorded, ProseSection, ReportSection } from '#src/components/report/ReportSection.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { clockResult } from '../time-left.ts';
import { Evidence, RelatedRecords, Timeline, TreatmentOfRisks } from './report-lists.tsx';

const late = css({ color: 'danger.fg', fontWeight: 'medium' });

const ReportLink = createLink(TextLink);

/** An instant, or else the month or year that is known of it. */
const orNone = (instant: string | null, rough: string | null = null) =>
  instant !== null ? formatInstant(instant) : rough === null ? 'Not recorded' : formatMonthOrYear(rough);

interface ReportProps {
  readonly report: IncidentReport;
}

/** The report of an incident. */
export function Report({ report: { incident, timeline, evidence, actions, links } }: ReportProps) {
  return (
    <ReportPage
      title={`Incident report ${incident.ref}: ${incident.title}`}
      tools={
        <ReportLink to="/add-incident/$id" params={{ id: incident.id }}>
          Back to the incident
        </ReportLink>
      }
      authorship={authorshipOf(incident)}
    >
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
    </ReportPage>
  );
}

const authorshipOf = ({ createdBy, createdAt, updatedBy, updatedAt }: Incident): string[] => [
  `Recorded by ${createdBy?.name ?? 'the system'} on ${formatInstant(createdAt)}`,
  `last changed by ${updatedBy?.name ?? 'the system'} on ${formatInstant(updatedAt)}`,
];

function Head({ incident }: { readonly incident: Incident }) {
  const { status, severity, type, detection, owner, reporter } = incident;
  const rows: readonly (readonly [string, string])[] = [
    [texts.status.label, statusLabels[status]],
    [texts.severity.label, severity === null ? 'Not assessed' : severityLabels[severity]],
    [texts.type.label, type?.name ?? 'None'],
    [texts.detection.label, detection === null ? 'Not known' : detectionLabels[detection]],
    [texts.owner.label, owner?.name ?? labels.unassigned],
    [texts.reporter.label, reporter?.name ?? 'Not recorded'],
    [texts.occurredAt.label, orNone(incident.occurredAt, incident.occurredIn)],
    [texts.detectedAt.label, orNone(incident.detectedAt, incident.detectedIn)],
    [texts.reportedAt.label, orNone(incident.reportedAt)],
    [texts.containedAt.label, orNone(incident.containedAt)],
    [texts.resolvedAt.label, orNone(incident.resolvedAt)],
  ];
  return (
    <ReportSection title="Summary">
      <ReportFacts facts={rows} />
    </ReportSection>
  );
}

function Notifications({ incident }: { readonly incident: Incident }) {
  const clocks = clocksOf(incident);
  return (
    <ReportSection title="Notifications">
      {clocks.length === 0 ? (
        <NotRecorded>
          {incident.partiesToNotify.length === 0 ? 'Nobody has to be notified.' : 'The detection is not recorded.'}
        </NotRecorded>
      ) : (
        <ReportScroll label="Table of notifications">
          <table className={reportTable} aria-label="Notifications">
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
        </ReportScroll>
      )}
    </ReportSection>
  );
}
