import { DraftError, type Drafter } from '#server/ai/ai.ts';
import type { draftSlots } from '#server/ai/slots.ts';
import { ApiError, tooManyRequests, Unavailable } from '#server/contract/errors.ts';

/** What drafts are written with. */
export interface DraftParts {
  readonly drafter: Drafter;
  readonly slots: ReturnType<typeof draftSlots>;
}

/** Who asks for a draft; the signal is aborted once they leave. */
export interface Asking {
  readonly user: { readonly id: string };
  readonly organisation: { readonly id: string };
  readonly signal: AbortSignal;
}

/** How a draft that fails is answered; what only the operator can mend is logged. */
export function explained(error: unknown): unknown {
  if (!(error instanceof DraftError)) return error;
  const { reason, retryAfterSeconds = 10 } = error;
  if (reason === 'BUSY') return tooManyRequests(retryAfterSeconds);
  if (reason === 'REFUSED') return new ApiError(503, 'The model refused to draft this');
  if (reason === 'INVALID') return new ApiError(503, 'The model did not give a usable draft. Try again.');
  return new Unavailable('The model could not be asked', { cause: error });
}

async function* explaining<Event>(events: AsyncGenerator<Event, void>): AsyncGenerator<Event, void> {
  try {
    yield* events;
  } catch (error) {
    throw explained(error);
  }
}

/** Continues with the first event, once there is one: a model that cannot be asked is a refusal, not an event. */
async function begun<Event>(
  events: AsyncGenerator<Event, void>,
  release: () => void,
): Promise<AsyncGenerator<Event, void>> {
  const first = await events.next();
  return (async function* () {
    try {
      if (first.done !== true) yield first.value;
      yield* events;
    } finally {
      release();
    }
  })();
}

/**
 * The events of a draft, as a response that is sent while it is written. It takes one of the places for drafts until it ends.
 * @param events written only while someone reads them
 */
export async function draftStream<Event>(
  slots: DraftParts['slots'],
  { user, organisation, signal }: Asking,
  events: AsyncGenerator<Event, void>,
): Promise<AsyncGenerator<Event, void>> {
  try {
    const release = slots.take({ userId: user.id, organisationId: organisation.id });
    // Of a response that is never sent, no event is read.
    signal.addEventListener('abort', release, { once: true });
    return await begun(explaining(events), release).catch((error: unknown) => {
      release();
      throw error;
    });
  } catch (error) {
    throw explained(error);
  }
}
