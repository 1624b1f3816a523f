import { assign, emit, fromPromise, setup } from 'xstate';

import { notProvided } from '../not-provided.ts';
import { sameValue } from '../record/merge.ts';
import type {
  KeepInput,
  LeftText,
  UnsavedText,
  UnsavedTextContext,
  UnsavedTextEvent,
  UnsavedTextNotice,
} from './unsaved-text.types.ts';

const leftIn = ({ left }: UnsavedTextContext): LeftText => {
  if (left === null) throw new Error('No text was left');
  return left;
};

/**
 * Keeps a copy of what is typed in a form in the browser until it is saved, and offers what an earlier page has left. What
 * was left is offered before anything is typed, or once it is saved, so that neither text replaces the other. What was
 * typed again and saved is offered no more.
 */
export const unsavedTextMachine = setup({
  types: {
    context: {} as UnsavedTextContext,
    events: {} as UnsavedTextEvent,
    emitted: {} as UnsavedTextNotice,
    tags: {} as 'offered' | 'notKept' | 'closed',
  },
  actors: {
    find: fromPromise<LeftText | null>(notProvided('find')),
    discard: fromPromise<void, LeftText>(notProvided('discard')),
    keep: fromPromise<void, KeepInput>(notProvided('keep')),
  },
  delays: {
    /** Between two copies: a long text is not copied at every key. */
    pause: 300,
    /** Until storage that was full or blocked is tried again. */
    retry: 5000,
  },
  guards: {
    isEmpty: ({ context }) => context.text === null,
    isCleared: (_, { text }: { text: UnsavedText | null }) => text === null,
    isFound: (_, { left }: { left: LeftText | null }) => left !== null,
    isBehind: ({ context: { text, kept, restored } }) => text !== kept || restored.length > 0,
    isTypedAgain: ({ context }, { text }: { text: UnsavedText | null }) =>
      text === null && sameValue(context.text?.changes, leftIn(context).text.changes),
    isClosed: ({ context }) => context.isClosed,
  },
  actions: {
    change: assign((_, { text }: { text: UnsavedText | null }) => ({ text })),
    showLeft: assign((_, { left }: { left: LeftText | null }) => ({ left })),
    forgetLeft: assign({ left: null }),
    /** The form takes the text; its copy is replaced by that of the form. */
    takeLeft: assign(({ context }) => ({
      left: null,
      text: leftIn(context).text,
      restored: [...context.restored, leftIn(context).editorId],
    })),
    /** Its copy is erased with that of the form. */
    replaceLeft: assign(({ context }) => ({ left: null, restored: [...context.restored, leftIn(context).editorId] })),
    announceRestored: emit(({ context }) => ({ type: 'text.restored', text: leftIn(context).text }) as const),
    send: assign(({ context }) => ({ sent: context.text })),
    noteKept: assign(({ context }) => ({ kept: context.sent, sent: null, restored: [] })),
    noteFailure: assign({ sent: null }),
    /** Only what is typed from now on is kept again. */
    noteErased: assign(({ context }) => ({ kept: context.text, restored: [], left: null })),
    close: assign({ isClosed: true }),
  },
}).createMachine({
  id: 'unsaved-text',
  context: { text: null, kept: null, sent: null, left: null, restored: [], isClosed: false },
  type: 'parallel',
  on: {
    'text.changed': { actions: { type: 'change', params: ({ event }) => ({ text: event.text }) } },
  },
  states: {
    offer: {
      initial: 'looking',
      on: { 'form.closed': '.closed', 'copies.erased': '.none' },
      states: {
        looking: {
          invoke: {
            id: 'find',
            src: 'find',
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ left: event.output }) },
                target: 'offering',
                actions: { type: 'showLeft', params: ({ event }) => ({ left: event.output }) },
              },
              { target: 'none' },
            ],
            // A storage that cannot be read has nothing to offer; that nothing is kept either is said once something is typed.
            onError: 'none',
          },
        },
        offering: {
          tags: 'offered',
          on: {
            'text.changed': [
              {
                guard: { type: 'isTypedAgain', params: ({ event }) => ({ text: event.text }) },
                // Its copy may still be there: what other pages have left is offered at the next opening.
                target: 'none',
                actions: ['replaceLeft', { type: 'change', params: ({ event }) => ({ text: event.text }) }],
              },
              { actions: { type: 'change', params: ({ event }) => ({ text: event.text }) } },
            ],
            'restore.requested': { guard: 'isEmpty', target: 'restored', actions: ['announceRestored', 'takeLeft'] },
            'discard.requested': 'discarding',
          },
        },
        discarding: {
          tags: 'offered',
          invoke: {
            id: 'discard',
            src: 'discard',
            input: ({ context }) => leftIn(context),
            onDone: { target: 'looking', actions: 'forgetLeft' },
            onError: 'offering',
          },
        },
        // Several pages may have left something: the next is offered once this is saved or discarded.
        restored: {
          on: {
            'text.changed': [
              {
                guard: { type: 'isCleared', params: ({ event }) => ({ text: event.text }) },
                target: 'looking',
                actions: { type: 'change', params: ({ event }) => ({ text: event.text }) },
              },
              { actions: { type: 'change', params: ({ event }) => ({ text: event.text }) } },
            ],
          },
        },
        none: {},
        closed: {},
      },
    },
    copy: {
      initial: 'upToDate',
      on: {
        'form.closed': { actions: 'close' },
        'copies.erased': { target: '.upToDate', actions: 'noteErased' },
      },
      states: {
        upToDate: {
          always: [
            { guard: 'isBehind', target: 'writing' },
            { guard: 'isClosed', target: 'closed' },
          ],
        },
        writing: {
          entry: 'send',
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context }) => ({ text: context.text, replaces: context.restored }),
            onDone: { target: 'pausing', actions: 'noteKept' },
            onError: { target: 'failing', actions: 'noteFailure' },
          },
        },
        pausing: {
          always: { guard: 'isClosed', target: 'upToDate' },
          on: { 'page.hidden': 'upToDate' },
          after: { pause: 'upToDate' },
        },
        failing: {
          tags: 'notKept',
          always: { guard: 'isClosed', target: 'closed' },
          after: { retry: 'upToDate' },
        },
        // Kept apart from the end of the machine, so that the last write is waited for.
        closed: { tags: 'closed' },
      },
    },
  },
});
