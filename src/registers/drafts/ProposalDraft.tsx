import { useActorRef, useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';

import { createAiDraftMachine } from '#machines/ai-draft/ai-draft.machine.ts';
import { generateProposal, type Drafting } from '#src/actors/generate-proposal.ts';
import { AiGenerateButton } from '#src/components/AiGenerateButton.tsx';
import { useNotices } from '#src/components/useNotices.ts';
import { css } from '#styled/css/index.js';

import { DraftFrame } from './DraftFrame.tsx';
import { useFocusAfterDraft } from './useFocusAfterDraft.ts';

// The text of the button begins where fields do.
const bar = css({ marginInlineStart: { base: '-16', md: '-8' } });

interface ProposalDraftProps<Subject, Proposed> {
  /** What is drafted: "role and responsibilities". */
  readonly of: string;
  /** What it is drafted from: the fields as they are. */
  readonly subject: Subject;
  /** Why nothing can be drafted yet; undefined if it can. */
  readonly missing: string | undefined;
  readonly draft: Drafting<Subject, Proposed>;
  readonly onAccept: (proposal: Proposed) => void;
  readonly children: (proposal: Proposed) => ReactNode;
}

/** The button that drafts something, and its proposal. Nothing changes until the person accepts it. */
export function ProposalDraft<Subject, Proposed extends { readonly modelName: string | null }>(
  props: ProposalDraftProps<Subject, Proposed>,
) {
  const { of, subject, missing, draft, onAccept, children } = props;
  const [text, setText] = useState('');
  const [machine] = useState(() =>
    createAiDraftMachine<Subject, Proposed>(subject).provide({
      actors: { generateDraft: generateProposal(draft, setText) },
    }),
  );
  const actor = useActorRef(machine);
  useNotices(actor, ({ proposal }) => onAccept(proposal));
  const { proposal, failure } = useSelector(actor, ({ context }) => context);
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isGenerating = useSelector(actor, (snapshot) => snapshot.matches('generating'));
  const button = useFocusAfterDraft(isIdle);
  const generate = () => actor.send({ type: 'draft.requested', subject });
  return (
    <>
      <div className={bar} title={missing}>
        <AiGenerateButton
          ref={button}
          of={of}
          generating={isGenerating}
          disabled={isGenerating || missing !== undefined}
          onGenerate={generate}
        />
      </div>
      {!isIdle && (
        <DraftFrame
          name={`Draft of ${of}`}
          proposal={proposal}
          failure={failure}
          isGenerating={isGenerating}
          text={text}
          onAccept={() => actor.send({ type: 'draft.accepted' })}
          onRepeat={generate}
          onCancel={() => actor.send({ type: 'draft.cancelled' })}
          onDiscard={() => actor.send({ type: 'draft.discarded' })}
        >
          {proposal !== null && children(proposal)}
        </DraftFrame>
      )}
    </>
  );
}
