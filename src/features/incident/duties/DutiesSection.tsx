import { useQuery } from '@tanstack/react-query';

import { instantOf } from '#domain/time/rough-time.ts';
import type { DutyDraft } from '#machines/duty/duty.machine.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { dutiesQuery, type IncidentDuty } from '#src/api/incident/duties.ts';
import type { Incident } from '#src/api/incident/incidents.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatPeriod } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { css } from '#styled/css/index.js';

import { DutyDialog } from './DutyDialog.tsx';
import { DutyStepItem } from './DutyStepItem.tsx';
import { useDutyActor } from './useDutyActor.ts';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8' });
const name = css({ margin: '0', textStyle: 'sm', fontWeight: 'medium' });
const note = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const list = css({ listStyle: 'none', margin: '0', padding: '0' });

interface DutiesSectionProps {
  readonly incident: Incident;
  readonly mayEdit: boolean;
  /** A duty changes the incident, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after the incident has changed. */
  readonly onMade: () => void;
}

const nothing = {
  regime: null,
  step: '',
  name: '',
  entryId: null,
  at: null,
  reference: '',
  proofId: null,
  reason: '',
} as const;

/** Why no clock runs. @param awareAt null, or a day, month or year */
const withoutClock = (awareAt: string | null): string =>
  awareAt === null
    ? 'No clock runs: it is not recorded when the organisation became aware. Enter that under “Key dates”.'
    : `No clock runs: of when the organisation became aware, only ${formatPeriod(awareAt)} is known. Enter the time under “Key dates”.`;

/** Whom the organisation must notify of an incident, by when, and what became of it. */
export function DutiesSection({ incident, mayEdit, hasChanges, onMade }: DutiesSectionProps) {
  const duties = useQuery(dutiesQuery(useApi(), incident.id));
  const actor = useDutyActor(incident.id, onMade);
  const { data, error } = duties;
  if (data === undefined)
    return error === null ? (
      <LoadingRows rows={3} />
    ) : (
      <LoadFailed what="duties to notify" error={error} onRetry={() => void duties.refetch()} />
    );
  const isOffered = mayEdit && !hasChanges;
  const request = (response: DutyDraft['response'], draft: Partial<DutyDraft> = {}) =>
    actor.send({
      type: 'step.requested',
      draft: { ...nothing, response, version: incident.version, awareAt: incident.awareAt, ...draft },
    });
  return (
    <FieldSection title="Duties to notify">
      {data.duties.length > 0 && instantOf(incident.awareAt) === null && (
        <Banner tone="warning">{withoutClock(incident.awareAt)}</Banner>
      )}
      {incident.notNotified !== '' && (
        <Banner tone="warning" title={`Closed without: ${incident.openDuties.join('; ')}`}>
          {incident.notNotified}
        </Banner>
      )}
      {data.duties.length === 0 && <p className={note}>Nobody has to be notified so far.</p>}
      {data.duties.map((duty) => (
        <Duty key={duty.key} duty={duty} onRequest={isOffered ? request : undefined} />
      ))}
      {mayEdit && (
        <div>
          <Button size="sm" disabled={hasChanges} onClick={() => request('PUT')}>
            Add duty
          </Button>
        </div>
      )}
      <DutyDialog actor={actor} incidentId={incident.id} standing={data.duties.map(({ key }) => key)} />
    </FieldSection>
  );
}

interface DutyProps {
  readonly duty: IncidentDuty;
  /** Undefined for those who may only view. */
  readonly onRequest: ((response: DutyDraft['response'], draft?: Partial<DutyDraft>) => void) | undefined;
}

function Duty({ duty, onRequest }: DutyProps) {
  const isUntouched = duty.steps.every(({ entries }) => entries.every(({ kind }) => kind === 'WAIVED'));
  return (
    <section aria-label={duty.name}>
      <div className={head}>
        <h4 className={name} dir="auto">
          {duty.name}
        </h4>
        <p className={note} dir="auto">
          {duty.addressee}
        </p>
        {onRequest !== undefined && isUntouched && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${duty.name} does not apply`}
            onClick={() => onRequest('WITHDRAW', { regime: duty.key, name: duty.name })}
          >
            Does not apply
          </Button>
        )}
      </div>
      <ol className={list}>
        {duty.steps.map((step) => (
          <DutyStepItem
            key={step.key}
            step={step}
            onRequest={
              onRequest &&
              ((response, draft = {}) =>
                onRequest(response, {
                  regime: duty.key,
                  step: step.key,
                  name: `${duty.name}, ${step.name}`,
                  at: new Date().toISOString(),
                  ...draft,
                }))
            }
          />
        ))}
      </ol>
    </section>
  );
}
