import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { templateStatusLabels } from '#domain/words/assessment-template.ts';
import { hasUnsavedEdits } from '#machines/questionnaire-builder/questionnaire-builder.machine.ts';
import type { TemplateState } from '#machines/questionnaire-builder/questionnaire-builder.types.ts';
import { counted } from '#src/components/words.ts';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css/index.js';

import { StatusCell } from '../StatusCell.tsx';
import { builderStyle as style } from './builder-style.ts';
import type { BuilderActor } from './useBuilder.ts';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  paddingInline: { base: '16', md: '20' },
  paddingBlockEnd: '10',
});
const facts = css({ color: 'fg.muted', textStyle: 'xs', marginInlineEnd: 'auto' });

interface BuilderBarProps {
  readonly actor: BuilderActor;
  readonly stored: TemplateState;
  readonly readOnly: boolean;
  /** What can be done with the template as a whole. */
  readonly children: ReactNode;
}

/** Where the template stands, and what can be undone. */
export function BuilderBar({ actor, stored, readOnly, children }: BuilderBarProps) {
  const canUndo = useSelector(actor, ({ context }) => context.done.length > 0);
  const canRedo = useSelector(actor, ({ context }) => context.undone.length > 0);
  const count = useSelector(actor, ({ context }) =>
    context.content.reduce((total, { questions }) => total + questions.length, 0),
  );
  return (
    <div className={bar} role="toolbar" aria-label="Questionnaire" data-bar="">
      <StatusCell status={stored.status} />
      <span className={facts}>
        {counted(count, { one: 'question', many: 'questions' })}
        {stored.publishedNumber !== null && `, version ${stored.publishedNumber} is published`}
        {stored.publishedNumber !== null && stored.hasChanges && ', changed since'}
      </span>
      {stored.status === 'ARCHIVED' ? (
        <span className={style.note}>{templateStatusLabels.ARCHIVED}: restore it to edit it</span>
      ) : (
        <SaveState actor={actor} />
      )}
      {!readOnly && (
        <>
          <Button
            size="sm"
            disabled={!canUndo}
            aria-keyshortcuts="Control+Z"
            onClick={() => actor.send({ type: 'undo.requested' })}
          >
            Undo
          </Button>
          <Button
            size="sm"
            disabled={!canRedo}
            aria-keyshortcuts="Control+Shift+Z"
            onClick={() => actor.send({ type: 'redo.requested' })}
          >
            Redo
          </Button>
        </>
      )}
      {children}
    </div>
  );
}

/** Whether everything is stored. */
function SaveState({ actor }: Pick<BuilderBarProps, 'actor'>) {
  const unsaved = useSelector(actor, ({ context }) => hasUnsavedEdits(context));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ editing: { storage: 'saving' } }));
  return (
    <span className={style.note} role="status">
      {isSaving ? 'Saving...' : unsaved ? 'Not saved yet' : 'Saved'}
    </span>
  );
}
