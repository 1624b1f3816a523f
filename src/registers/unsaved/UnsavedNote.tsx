import { useSelector } from '@xstate/react';

import { formatInstant } from '#src/components/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { css } from '#styled/css/index.js';

import type { UnsavedTextActor } from './keeper.ts';

// A panel and a dialog give what does not fit less height than it needs.
const root = css({ display: 'grid', gap: '8', flexShrink: '0' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginBlockStart: '8' });

/** An obstacle that goes by itself. */
export const notNow = 'It can be restored once nothing else is being done here.';

interface UnsavedNoteProps {
  readonly actor: UnsavedTextActor | null;
  /** The label of a field, by its name. */
  readonly labelOf: (field: string) => string | undefined;
  readonly restoreLabel?: string | undefined;
  /** Why the text cannot be restored now. */
  readonly obstacle?: string | undefined;
}

/** What a page that is gone has left for a form, and whether what is typed now is kept. */
export const UnsavedNote = ({ actor, ...props }: UnsavedNoteProps) =>
  actor === null ? null : <Note actor={actor} {...props} />;

function Note({
  actor,
  labelOf,
  restoreLabel = 'Restore',
  obstacle,
}: UnsavedNoteProps & { readonly actor: UnsavedTextActor }) {
  const { left, text } = useSelector(actor, ({ context }) => context);
  const isOffered = useSelector(actor, (snapshot) => snapshot.hasTag('offered'));
  const isDiscarding = useSelector(actor, (snapshot) => snapshot.matches({ offer: 'discarding' }));
  const isNotKept = useSelector(actor, (snapshot) => snapshot.hasTag('notKept'));
  const reason = text === null ? obstacle : 'Save or discard what you have typed since then; then it can be restored.';
  if (!isOffered && !isNotKept) return null;
  return (
    <div className={root}>
      {isOffered && left !== null && (
        <Banner title={`You have text that was not saved, of ${formatInstant(new Date(left.at).toISOString())}.`}>
          {namesOf(Object.keys(left.text.changes), labelOf)}
          {reason !== undefined && <p>{reason}</p>}
          <div className={buttons}>
            <Button
              size="sm"
              variant="primary"
              disabled={reason !== undefined || isDiscarding}
              onClick={({ currentTarget }) => {
                goOnBeside(currentTarget);
                actor.send({ type: 'restore.requested' });
              }}
            >
              {restoreLabel}
            </Button>
            <Button
              size="sm"
              disabled={isDiscarding}
              onClick={({ currentTarget }) => {
                goOnBeside(currentTarget);
                actor.send({ type: 'discard.requested' });
              }}
            >
              Discard
            </Button>
          </div>
        </Banner>
      )}
      {isNotKept && (
        <Banner tone="warning">
          What you type here is not kept in this browser, because its storage is full or blocked. Save before you leave.
        </Banner>
      )}
    </div>
  );
}

/** The pressed button goes with the offer: the focus stays in the form, or else on the page. */
function goOnBeside(button: HTMLElement): void {
  const form = button.closest('form, [role=dialog]');
  const field = form?.querySelector<HTMLElement>('textarea:enabled, input:enabled');
  (field ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

/** `In: Title, Description` */
function namesOf(fields: readonly string[], labelOf: UnsavedNoteProps['labelOf']) {
  const names = fields.map(labelOf).filter((name) => name !== undefined);
  return names.length > 0 && <p>In: {names.join(', ')}</p>;
}
