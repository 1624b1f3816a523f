import { useSelector } from '@xstate/react';

import type { DraftSubject } from '#machines/ai-draft/ai-draft.machine.ts';
import type { Risk } from '#src/api/risk/risks.ts';
import { AiGenerateButton } from '#src/components/AiGenerateButton.tsx';
import type { RecordForm } from '#src/components/fields/binding.ts';
import { useFocusAfterDraft } from '#src/registers/drafts/useFocusAfterDraft.ts';
import { css } from '#styled/css/index.js';

import { DraftCard } from './DraftCard.tsx';
import type { MatrixScale } from './rating.ts';
import type { RiskDraft } from './risk-kind.ts';
import { useAiDraftActor } from './useAiDraftActor.ts';

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginInlineStart: { base: '-16', md: '-8' } });

const subjects: Readonly<Record<DraftSubject, string>> = {
  likelihoodAndImpact: 'likelihood and impact',
  residual: 'residual',
};

interface RatingDraftProps {
  readonly form: RecordForm<RiskDraft>;
  readonly risk: Risk | null;
  readonly scale: MatrixScale;
}

/** Drafts of the ratings in the form. Nothing changes until the person accepts a proposal. */
export function RatingDraft({ form, risk, scale }: RatingDraftProps) {
  const { actor, text } = useAiDraftActor(form, risk);
  const subject = useSelector(actor, ({ context }) => context.subject);
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isGenerating = useSelector(actor, (snapshot) => snapshot.matches('generating'));
  const button = useFocusAfterDraft(isIdle);
  return (
    <>
      <div className={bar}>
        {(['likelihoodAndImpact', 'residual'] as const).map((offered) => (
          <AiGenerateButton
            key={offered}
            ref={offered === subject ? button : undefined}
            of={subjects[offered]}
            generating={isGenerating && offered === subject}
            disabled={isGenerating}
            onGenerate={() => actor.send({ type: 'draft.requested', subject: offered })}
          />
        ))}
      </div>
      {!isIdle && <DraftCard actor={actor} text={text} name={`Draft of ${subjects[subject]}`} scale={scale} />}
    </>
  );
}
