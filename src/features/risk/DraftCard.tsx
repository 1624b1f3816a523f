import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';

import { stageLabels } from '#domain/words/risk-stage.ts';
import type { AiDraftContext, Proposal } from '#machines/ai-draft/ai-draft.machine.ts';
import { RatingCell } from '#src/components/cells/RatingCell.tsx';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { ratingFor, type MatrixScale } from './rating.ts';
import type { AiDraftActor } from './useAiDraftActor.ts';

const card = css({ display: 'grid', gap: '12', border: 'default', borderRadius: 'sm', padding: '12' });
const stack = css({ display: 'grid', gap: '4' });
const steps = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8' });
const stageName = css({ fontWeight: 'medium' });
const prose = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'fg.muted', textStyle: 'sm' });
const source = css({ color: 'fg.subtle', textStyle: 'xs' });
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

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
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={card} role="group" aria-label={name} tabIndex={-1}>
      <p className={source} role="status">
        {statusOf({ proposal, failure })}
      </p>
      {isGenerating && text !== '' && <p className={prose}>{text}</p>}
      {proposal?.assessments.map((assessment) => (
        <ProposedStage key={assessment.stage} {...assessment} scale={scale} />
      ))}
      <div className={bar}>
        {proposal !== null && (
          <Button variant="primary" size="sm" onClick={() => actor.send({ type: 'draft.accepted' })}>
            Accept
          </Button>
        )}
        {!isGenerating && (
          <Button size="sm" onClick={() => actor.send({ type: 'draft.repeated' })}>
            Generate again
          </Button>
        )}
        {/* One button, so that it keeps the focus when the proposal arrives. */}
        <Button
          key="close"
          size="sm"
          onClick={() => actor.send({ type: isGenerating ? 'draft.cancelled' : 'draft.discarded' })}
        >
          {isGenerating ? 'Cancel' : 'Discard'}
        </Button>
      </div>
    </div>
  );
}

function statusOf({ proposal, failure }: Pick<AiDraftContext, 'proposal' | 'failure'>): string {
  if (failure !== null) return failure.message;
  if (proposal === null) return 'Generating a draft...';
  const by = proposal.modelName === null ? 'from a template' : `by ${proposal.modelName}`;
  return `Drafted ${by}. Nothing changes until you accept it.`;
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
