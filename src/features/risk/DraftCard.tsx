import { useSelector } from '@xstate/react';

import { stageLabels } from '#domain/words/risk-stage.ts';
import type { Proposal } from '#machines/ai-draft/ai-draft.machine.ts';
import { RatingCell } from '#src/components/cells/RatingCell.tsx';
import { DraftFrame, draftProse as prose } from '#src/registers/drafts/DraftFrame.tsx';
import { css } from '#styled/css/index.js';

import { ratingFor, type MatrixScale } from './rating.ts';
import type { AiDraftActor } from './useAiDraftActor.ts';

const stack = css({ display: 'grid', gap: '4' });
const steps = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' });
const stageName = css({ fontWeight: 'medium' });

interface DraftCardProps {
  readonly actor: AiDraftActor;
  /** "Draft of residual" */
  readonly name: string;
  /** What has been written so far. */
  readonly text: string;
  readonly scale: MatrixScale;
}

/** A draft while it is written, and then the proposal, to accept or to discard. */
export function DraftCard({ actor, name, text, scale }: DraftCardProps) {
  const { proposal, failure } = useSelector(actor, ({ context }) => context);
  const isGenerating = useSelector(actor, (snapshot) => snapshot.matches('generating'));
  return (
    <DraftFrame
      name={name}
      proposal={proposal}
      failure={failure}
      isGenerating={isGenerating}
      text={text}
      onAccept={() => actor.send({ type: 'draft.accepted' })}
      onRepeat={() => actor.send({ type: 'draft.repeated' })}
      onCancel={() => actor.send({ type: 'draft.cancelled' })}
      onDiscard={() => actor.send({ type: 'draft.discarded' })}
    >
      {proposal?.assessments.map((assessment) => (
        <ProposedStage key={assessment.stage} {...assessment} scale={scale} />
      ))}
    </DraftFrame>
  );
}

type ProposedStageProps = Proposal['assessments'][number] & { readonly scale: MatrixScale };

const ProposedStage = ({ stage, likelihood, impact, scale }: ProposedStageProps) => (
  <div className={stack}>
    <div className={steps}>
      <span className={stageName}>{stageLabels[stage]}</span>
      <span>
        {likelihood.step.score} {likelihood.step.name} × {impact.step.score} {impact.step.name}
      </span>
      <RatingCell {...ratingFor({ likelihoodId: likelihood.step.id, impactId: impact.step.id }, scale)} />
    </div>
    <p className={prose}>Likelihood: {likelihood.reason}</p>
    <p className={prose}>Impact: {impact.reason}</p>
  </div>
);
