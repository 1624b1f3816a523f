import { useSelector } from '@xstate/react';

import type { Failure } from '#machines/failure.ts';
import { counted } from '#src/components/words.ts';
import { UnsavedNote } from '#src/registers/unsaved/UnsavedNote.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import { builderStyle as style } from './builder-style.ts';
import type { BuilderActor } from './useBuilder.ts';
import type { useUnsavedEdits } from './useUnsavedEdits.ts';

const notes = css({
  display: 'grid',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '10',
  _empty: { display: 'none' },
});

interface BuilderNotesProps {
  readonly actor: BuilderActor;
  readonly unsaved: ReturnType<typeof useUnsavedEdits>;
}

/** Repeating the request does not help. */
const isRefused = ({ status }: Failure): boolean => status !== undefined && status >= 400 && status < 429;

/** What stands in the way of storing the edits, and what to do about it. */
export function BuilderNotes({ actor, unsaved }: BuilderNotesProps) {
  const { failure, refusal, dropped } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches({ editing: { storage: 'failed' } }));
  const isConflicted = useSelector(actor, (snapshot) => snapshot.matches({ editing: { storage: 'conflicted' } }));
  return (
    <div className={notes}>
      <UnsavedNote {...unsaved} />
      {refusal !== null && <Banner tone="warning">{refusal}</Banner>}
      {dropped > 0 && (
        <Banner tone="warning">
          {counted(dropped, { one: 'change', many: 'changes' })} did not fit the new questions and could not be kept.
        </Banner>
      )}
      {isFailed && failure !== null && (
        <Banner tone="danger" title="Your changes are not saved yet">
          <span className={style.row}>
            <span className={style.grow}>{failure.message} They are kept here.</span>
            {isRefused(failure) && (
              <Button size="sm" onClick={() => actor.send({ type: 'content.changed' })}>
                Discard my changes
              </Button>
            )}
            <Button size="sm" onClick={() => actor.send({ type: 'save.requested' })}>
              Try again
            </Button>
          </span>
        </Banner>
      )}
      {isConflicted && (
        <Banner tone="warning" title="Someone else has changed these questions in the meantime">
          <span className={style.row}>
            <span className={style.grow}>Keep your changes on top of theirs, or take theirs without yours.</span>
            <Button size="sm" onClick={() => actor.send({ type: 'theirs.taken' })}>
              Take theirs
            </Button>
            <Button size="sm" variant="primary" onClick={() => actor.send({ type: 'mine.kept' })}>
              Keep my changes
            </Button>
          </span>
        </Banner>
      )}
    </div>
  );
}
