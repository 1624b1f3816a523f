import { proposalLifecycle, type ProposalAction, type ProposalStatus } from '#domain/risk/score-proposal.ts';
import { proposalStatusLabels } from '#domain/words/score-proposal.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { loggedStep } from '#server/modules/lifecycle/index.ts';
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

/** What is told of what became of a proposal: its author at the incident, the owner at the risk. */
export const outcomeWords = ({ user }: OrganisationContext, action: ProposalAction, { risk }: Proposal) => ({
  title: `Proposed score ${proposalStatusLabels[proposalLifecycle.steps[action].to].toLowerCase()}`,
  describe: () => told[action](quoted(user.name), quoted(`${risk.ref} ${risk.title}`)),
});

interface ProposalStep {
  readonly from: ProposalStatus | null;
  readonly to: ProposalStatus;
  readonly reason?: string | undefined;
}

/** What the log of a risk or an incident says. Only the other's reference: not everyone who may view one may view both. */
export function loggedWith(
  kind: 'risk' | 'incident',
  { risk, incident }: Proposal,
  { from, to, reason = '' }: ProposalStep,
) {
  const [status, ...why] = loggedStep(proposalStatusLabels, { from, to }, { field: 'scoreProposal', reason });
  const about = kind === 'risk' ? { field: 'incident', new: incident.ref } : { field: 'risk', new: risk.ref };
  return [...(status === undefined ? [] : [status]), { ...about, old: null }, ...why];
}

/** Logs a step of a proposal with its incident. */
export const logWithIncident = (context: OrganisationContext, proposal: Proposal, step: ProposalStep) =>
  logActivity(context, {
    action: 'UPDATE',
    ...loggedEntity('incident', proposal.incident),
    changes: loggedWith('incident', proposal, step),
  });

/** Logs that a score was proposed, with its risk and with its incident. */
export async function logProposal(context: OrganisationContext, proposal: Proposal, step: ProposalStep): Promise<void> {
  const changes = loggedWith('risk', proposal, step);
  await logActivity(context, { action: 'UPDATE', ...loggedEntity('risk', proposal.risk), changes });
  await logWithIncident(context, proposal, step);
}
