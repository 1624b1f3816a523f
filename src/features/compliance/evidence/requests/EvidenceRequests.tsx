import { useQuery } from '@tanstack/react-query';

import { evidenceRequestLifecycle } from '#domain/compliance/evidence-request-lifecycle.ts';
import { evidenceRequestActionLabels, evidenceRequestStatusLabels } from '#domain/words/evidence.ts';
import { evidenceRequestsQuery, type EvidenceRequest } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { DayCell } from '#src/components/cells/DayCell.tsx';
import { formatInstantDay } from '#src/components/format.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { useSession } from '#src/components/SessionProvider.tsx';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { evidenceKind } from '../evidence-kind.ts';
import { evidenceStep, type EvidenceActor } from '../useEvidenceActor.ts';
import { GivenFacts } from './GivenFacts.tsx';
import { isOwnOpen } from './own-request.ts';

const item = css({ display: 'grid', gap: '4', paddingBlock: '8', borderBlockStart: 'subtle' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });

const given = css({ display: 'grid', gap: '4', padding: '8', background: 'bg.sunken', borderRadius: 'sm' });

const glyphs = {
  OPEN: { shape: 'open', tone: 'info' },
  PROVIDED: { shape: 'half', tone: 'warning' },
  ACCEPTED: { shape: 'done', tone: 'success' },
  WITHDRAWN: { shape: 'rejected', tone: 'neutral' },
} as const satisfies Record<EvidenceRequest['status'], object>;

interface EvidenceRequestsProps {
  readonly evidenceId: string;
  readonly actor: EvidenceActor;
  /** A step may change the evidence, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
}

/** Who else was asked for a piece of evidence, and what came of it. */
export function EvidenceRequests({ evidenceId, actor, hasChanges }: EvidenceRequestsProps) {
  const { data, error, refetch } = useQuery(evidenceRequestsQuery(useApi(), evidenceId));
  const me = useSession(({ context }) => context.account?.id);
  if (data === undefined)
    return error ? (
      <LoadFailed what="requests" error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows rows={1} />
    );
  const others = data.filter((request) => !isOwnOpen(request, me));
  if (others.length === 0) return data.length === 0 && <p className={facts}>Nobody was asked yet</p>;
  return (
    <ul className={sectionList} aria-label="Requests for the evidence">
      {others.map((request) => (
        <Request key={request.id} request={request} actor={actor} hasChanges={hasChanges} />
      ))}
    </ul>
  );
}

interface RequestProps extends Pick<EvidenceRequestsProps, 'actor' | 'hasChanges'> {
  readonly request: EvidenceRequest;
}

function Request({ request, actor, hasChanges }: RequestProps) {
  const { id, version, person, askedBy, askedAt, dueOn, note, status, reason } = request;
  const offered = useOffered(evidenceRequestLifecycle, evidenceKind.access);
  const actions = offered(status, { recipientId: person.id, askerId: askedBy?.id ?? null });
  return (
    <li className={item}>
      <div className={row}>
        <StatusText {...glyphs[status]}>{evidenceRequestStatusLabels[status]}</StatusText>
        <span>{person.name}</span>
        {dueOn !== null && <DayCell day={dueOn} settled={status !== 'OPEN'} />}
      </div>
      <p className={facts}>
        Asked {formatInstantDay(askedAt)} by {askedBy?.name ?? 'a former member'}
      </p>
      {note !== '' && (
        <p className={facts} dir="auto">
          {note}
        </p>
      )}
      {reason !== '' && (
        <p className={facts} dir="auto">
          {status === 'WITHDRAWN' ? 'Withdrawn' : 'Returned'}: {reason}
        </p>
      )}
      {(status === 'PROVIDED' || status === 'ACCEPTED') && (
        <div className={status === 'PROVIDED' ? given : undefined}>
          <GivenFacts given={request} />
          {status === 'PROVIDED' && hasChanges && <p className={facts}>Save your changes before you accept it.</p>}
        </div>
      )}
      {actions.length > 0 && (
        <div className={row}>
          <LifecycleActions
            lifecycle={evidenceRequestLifecycle}
            actions={actions}
            labels={evidenceRequestActionLabels}
            disabled={false}
            waiting={hasChanges ? ['ACCEPT'] : []}
            size="sm"
            onRequest={(action) => actor.send({ type: 'step.requested', draft: evidenceStep(action, version, id) })}
          />
        </div>
      )}
    </li>
  );
}
