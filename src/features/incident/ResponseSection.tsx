import { createLink } from '@tanstack/react-router';

import { incidentLifecycle } from '#domain/incident/lifecycle.ts';
import { actionLabels, severityLabels } from '#domain/words/incident.ts';
import type { Response, ResponseDraft } from '#src/actors/incident-response.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { TimelineEntry } from '#src/api/incident/incident-responses.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { css } from '#styled/css/index.js';

import { incidentKind } from './incident-kind.ts';
import { ResponseDialog } from './ResponseDialog.tsx';
import { SeverityCell } from './SeverityCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { Timeline, type EntryChange } from './Timeline.tsx';
import { useResponseActor } from './useResponseActor.ts';

const ReportLink = createLink(TextLink);

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const note = css({ color: 'fg.subtle', textStyle: 'xs' });

/** What a dialog starts with: most is entered when it happens. */
const draftOf = ({ version, severity, rootCause, openDuties }: Incident, response: Response): ResponseDraft => ({
  response,
  version,
  severity,
  rootCause,
  openDuties,
  kind: 'OBSERVATION',
  entry: null,
  text: '',
  at: new Date().toISOString(),
});

/** The kind of an entry that a person has made. */
const noteKindOf = (kind: TimelineEntry['kind']): Schemas['TimelineNoteKind'] =>
  kind === 'DETECTION' || kind === 'MITIGATION' ? kind : 'OBSERVATION';

/** A change of an entry starts with what the entry says. */
const changeOf = (incident: Incident, entry: TimelineEntry, response: EntryChange): ResponseDraft => ({
  ...draftOf(incident, response),
  entry,
  at: entry.at,
  kind: noteKindOf(entry.kind),
  text: entry.text ?? '',
});

export interface ResponseSectionProps {
  readonly incident: Incident;
  readonly mayEdit: boolean;
  /** A response changes the incident, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the incident has changed. */
  readonly onMade: () => void;
}

/** Where the response to an incident stands, what can be done next, and its timeline. */
export function ResponseSection({ incident, mayEdit, hasChanges, onMade }: ResponseSectionProps) {
  const actor = useResponseActor(incident.id, onMade);
  const { status, severity } = incident;
  const request = (response: Response) => actor.send({ type: 'step.requested', draft: draftOf(incident, response) });
  const actions = useOffered(incidentLifecycle, incidentKind.access)(status, {});
  return (
    <FieldSection title="Response">
      <div className={row}>
        <StatusCell status={status} />
        {mayEdit && (
          <LifecycleActions
            lifecycle={incidentLifecycle}
            actions={actions}
            labels={actionLabels}
            disabled={hasChanges}
            size="sm"
            onRequest={request}
          />
        )}
        <ReportLink to="/incident-report/$id" params={{ id: incident.id }}>
          Report
        </ReportLink>
      </div>
      {severity !== null && (
        <div className={row} role="group" aria-label={`Severity: ${severityLabels[severity]}`}>
          <SeverityCell severity={severity} />
          {mayEdit && (
            <Button size="sm" disabled={hasChanges} onClick={() => request('SEVERITY')}>
              Change severity
            </Button>
          )}
        </div>
      )}
      {mayEdit && hasChanges && <p className={note}>Save your changes before the next step.</p>}
      <Timeline
        incidentId={incident.id}
        onAdd={mayEdit ? () => request('ENTRY') : undefined}
        onChange={
          mayEdit
            ? (entry, change) => actor.send({ type: 'step.requested', draft: changeOf(incident, entry, change) })
            : undefined
        }
      />
      <ResponseDialog actor={actor} />
    </FieldSection>
  );
}
