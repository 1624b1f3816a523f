import { assign, emit, fromPromise, setup, type ErrorActorEvent } from 'xstate';

import type { components } from '#openapi/generated/types.ts';

import { toFailure, type Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';

type Schemas = components['schemas'];

/** What is chosen in the three steps. */
export interface AdoptionDraft extends Omit<Schemas['AdoptionInput'], 'versionId'> {
  /** Null until a standard is chosen. */
  readonly versionId: string | null;
}

export interface AdoptionContext {
  readonly draft: AdoptionDraft;
  /** What the adoption would bring; null until that is known, or if it could not be found out. */
  readonly preview: Schemas['AdoptionPreview'] | null;
  /** Why a step cannot be left, or the standard was not adopted. */
  readonly failure: Failure | null;
}

export type AdoptionEvent =
  | { type: 'draft.changed'; changes: Partial<AdoptionDraft> }
  | { type: 'step.confirmed' }
  | { type: 'back' };

export type AdoptionNotice = { type: 'standard.adopted'; id: string };

/** The draft as services are given it. */
export interface AdoptionRequest {
  readonly input: Schemas['AdoptionInput'];
}

const empty: AdoptionDraft = {
  versionId: null,
  levels: [],
  parameters: [],
  maturityModelId: null,
  targetMaturity: null,
  method: 'RESULT_SHARE',
};

/** What the server is asked, once a standard is chosen. */
function requestOf({ draft }: AdoptionContext): AdoptionRequest {
  const { versionId, ...choices } = draft;
  if (versionId === null) throw new Error('No standard was chosen');
  return { input: { versionId, ...choices } };
}

/** Another standard has other levels and parameters. */
const changed = (draft: AdoptionDraft, changes: Partial<AdoptionDraft>): AdoptionDraft =>
  changes.versionId === undefined || changes.versionId === draft.versionId
    ? { ...draft, ...changes }
    : { ...draft, levels: [], parameters: [], ...changes };

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: toFailure(event.error) });

/** Whether a refusal is about what the second step asks for. */
const isOfLevels = ({ fieldErrors }: Failure): boolean =>
  Object.keys(fieldErrors).some((field) => field.startsWith('levels') || field.startsWith('parameters'));

const noStandard: Failure = {
  code: 'mistake',
  message: 'Choose a standard',
  fieldErrors: { versionId: 'Choose a standard' },
};

const keepFailure = { type: 'keepFailure', params: failureOf } as const;

/** A person is led back to the step that a refusal is about. */
const refused = [
  { guard: { type: 'isOfLevels', params: failureOf }, target: 'levels', actions: keepFailure },
  { target: 'scoring', actions: keepFailure },
] as const;

/**
 * The adoption of a standard in three steps: standard and version, its levels and parameters, and how it is scored, with what
 * mappings from adopted standards already settle.
 */
export const adoptionMachine = setup({
  types: { context: {} as AdoptionContext, events: {} as AdoptionEvent, emitted: {} as AdoptionNotice },
  actors: {
    preview: fromPromise<Schemas['AdoptionPreview'], AdoptionRequest>(notProvided('preview')),
    adopt: fromPromise<string, AdoptionRequest>(notProvided('adopt')),
  },
  guards: {
    hasStandard: ({ context }) => context.draft.versionId !== null,
    isOfLevels: (_, { failure }: { failure: Failure }) => isOfLevels(failure),
  },
  actions: {
    change: assign(({ context }, { changes }: { changes: Partial<AdoptionDraft> }) => ({
      draft: changed(context.draft, changes),
      failure: null,
    })),
    refuse: assign({ failure: noStandard }),
    forgetPreview: assign({ preview: null, failure: null }),
    keepPreview: assign((_, { preview }: { preview: Schemas['AdoptionPreview'] }) => ({ preview })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    announce: emit((_, { id }: { id: string }) => ({ type: 'standard.adopted', id }) as const),
  },
}).createMachine({
  id: 'adoption',
  context: { draft: empty, preview: null, failure: null },
  initial: 'standard',
  states: {
    standard: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'step.confirmed': [{ guard: 'hasStandard', target: 'levels' }, { actions: 'refuse' }],
      },
    },
    levels: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'step.confirmed': { target: 'previewing' },
        back: { target: 'standard', actions: 'clearFailure' },
      },
    },
    // The third step, while it is found out what is already settled.
    previewing: {
      entry: 'forgetPreview',
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        back: { target: 'levels' },
      },
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'scoring',
          actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: refused,
      },
    },
    scoring: {
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => ({ changes: event.changes }) } },
        'step.confirmed': { target: 'adopting' },
        back: { target: 'levels', actions: 'clearFailure' },
      },
    },
    adopting: {
      entry: 'clearFailure',
      invoke: {
        id: 'adopt',
        src: 'adopt',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'adopted', actions: { type: 'announce', params: ({ event }) => ({ id: event.output }) } },
        onError: refused,
      },
    },
    adopted: { type: 'final' },
  },
});
