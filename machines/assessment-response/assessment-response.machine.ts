import { sendingStates } from './sending.states.ts';
import { answering, contextOf, keeping, keepingUnsent } from './setup.ts';

/**
 * The answers of a respondent (specification section 4, assessment answers). Nothing that was typed is lost: the browser keeps
 * every answer until the server has acknowledged it, also past the end of the link. Nobody's newer answer is overwritten: where
 * two have changed the same one, the person decides.
 */
export const assessmentResponseMachine = answering.createMachine({
  id: 'assessmentResponse',
  context: ({ input }) => contextOf(input),
  initial: 'opening',
  on: {
    'storage.refused': { actions: { type: 'noteStorage', params: { isKept: false } } },
    'storage.worked': { actions: { type: 'noteStorage', params: { isKept: true } } },
  },
  states: {
    opening: { always: [{ guard: 'isSubmitted', target: 'submitted' }, { target: 'restoring' }] },
    /** What an earlier tab has left is read before anything is sent. */
    restoring: {
      invoke: {
        id: 'loadKept',
        src: 'loadKept',
        onDone: {
          target: 'open',
          actions: [{ type: 'adopt', params: ({ event }) => ({ kept: event.output }) }, keeping],
        },
        onError: { target: 'open', actions: { type: 'noteStorage', params: { isKept: false } } },
      },
      on: {
        'answer.changed': {
          guard: { type: 'canChange', params: ({ event }) => event },
          actions: [{ type: 'change', params: ({ event }) => event }, keeping],
        },
      },
    },
    open: {
      type: 'parallel',
      invoke: [
        { id: 'watchConnection', src: 'watchConnection' },
        { id: 'watchPage', src: 'watchPage' },
        { id: 'watchTabs', src: 'watchTabs' },
      ],
      on: {
        'link.expired': '#expired',
        'submission.received': {
          target: '#submitted',
          actions: { type: 'noteSubmission', params: ({ event }) => event },
        },
      },
      states: {
        sending: sendingStates,
        agreement: {
          initial: 'agreed',
          states: {
            agreed: { always: { guard: 'hasConflicts', target: 'conflicting' } },
            conflicting: { always: { guard: 'isAgreed', target: 'agreed' } },
          },
        },
      },
    },
    submitted: {
      initial: 'recovering',
      states: {
        /** What was not saved when someone else submitted is still in this browser. */
        recovering: {
          invoke: {
            id: 'loadKept',
            src: 'loadKept',
            onDone: {
              target: 'final',
              actions: { type: 'recover', params: ({ event }) => ({ kept: event.output }) },
            },
            onError: { target: 'final' },
          },
        },
        final: { id: 'submitted', entry: ['dropPending', keepingUnsent] },
      },
    },
    /** The person can download what they wrote; the browser goes on keeping what was not saved. */
    ended: {
      initial: 'expired',
      states: { expired: { id: 'expired' }, revoked: { id: 'revoked' } },
    },
  },
});
