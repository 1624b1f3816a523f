import { createActor, type ActorRefFrom } from 'xstate';

import { unsavedTextMachine } from '#machines/unsaved-text/unsaved-text.machine.ts';
import type { UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';
import { openUnsavedForm } from '#src/actors/unsaved-text.ts';
import type { SessionActor } from '#src/components/SessionProvider.tsx';

export type UnsavedTextActor = ActorRefFrom<typeof unsavedTextMachine>;

/** A form whose text is kept: its own machine holds the draft. */
export interface KeptForm {
  /** What tells it from other forms: `risk`, and the id of the record or `new`. Undefined where nothing may be changed. */
  readonly name: string | undefined;
  /** What it is about: `R-0042 Lost laptop`. */
  readonly label: string;
  /** Calls the listener after every change of the draft. */
  readonly subscribe: (listener: () => void) => { unsubscribe(): void };
  /** What is typed and not saved; null for nothing. The same object as long as it is the same text. */
  readonly read: () => UnsavedText | null;
  readonly restore: (text: UnsavedText) => void;
}

/** Keeps the text of a form while it is mounted, as an external store of React whose value is the machine of the copy. */
export function createKeeper(session: SessionActor, form: KeptForm) {
  let actor: UnsavedTextActor | null = null;
  return {
    current: () => actor,
    subscribe: (listener: () => void) => {
      const { account, organisation } = session.getSnapshot().context;
      const { name, label } = form;
      if (account === null || name === undefined) return () => {};
      const place = { userId: account.id, organisationId: organisation?.id ?? null, form: name };
      const kept = startKeeping(openUnsavedForm(place, label), form);
      ({ actor } = kept);
      listener();
      return () => {
        actor = null;
        kept.end();
      };
    },
  };
}

/** Starts the machine of a copy, which follows the form until that is closed and what was typed last is written. */
function startKeeping(opened: ReturnType<typeof openUnsavedForm>, form: KeptForm) {
  const actor = createActor(unsavedTextMachine.provide({ actors: opened.actors }));
  const follow = () => {
    const text = form.read();
    if (text !== actor.getSnapshot().context.text) actor.send({ type: 'text.changed', text });
  };
  const hide = () => actor.send({ type: 'page.hidden' });
  actor.on('text.restored', ({ text }) => form.restore(text));
  actor.subscribe((snapshot) => {
    if (!snapshot.hasTag('closed')) return;
    opened.release();
    actor.stop();
  });
  const stopListening = opened.whenErased(() => actor.send({ type: 'copies.erased' }));
  actor.start();
  follow();
  const following = form.subscribe(follow);
  document.addEventListener('visibilitychange', hide);
  window.addEventListener('pagehide', hide);
  const end = () => {
    following.unsubscribe();
    document.removeEventListener('visibilitychange', hide);
    window.removeEventListener('pagehide', hide);
    stopListening();
    actor.send({ type: 'form.closed' });
  };
  return { actor, end };
}
