import { useQuery } from '@tanstack/react-query';

import { evidenceRequestLifecycle } from '#domain/compliance/evidence-request-lifecycle.ts';
import { evidenceRequestActionLabels, evidenceRequestStatusLabels } from '#domain/words/evidence.ts';
import { evidenceRequestsQuery, type EvidenceRequest } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { evidenceKind } from './evidence-kind.ts';
import { evidenceStep, type EvidenceActor } from './useEvidenceActor.ts';

const item = css({ display: 'grid', gap: '4', paddingBlock: '8', borderBlockStart: 'subtle' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });

const glyphs = {
  OPEN: { shape: 'half', tone: 'info' },
  PROVIDED: { shape: 'done', tone: 'success' },
  WITHDRAWN: { shape: 'rejected', tone: 'neutral' },
} as const satisfies Record<EvidenceRequest['status'], object>;

interface EvidenceRequestsProps {
  readonly evidenceId: string;
  readonly actor: EvidenceActor;
  /** A step may change the evidence, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
}

/** Who was asked for a piece of evidence, and what came of it. */
export function EvidenceRequests({ evidenceId, actor, hasChanges }: EvidenceRequestsProps) {
  const { data, error, refetch } = useQuery(evidenceRequestsQuery(useApi(), evidenceId));
  if (data === undefined)
    return error ? (
      <LoadFailed what="requests" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={1} />
    );
  if (data.length === 0) return <p className={facts}>Nobody was asked yet</p>;
  return (
    <ul className={sectionList} aria-label="Requests for the evidence">
      {data.map((request) => (
        <Request key={request.id} request={request} actor={actor} hasChanges={hasChanges} />
      ))}
    </ul>
  );
}

interface RequestProps extends Pick<EvidenceRequestsProps, 'actor' | 'hasChanges'> {
  readonly request: EvidenceRequest;
}

function Request({ request, actor, hasChanges }: RequestProps) {
  const { id, version, person, askedBy, askedAt, dueOn, note, status, reply } = request;
  const offered = useOffered(evidenceRequestLifecycle, evidenceKind.access);
  const actions = offered(status, { recipientId: person.id, askerId: askedBy?.id ?? null });
  return (
    <li className={item}>
      <div className={row}>
        <StatusText {...glyphs[status]}>{evidenceRequestStatusLabels[status]}</StatusText>
        <span>{person.name}</span>
        {dueOn !== null && <DayCell day={dueOn} settled={status !== 'OPEN'} />}
        <LifecycleActions
          lifecycle={evidenceRequestLifecycle}
          actions={actions}
          labels={evidenceRequestActionLabels}
          disabled={hasChanges}
          size="sm"
          onRequest={(action) => actor.send({ type: 'step.requested', draft: evidenceStep(action, version, id) })}
        />
      </div>
      <p className={facts}>
        Asked {formatInstantDay(askedAt)} by {askedBy?.name ?? 'a former member'}
      </p>
      {note !== '' && (
        <p className={facts} dir="auto">
          {note}
        </p>
      )}
      {reply !== '' && (
        <p className={facts} dir="auto">
          {reply}
        </p>
      )}
    </li>
  );
}
