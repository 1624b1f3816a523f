import { unsavedTextMachine } from '#machines/unsaved-text/unsaved-text.machine.ts';
import type { LeftText, UnsavedText } from '#machines/unsaved-text/unsaved-text.types.ts';

import { answers, defineFlow, refuses } from '../flow.ts';

const typed = (title: string): UnsavedText => ({ changes: { title }, before: { title: 'As saved' } });

const left: LeftText = { editorId: 'a page that is gone', at: 1_795_000_000_000, text: typed('Left') };

const fullStorage = new Error('The storage is full');

export const unsavedText = defineFlow({
  name: 'unsaved-text',
  title: 'Unsaved text',
  prose:
    'What is typed in a form is copied into the storage of the browser until it is saved, and what a page that is gone has left there is offered. Neither text replaces the other, and nothing is written after a deliberate sign-out.',
  machine: unsavedTextMachine,
  starts: { 'a form is opened': undefined },
  cases: [
    // What was left, typed again. That another text leaves it on offer is a test of its own.
    { type: 'text.changed', text: typed('Left') },
    { type: 'text.changed', text: null },
    ...answers('find', left, null),
    ...refuses('find', fullStorage),
    ...answers('discard', undefined),
    ...refuses('discard', fullStorage),
    ...answers('keep', undefined),
    ...refuses('keep', fullStorage),
  ],
  // Of the page, of the form and of the sign-out.
  externalEvents: ['page.hidden', 'form.closed', 'copies.erased'],
  contextKey: ({ text, kept, sent, left: offered, restored, isClosed }) => ({
    isTyped: text !== null,
    isKept: text === kept,
    isSent: text === sent,
    isOffered: offered !== null,
    isRestored: restored.length > 0,
    isClosed,
  }),
  invariants: [
    {
      name: 'only what is found is offered',
      holds: (snapshot) => !snapshot.matches({ offer: 'offering' }) || snapshot.context.left !== null,
    },
    {
      name: 'a text is restored only where nothing else is typed',
      holds: (snapshot) => snapshot.context.text === null || !snapshot.can({ type: 'restore.requested' }),
    },
    {
      name: 'a copy that is up to date is that of what is typed',
      holds: ({ context, ...snapshot }) => !snapshot.matches({ copy: 'upToDate' }) || context.text === context.kept,
    },
  ],
});
