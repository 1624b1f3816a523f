import { useQuery } from '@tanstack/react-query';

import { lowestFirst, ratingOf, scoreOf } from '#domain/risk/rating.ts';
import { proposalLifecycle } from '#domain/risk/score-proposal.ts';
import { proposalActionLabels } from '#domain/words/score-proposal.ts';
import type { ProposalDraft, ProposalStep } from '#src/actors/score-proposal.ts';
import { useApi } from '#src/api/connection/ApiProvider.tsx';
import { lookupOptionsQuery, recordQuery } from '#src/api/record/register.ts';
import { riskImpacts, riskLikelihoods, riskRatings } from '#src/api/risk/risk-lookups.ts';
import { risks } from '#src/api/risk/risks.ts';
import type { ScoreProposal } from '#src/api/risk/score-proposals.ts';
import { RatingCell } from '#src/components/cells/RatingCell.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { FieldPair } from '#src/components/fields/layout.tsx';
import { ProseInput } from '#src/components/fields/TextInput.tsx';
import { StepDialog } from '#src/registers/step-dialog/StepDialog.tsx';
import type { StepDialogActor } from '#src/registers/step-dialog/useStepDialog.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { css } from '#styled/css/index.js';

import { inOneLine } from './proposal-words.ts';

const titles: Readonly<Record<ProposalStep, string>> = {
  PROPOSE: 'Propose a new score',
  ACCEPT: 'Accept the proposed score',
  DECLINE: 'Decline the proposed score',
  WITHDRAW: 'Withdraw the proposed score',
};

const confirmLabels: Readonly<Record<ProposalStep, string>> = { ...proposalActionLabels, PROPOSE: 'Propose' };

const list = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '12',
  rowGap: '6',
  margin: '0',
});
const name = css({ color: 'fg.muted' });
const value = css({ margin: '0' });

type Form = RecordForm<ProposalDraft>;

export interface RiskChoice {
  readonly id: string;
  readonly ref: string;
  readonly title: string;
}

interface ProposalDialogProps {
  readonly actor: StepDialogActor<ProposalDraft>;
  /** The risks that a score can be proposed for. */
  readonly choices: readonly RiskChoice[];
  readonly proposals: readonly ScoreProposal[];
}

/** Asks for what a step of a proposed score needs. */
export const ProposalDialog = ({ actor, choices, proposals }: ProposalDialogProps) => (
  <StepDialog
    actor={actor}
    needsOf={({ step }) => (step === 'PROPOSE' ? ['reason'] : proposalLifecycle.steps[step].needs)}
    words={({ step, proposal }) => {
      const about = proposals.find(({ id }) => id === proposal?.id);
      return { title: titles[step], confirmLabel: confirmLabels[step], description: about && inOneLine(about) };
    }}
  >
    {(form) => {
      const { step } = form.draft;
      return (
        <>
          {step === 'PROPOSE' && <ScoreFields form={form} choices={choices} />}
          <ProseInput form={form} field="reason" words={{ label: 'Reason' }} required={form.isNeeded('reason')} />
        </>
      );
    }}
  </StepDialog>
);

function ScoreFields({ form, choices }: Pick<ProposalDialogProps, 'choices'> & { readonly form: Form }) {
  const api = useApi();
  const { data: likelihoods = [] } = useQuery(lookupOptionsQuery(api, riskLikelihoods));
  const { data: impacts = [] } = useQuery(lookupOptionsQuery(api, riskImpacts));
  const { riskId, likelihoodId, impactId } = form.draft;
  const score = scoreOf(
    likelihoods.find(({ id }) => id === likelihoodId)?.score,
    impacts.find(({ id }) => id === impactId)?.score,
  );
  return (
    <>
      <Select
        label="Risk"
        required
        options={choices.map(({ id, ref, title }) => ({ value: id, label: `${ref} ${title}` }))}
        value={riskId}
        error={form.errorOf('riskId')}
        onValueChange={(id) => form.change('riskId', id)}
      />
      <FieldPair>
        <StepSelect form={form} field="likelihoodId" label="Likelihood" steps={likelihoods} />
        <StepSelect form={form} field="impactId" label="Impact" steps={impacts} />
      </FieldPair>
      <Scores riskId={riskId} score={score} />
    </>
  );
}

interface StepSelectProps {
  readonly form: Form;
  readonly field: 'likelihoodId' | 'impactId';
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly name: string; readonly score: number }[];
}

const StepSelect = ({ form, field, label, steps }: StepSelectProps) => (
  <Select
    label={label}
    required
    options={lowestScoreFirst(steps).map(({ id, name: step, score }) => ({ value: id, label: `${score} ${step}` }))}
    value={form.draft[field]}
    error={form.errorOf(field)}
    onValueChange={(id) => form.change(field, id)}
  />
);

const lowestScoreFirst = (steps: StepSelectProps['steps']) => steps.toSorted((one, other) => one.score - other.score);

/** The current score of the chosen risk, and the one that is proposed. */
function Scores({ riskId, score }: { readonly riskId: string | null; readonly score: number | null }) {
  const api = useApi();
  const { data: risk } = useQuery({ ...recordQuery(api, risks, riskId ?? ''), enabled: riskId !== null });
  const { data: ratings = [] } = useQuery(lookupOptionsQuery(api, riskRatings));
  if (risk === undefined) return null;
  return (
    <dl className={list} aria-live="polite">
      <dt className={name}>Current score</dt>
      <dd className={value}>
        <RatingCell {...risk.current} />
      </dd>
      <dt className={name}>Proposed</dt>
      <dd className={value}>
        <RatingCell score={score} rating={ratingOf(score, lowestFirst(ratings))} />
      </dd>
    </dl>
  );
}
