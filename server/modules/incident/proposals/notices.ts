import { proposalLifecycle, type ProposalAction, type ProposalStatus } from '#domain/score-proposal.ts';
import { proposalStatusLabels } from '#domain/words/score-proposal.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { loggedEntity, logActivity, quoted, tell } from '#server/modules/record/index.ts';

type Proposal = Schemas['ScoreProposal'];

const told: Readonly<Record<ProposalAction, (who: string, what: string) => string>> = {
  ACCEPT: (who, what) => `${who} accepted the score that was proposed for ${what}.`,
  DECLINE: (who, what) => `${who} declined the score that was proposed for ${what}.`,
  WITHDRAW: (who, what) => `${who} withdrew the score that was proposed for ${what}.`,
};

/** Asks the owner of the risk to decide. They need not be allowed to view incidents, so the title is not told. */
export const tellOwner = ({ user }: OrganisationContext, { risk, incident, riskOwner }: Proposal) =>
  tell([
    {
      kind: 'scoreProposal',
      entityType: 'risk',
      entity: risk,
      recipients: [riskOwner?.id ?? null],
      title: 'Score to decide',
      describe: (what) => `${quoted(user.name)} proposes a new score of ${what} because of ${quoted(incident.ref)}.`,
    },
  ]);

/** Tells the author and the owner of the risk what became of a proposal: each where they see it. */
export const tellOutcome = ({ user }: OrganisationContext, action: ProposalAction, proposal: Proposal) => {
  const { risk, incident, riskOwner, proposedBy } = proposal;
  const common = {
    kind: 'scoreProposal',
    title: `Proposed score ${proposalStatusLabels[proposalLifecycle.steps[action].to].toLowerCase()}`,
    describe: () => told[action](quoted(user.name), quoted(`${risk.ref} ${risk.title}`)),
  } as const;
  const toOwner = riskOwner?.id === proposedBy.id ? [] : [riskOwner?.id ?? null];
  return tell([
    { ...common, entityType: 'incident', entity: incident, recipients: [proposedBy.id] },
    { ...common, entityType: 'risk', entity: risk, recipients: toOwner },
  ]);
};

interface ProposalStep {
  readonly from: ProposalStatus | null;
  readonly to: ProposalStatus;
  readonly reason: string;
}

/** Logs a step of a proposal with its risk and with its incident. */
export const logProposal = (
  context: OrganisationContext,
  { risk, incident }: Proposal,
  { from, to, reason }: ProposalStep,
) => {
  const status = { field: 'scoreProposal', old: from && proposalStatusLabels[from], new: proposalStatusLabels[to] };
  const why = reason === '' ? [] : [{ field: 'reason', old: null, new: reason }];
  // Only the reference: not everyone who may view one of the two may view the other.
  const about = (field: 'incident' | 'risk', { ref }: Proposal['risk']) => ({ field, old: null, new: ref });
  return logActivity(
    context,
    { action: 'UPDATE', ...loggedEntity('risk', risk), changes: [status, about('incident', incident), ...why] },
    { action: 'UPDATE', ...loggedEntity('incident', incident), changes: [status, about('risk', risk), ...why] },
  );
};
