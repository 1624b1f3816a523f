import { useEffect } from 'react';

import type { TemplateEdit } from '#domain/template-edits.ts';
import { isEditable } from '#domain/template-lifecycle.ts';
import { rebased } from '#machines/questionnaire-builder/builder-steps.ts';
import { forgetEdits, keepEdits, keptEdits, keptEditsKey } from '#src/components/kept-edits.ts';
import { useSession } from '#src/components/SessionProvider.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';

import type { BuilderActor } from './useBuilder.ts';

type Context = ReturnType<BuilderActor['getSnapshot']>['context'];

/** Only this screen writes them; what does not fit is left out by `rebased`. */
const isEdit = (value: unknown): value is TemplateEdit =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

/** Makes again what was typed before a crash or a closed tab, as one step that can be undone. */
function restore(actor: BuilderActor, key: string): void {
  const { stored, content } = actor.getSnapshot().context;
  const kept = keptEdits(key);
  if (kept === undefined || stored === null || !isEditable(stored.status)) return;
  const { waiting: edits, content: restored } = rebased(content, kept.edits.filter(isEdit));
  // They were stored after all, or the same was done elsewhere.
  if (edits.length === 0 || JSON.stringify(restored) === JSON.stringify(content)) return;
  actor.send({ type: 'edits.made', edits });
  toast.info('Unsaved changes were restored', 'They were made here before the page was closed. Undo takes them back.');
}

function keep(key: string, { stored, sent, waiting }: Context): void {
  const edits = [...sent, ...waiting];
  if (stored === null || edits.length === 0) forgetEdits(key);
  else keepEdits(key, { version: stored.version, edits });
}

/**
 * Keeps every edit of the builder in this browser until the server has stored it, from the moment it is made.
 * @returns forgets them, for someone who leaves without them
 */
export function useKeptEdits(actor: BuilderActor, templateId: string): () => void {
  const userId = useSession(({ context }) => context.account?.id ?? '');
  const organisationId = useSession(({ context }) => context.organisation?.id ?? '');
  const key = keptEditsKey({ organisationId, userId }, templateId);
  useEffect(() => {
    let before: Context | undefined;
    const follow = () => {
      const snapshot = actor.getSnapshot();
      if (!snapshot.matches('editing')) return;
      const { context } = snapshot;
      const isFirst = before === undefined;
      const isSame = before?.waiting === context.waiting && before.sent === context.sent;
      before = context;
      if (isFirst) restore(actor, key);
      else if (!isSame) keep(key, context);
    };
    follow();
    const subscription = actor.subscribe(follow);
    return () => subscription.unsubscribe();
  }, [actor, key]);
  return () => forgetEdits(key);
}
