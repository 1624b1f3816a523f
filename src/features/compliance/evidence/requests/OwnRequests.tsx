import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import { evidenceRequestsQuery, type EvidenceRequest } from '#src/api/compliance/evidence.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { formatDay } from '#src/components/format.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import type { GuardUnsent } from '#src/registers/record-sections/section.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { provideStep, type EvidenceActor } from '../useEvidenceActor.ts';
import { CollectedFiles, useCollecting } from './CollectedFiles.tsx';
import { isOwnOpen } from './own-request.ts';

const text = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' });
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' });

interface OwnRequestsProps {
  readonly evidenceId: string;
  readonly actor: EvidenceActor;
  readonly guardUnsent: GuardUnsent;
}

interface OwnRequestProps extends Omit<OwnRequestsProps, 'evidenceId'> {
  readonly request: EvidenceRequest;
}

/** What the user is asked for of a piece of evidence, and has not given yet. */
export function OwnRequests({ evidenceId, ...shared }: OwnRequestsProps) {
  const { data = [] } = useQuery(evidenceRequestsQuery(useApi(), evidenceId));
  const me = useSession(({ context }) => context.account?.id);
  return data
    .filter((request) => isOwnOpen(request, me))
    .map((request) => <OwnRequest key={request.id} request={request} {...shared} />);
}

const askedOf = ({ askedBy, dueOn }: EvidenceRequest): string =>
  `${askedBy?.name ?? 'A former member'} asks you for this evidence${dueOn === null ? '' : ` by ${formatDay(dueOn)}`}`;

/** One of them: its files are collected here, and given together with their dates. The right to view is enough. */
function OwnRequest({ request, actor, guardUnsent }: OwnRequestProps) {
  const uploads = useCollecting(request);
  const isSending = useSelector(uploads.actor, ({ context }) => context.current !== null);
  const isEmpty = request.files.length === 0;
  return (
    <FieldSection title="You are asked for this">
      <p className={facts}>{askedOf(request)}</p>
      {request.reason !== '' && (
        <Banner tone="warning" title="What you gave was returned">
          <span dir="auto">{request.reason}</span>
        </Banner>
      )}
      {request.note !== '' && (
        <p className={text} dir="auto">
          {request.note}
        </p>
      )}
      <CollectedFiles request={request} uploads={uploads} guardUnsent={guardUnsent} />
      <div className={foot}>
        <Button
          variant="primary"
          size="sm"
          disabled={isEmpty || isSending}
          onClick={() => actor.send({ type: 'step.requested', draft: provideStep(request) })}
        >
          Provide
        </Button>
        <span className={facts} role="status">
          {isEmpty ? 'Add at least one file' : 'You say of when it is next. Nobody else sees the files until then.'}
        </span>
      </div>
    </FieldSection>
  );
}
