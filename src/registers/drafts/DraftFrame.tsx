import { useEffect, useRef, type ReactNode } from 'react';

import type { Failure } from '#machines/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

const card = css({ display: 'grid', gap: '12', border: 'default', borderRadius: 'sm', padding: '12' });
const source = css({ color: 'fg.subtle', textStyle: 'xs' });
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** The text of a draft. */
export const draftProse = css({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: 'fg.muted',
  textStyle: 'sm',
});

interface DraftFrameProps {
  /** "Draft of residual" */
  readonly name: string;
  readonly proposal: { readonly modelName: string | null } | null;
  readonly failure: Failure | null;
  readonly isGenerating: boolean;
  /** What has been written so far. */
  readonly text: string;
  readonly onAccept: () => void;
  readonly onRepeat: () => void;
  readonly onCancel: () => void;
  readonly onDiscard: () => void;
  /** What is proposed. */
  readonly children: ReactNode;
}

/** A draft while it is written, and then the proposal, to accept or to discard. It takes the focus. */
export function DraftFrame(props: DraftFrameProps) {
  const { name, proposal, failure, isGenerating, text, children } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={card} role="group" aria-label={name} tabIndex={-1}>
      <p className={source} role="status">
        {statusOf({ proposal, failure })}
      </p>
      {isGenerating && text !== '' && <p className={draftProse}>{text}</p>}
      {children}
      <div className={bar}>
        {proposal !== null && (
          <Button variant="primary" size="sm" onClick={props.onAccept}>
            Accept
          </Button>
        )}
        {!isGenerating && (
          <Button size="sm" onClick={props.onRepeat}>
            Generate again
          </Button>
        )}
        {/* One button, so that it keeps the focus when the proposal arrives. */}
        <Button key="close" size="sm" onClick={isGenerating ? props.onCancel : props.onDiscard}>
          {isGenerating ? 'Cancel' : 'Discard'}
        </Button>
      </div>
    </div>
  );
}

function statusOf({ proposal, failure }: Pick<DraftFrameProps, 'proposal' | 'failure'>): string {
  if (failure !== null) return failure.message;
  if (proposal === null) return 'Generating a draft...';
  const by = proposal.modelName === null ? 'from a template' : `by ${proposal.modelName}`;
  return `Drafted ${by}. Nothing changes until you accept it.`;
}
