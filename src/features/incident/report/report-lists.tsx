import { percentText } from '#domain/share.ts';
import { entryKindLabels, incidentTexts as texts, severityLabels, statusLabels } from '#domain/words/incident.ts';
import { relationLabel } from '#domain/words/links.ts';
import { planStatusLabels } from '#domain/words/risk.ts';
import { informationAsset, risk } from '#openapi/generated/records.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { IncidentReport } from '#src/api/incident/incident-report.ts';
import type { TimelineEntry } from '#src/api/incident/incident-responses.ts';
import { formatDay, formatInstant } from '#src/components/format.ts';
import { NotRecorded, ReportSection, Shortened } from '#src/components/report/ReportSection.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { labels } from '#src/ui/labels.ts';
import { css } from '#styled/css/index.js';

const list = css({ listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '8' });
const entry = css({ breakInside: 'avoid', overflowWrap: 'anywhere' });
const about = css({ color: 'fg.muted', textStyle: 'xs' });
const text = css({ margin: '0', whiteSpace: 'pre-wrap' });
const term = css({ color: 'fg.muted' });

const valueLabels: Readonly<Record<string, string>> = { ...statusLabels, ...severityLabels };

const kindOf = ({ kind, from, to }: TimelineEntry) =>
  from === null || to === null
    ? entryKindLabels[kind]
    : `${entryKindLabels[kind]}: ${valueLabels[from] ?? from} → ${valueLabels[to] ?? to}`;

/** What happened, the oldest first. */
export const Timeline = ({ timeline }: Pick<IncidentReport, 'timeline'>) => (
  <ReportSection title="Timeline">
    {timeline.rows.length === 0 && <NotRecorded>Nothing is in the timeline.</NotRecorded>}
    <ol className={list} hidden={timeline.rows.length === 0}>
      {timeline.rows.map((row) => (
        <li key={row.id} className={entry}>
          <div className={about}>
            <time dateTime={row.at}>{formatInstant(row.at)}</time>, {row.createdBy.name}
            {row.editedAt !== null && `, edited ${formatInstant(row.editedAt)}`}
          </div>
          <strong>{kindOf(row)}</strong>
          {row.removedBy !== null && <NotRecorded>Removed by {row.removedBy.name}</NotRecorded>}
          {row.text !== null && row.text !== '' && (
            <p className={text} dir="auto">
              {row.text}
            </p>
          )}
        </li>
      ))}
    </ol>
    <Shortened of={timeline} what="entries" />
  </ReportSection>
);

/** The files that are attached to the incident, by name. */
export const Evidence = ({ evidence }: Pick<IncidentReport, 'evidence'>) => (
  <ReportSection title="Evidence">
    {evidence.rows.length === 0 && <NotRecorded>No files are attached.</NotRecorded>}
    <ul className={list} hidden={evidence.rows.length === 0}>
      {evidence.rows.map(({ id, latest }) => (
        <li key={id} className={entry}>
          <span dir="auto">{latest.name}</span>
          <div className={about}>
            Version {latest.number}, {formatInstant(latest.createdAt)}, {latest.createdBy.name}
          </div>
        </li>
      ))}
    </ul>
    <Shortened of={evidence} what="files" />
  </ReportSection>
);

/** How far the treatment of the risks is that the incident realised; nothing without any action. */
export const TreatmentOfRisks = ({ actions }: Pick<IncidentReport, 'actions'>) =>
  actions.length > 0 && (
    <ReportSection title="Treatment of its risks">
      <ul className={list}>
        {actions.map(({ riskRef, action }) => (
          <li key={action.id} className={entry}>
            <span dir="auto">{action.title}</span>
            <div className={about}>
              {[
                riskRef,
                `${planStatusLabels[action.status]}, ${percentText(action.progress)}`,
                action.owner?.name ?? labels.unassigned,
                ...(action.dueOn === null ? [] : [`due ${formatDay(action.dueOn)}`]),
              ].join(', ')}
            </div>
          </li>
        ))}
      </ul>
    </ReportSection>
  );

/** Other records, as far as the reader may view them: the server leaves out the links of those that they may not. */
export function RelatedRecords({ incident, links }: Pick<IncidentReport, 'incident' | 'links'>) {
  const maySeeAssets = useMay({ roles: informationAsset.roles, feature: informationAsset.feature });
  const maySeeRisks = useMay({ roles: risk.roles, feature: risk.feature });
  const found = [
    ...(maySeeAssets ? incident.assets.map((other) => ({ as: texts.assets.label, other })) : []),
    ...(maySeeRisks ? incident.risks.map((other) => ({ as: texts.risks.label, other })) : []),
    ...links.map((link) => ({ as: relationLabel(link), other: link.other })),
  ];
  return (
    <ReportSection title="Affected assets, risks and other records">
      {found.length === 0 && <NotRecorded>None that you may view.</NotRecorded>}
      <ul className={list} hidden={found.length === 0}>
        {found.map(({ as, other }) => (
          <Related key={`${as} ${other.id}`} as={as} other={other} />
        ))}
      </ul>
    </ReportSection>
  );
}

interface RelatedProps {
  readonly as: string;
  readonly other: Schemas['RecordReference'];
}

const Related = ({ as, other: { ref, title } }: RelatedProps) => (
  <li className={entry}>
    <span className={term}>{as}:</span> {ref} <span dir="auto">{title}</span>
  </li>
);
