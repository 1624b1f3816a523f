import { useQuery, useQueryClient } from '@tanstack/react-query';

import { takeProposalStep, type ProposalDraft } from '#src/actors/score-proposal.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { proposalsQuery, type ProposalsOf } from '#src/api/risk/score-proposals.ts';
import { FieldSection } from '#src/components/fields/layout.tsx';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { sameStep } from '#src/registers/step-dialog/same-step.ts';
import { useStepDialog } from '#src/registers/step-dialog/useStepDialog.ts';
import { Button } from '#src/ui/Button.tsx';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { css } from '#styled/css/index.js';

import { ProposalDialog, type RiskChoice } from './ProposalDialog.tsx';
import { ProposalList } from './ProposalList.tsx';

const note = css({ margin: '0', color: 'fg.subtle', textStyle: 'xs' });

const empty: ProposalDraft = {
  step: 'PROPOSE',
  proposal: null,
  riskId: null,
  likelihoodId: null,
  impactId: null,
  reason: '',
};

const carriedOver = sameStep<ProposalDraft>({
  of: ({ step, proposal }) => `${step} ${proposal?.id}`,
  read: ['proposal'],
});

const none: readonly RiskChoice[] = [];

interface ProposalSectionProps {
  readonly of: ProposalsOf;
  /** The risks that a score can be proposed for. */
  readonly choices?: readonly RiskChoice[];
  /** An accepted score changes the record, so what is typed has to be saved first. */
  readonly hasChanges: boolean;
  /** Called after a step was taken. */
  readonly onTaken?: () => void;
}

/** The scores that an incident proposes for its risks, or that were proposed for a risk. Nothing if there is none. */
export function ProposalSection({ of, choices = none, hasChanges, onTaken }: ProposalSectionProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(proposalsQuery(api, of));
  const actor = useStepDialog(
    () => takeProposalStep(api, queryClient, of),
    ({ step }) => {
      toast.success(step === 'PROPOSE' ? 'Score proposed' : 'Proposed score updated');
      onTaken?.();
    },
    { carriedOver },
  );
  if (data === undefined)
    return error ? <LoadFailed what="proposed scores" error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  if (data.length === 0 && choices.length === 0) return null;
  const request = (draft: Partial<ProposalDraft>) =>
    actor.send({ type: 'step.requested', draft: { ...empty, ...draft } });
  const only = choices.length === 1 ? (choices[0]?.id ?? null) : null;
  return (
    <FieldSection title="Proposed scores">
      {choices.length > 0 && (
        <div>
          <Button size="sm" disabled={hasChanges} onClick={() => request({ riskId: only })}>
            Propose a new score
          </Button>
        </div>
      )}
      {hasChanges && <p className={note}>Save your changes before the next step.</p>}
      {data.length > 0 && (
        <ProposalList
          proposals={data}
          names={of.kind === 'incident' ? 'risk' : 'incident'}
          disabled={hasChanges}
          onAct={(step, proposal) => request({ step, proposal })}
        />
      )}
      <ProposalDialog actor={actor} choices={choices} proposals={data} />
    </FieldSection>
  );
}
