import { proposalLifecycle, type ProposalAction, type ProposalStatus } from '#domain/risk/score-proposal.ts';
import { proposalActionLabels, proposalStatusLabels } from '#domain/words/score-proposal.ts';
import { risk } from '#openapi/generated/records.ts';
import type { ScoreProposal } from '#src/api/risk/score-proposals.ts';
import { formatInstant } from '#src/components/format.ts';
import { LifecycleActions } from '#src/registers/lifecycle/LifecycleActions.tsx';
import { useOffered } from '#src/registers/lifecycle/useOffered.ts';
import { sectionList } from '#src/registers/record-sections/section-list.ts';
import type { StatusShape } from '#src/ui/data/status-shapes.tsx';
import { StatusText } from '#src/ui/feedback/StatusText.tsx';
import { css } from '#styled/css/index.js';

import { levels, told } from './proposal-words.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' });
const item = css({ display: 'grid', gap: '6', paddingBlock: '12', borderBlockStart: 'subtle' });
const facts = css({ margin: '0', color: 'fg.muted', textStyle: 'xs' });
const prose = css({ margin: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const warning = css({ margin: '0', textStyle: 'xs', fontWeight: 'medium' });

const shapes: Readonly<Record<ProposalStatus, StatusShape>> = {
  OPEN: 'half',
  ACCEPTED: 'done',
  DECLINED: 'rejected',
  WITHDRAWN: 'onHold',
};

interface ProposalListProps {
  readonly proposals: readonly ScoreProposal[];
  /** The other record of each proposal, which the list names. */
  readonly names: 'incident' | 'risk';
  readonly disabled: boolean;
  readonly onAct: (action: ProposalAction, proposal: ScoreProposal) => void;
}

/** Proposed scores, with what the user may do about each. */
export function ProposalList({ proposals, names, disabled, onAct }: ProposalListProps) {
  const offered = useOffered(proposalLifecycle, { roles: risk.roles, feature: risk.feature });
  return (
    <ol className={sectionList} aria-label="Proposed scores">
      {proposals.map((proposal) => (
        <li key={proposal.id} className={item}>
          <Head proposal={proposal} names={names} />
          {proposal.outdated && (
            <p className={warning}>The current score of the risk has changed since this was proposed.</p>
          )}
          <p className={prose} dir="auto">
            {proposal.reason}
          </p>
          <Decision proposal={proposal} />
          <div className={row}>
            <LifecycleActions
              lifecycle={proposalLifecycle}
              actions={offered(proposal.status, {
                proposedById: proposal.proposedBy.id,
                riskOwnerId: proposal.riskOwner?.id ?? null,
              })}
              labels={proposalActionLabels}
              disabled={disabled}
              size="sm"
              onRequest={(action) => onAct(action, proposal)}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Head({ proposal, names }: { readonly proposal: ScoreProposal } & Pick<ProposalListProps, 'names'>) {
  const { status, before, proposed, proposedBy, proposedAt, riskOwner } = proposal;
  const { ref, title } = proposal[names];
  return (
    <>
      <div className={row}>
        <StatusText shape={shapes[status]}>{proposalStatusLabels[status]}</StatusText>
        <span>
          {told(before)} → <strong>{told(proposed)}</strong> ({levels(proposed)})
        </span>
      </div>
      <p className={prose}>
        {ref} <bdi>{title}</bdi>
      </p>
      <p className={facts}>
        Proposed by <bdi>{proposedBy.name}</bdi>, {formatInstant(proposedAt)}
        {status === 'OPEN' && riskOwner !== null && (
          <>
            , for <bdi>{riskOwner.name}</bdi> to decide
          </>
        )}
      </p>
    </>
  );
}

function Decision({ proposal }: { readonly proposal: ScoreProposal }) {
  const { status, decidedBy, decidedAt, decisionReason } = proposal;
  if (status === 'OPEN' || decidedBy === null || decidedAt === null) return null;
  return (
    <>
      <p className={facts}>
        {proposalStatusLabels[status]} by <bdi>{decidedBy.name}</bdi>, {formatInstant(decidedAt)}
      </p>
      {decisionReason !== '' && (
        <p className={prose} dir="auto">
          {decisionReason}
        </p>
      )}
    </>
  );
}
