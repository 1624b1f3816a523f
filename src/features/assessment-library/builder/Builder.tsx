import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';

import { isEditable } from '#domain/questionnaire/template-lifecycle.ts';
import { hasUnsavedEdits } from '#machines/questionnaire-builder/questionnaire-builder.machine.ts';
import type { AssessmentTemplate } from '#src/api/provider-assessment/assessment-templates.ts';
import { LoadFailed } from '#src/components/LoadFailed.tsx';
import { PageTitle } from '#src/components/PageTitle.tsx';
import { LeaveDialog } from '#src/components/record-panel/LeaveDialog.tsx';
import { useMay } from '#src/components/SessionProvider.tsx';
import { useLeaving } from '#src/registers/useLeaving.ts';
import { LoadingRows } from '#src/ui/feedback/LoadingRows.tsx';
import { Link as TextLink } from '#src/ui/navigation/Link.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

import { templateKind } from '../template-kind.ts';
import { builderStyle as style } from './builder-style.ts';
import { BuilderBar } from './BuilderBar.tsx';
import { BuilderNotes } from './BuilderNotes.tsx';
import { ExportQuestions } from './ExportQuestions.tsx';
import { Outline } from './Outline.tsx';
import { Preview } from './Preview.tsx';
import { Publication } from './Publication.tsx';
import { SelectedForm } from './SelectedForm.tsx';
import { useBuilder, type BuilderActor } from './useBuilder.ts';
import { useUnsavedEdits } from './useUnsavedEdits.ts';

const LibraryLink = createLink(TextLink);

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+S (⌘ too), wherever the focus is on the page. */
function useBuilderKeys(actor: BuilderActor): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const type =
      key === 's'
        ? 'save.requested'
        : key === 'z'
          ? event.shiftKey
            ? 'redo.requested'
            : 'undo.requested'
          : key === 'y'
            ? 'redo.requested'
            : undefined;
    if (type === undefined || document.querySelector('[role=dialog], dialog:modal') !== null) return;
    event.preventDefault();
    actor.send({ type });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The questionnaire builder: outline, form and preview beside each other. */
export function Builder({ template }: { readonly template: AssessmentTemplate }) {
  const actor = useBuilder(template.id);
  const [said, announce] = useState('');
  const mayEdit = useMay({ ...templateKind.access, level: 'EDIT' });
  const unsaved = useUnsavedEdits(actor, template, mayEdit);
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ editing: { storage: 'saving' } }));
  const { asked, leave, stay } = useLeaving('', isSaving, () => hasUnsavedEdits(actor.getSnapshot().context));
  useBuilderKeys(actor);
  // Someone who leaves need not wait for the pause.
  useEffect(() => {
    if (asked) actor.send({ type: 'save.requested' });
  }, [asked, actor]);
  return (
    <div className={style.page}>
      <PageTitle
        title={template.title}
        note={template.ref}
        actions={
          <LibraryLink to="/assessment-library" search={{ template: template.id }}>
            Details
          </LibraryLink>
        }
      />
      <BuilderMain actor={actor} mayEdit={mayEdit} template={template} unsaved={unsaved} announce={announce} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <LeaveDialog
        open={asked}
        onLeave={() => {
          unsaved.abandon();
          leave();
        }}
        onStay={stay}
      />
    </div>
  );
}

interface BuilderMainProps {
  readonly actor: BuilderActor;
  readonly template: AssessmentTemplate;
  readonly mayEdit: boolean;
  readonly unsaved: ReturnType<typeof useUnsavedEdits>;
  readonly announce: (text: string) => void;
}

function BuilderMain({ actor, template, mayEdit, unsaved, announce }: BuilderMainProps) {
  const stored = useSelector(actor, ({ context }) => context.stored);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches('unavailable'));
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  if (isUnavailable && failure !== null)
    return <LoadFailed what="questions" error={failure} onRetry={() => actor.send({ type: 'load.retried' })} />;
  if (stored === null) return <LoadingRows />;
  const readOnly = !mayEdit || !isEditable(stored.status) || !isEditing;
  return (
    <>
      <BuilderBar actor={actor} stored={stored} readOnly={readOnly}>
        <ExportQuestions templateId={template.id} />
        <Publication actor={actor} stored={stored} templateId={template.id} mayEdit={mayEdit} />
      </BuilderBar>
      <BuilderNotes actor={actor} unsaved={unsaved} />
      <div className={style.columns}>
        <Outline actor={actor} readOnly={readOnly} announce={announce} />
        <SelectedForm actor={actor} readOnly={readOnly} announce={announce} />
        <Preview actor={actor} />
      </div>
    </>
  );
}
