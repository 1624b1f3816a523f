import { createLink } from '@tanstack/react-router';

import { detectionLabels, incidentTexts as texts, severityLabels, statusLabels } from '#domain/words/incident.ts';
import type { IncidentReport } from '#src/api/incident/incident-report.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { formatInstant, formatRoughTime } from '#src/components/format.ts';
import { ReportFacts } from '#src/components/report/ReportFacts.tsx';
import { ReportPage } from '#src/components/report/ReportPage.tsx';
import { ProseSection, ReportSection } from '#src/components/report/ReportSection.tsx';
import { labels } from '#src/ui/labels.ts';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';

import { Notifications } from './Notifications.tsx';
import { Evidence, RelatedRecords, Timeline, TreatmentOfRisks } from './report-lists.tsx';

const ReportLink = createLink(TextLink);

const orNone = (time: string | null) => (time === null ? 'Not recorded' : formatRoughTime(time));

interface ReportProps {
  readonly report: IncidentReport;
}

/** The report of an incident. */
export function Report({ report: { incident, duties, timeline, evidence, actions, links } }: ReportProps) {
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
      <Notifications duties={duties} notNotified={incident.notNotified} />
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
    [texts.occurredAt.label, orNone(incident.occurredAt)],
    [texts.detectedAt.label, orNone(incident.detectedAt)],
    [texts.awareAt.label, orNone(incident.awareAt)],
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
