import type { Stage } from '#domain/rating.ts';
import { DraftError, type Drafter } from '#server/ai/ai.ts';
import type { draftSlots } from '#server/ai/slots.ts';
import { ApiError, conflict, tooManyRequests, Unavailable } from '#server/contract/errors.ts';
import type { ContextOf, HandlersOf, Input, Schemas } from '#server/contract/types.ts';
import { refuseUnknownChoices, type Choice } from '#server/modules/record/index.ts';

import { readFacts, type RiskFacts } from '../draft/facts.ts';
import { draftRequest } from '../draft/request.ts';

type Event = Schemas['AssessmentDraftEvent'];

/** What drafts are written with. */
export interface DraftParts {
  readonly drafter: Drafter;
  readonly slots: ReturnType<typeof draftSlots>;
}

/** How a draft that fails is answered; what only the operator can mend is logged. */
function explained(error: unknown): unknown {
  if (!(error instanceof DraftError)) return error;
  const { reason, retryAfterSeconds = 10 } = error;
  if (reason === 'BUSY') return tooManyRequests(retryAfterSeconds);
  if (reason === 'REFUSED') return new ApiError(503, 'The model refused to draft this');
  if (reason === 'INVALID') return new ApiError(503, 'The model did not give a usable draft. Try again.');
  return new Unavailable('The model could not be asked', { cause: error });
}

function refuseEmptyScales({ scales }: RiskFacts): void {
  const missing = (['likelihood', 'impact'] as const).filter((axis) => scales[axis].length === 0);
  if (missing.length > 0)
    throw conflict(missing.map((field) => ({ field, message: `Add levels of ${field} in the settings first` })));
}

async function* eventsOf(
  wanted: readonly Stage[],
  facts: RiskFacts,
  drafter: Drafter,
  signal: AbortSignal,
): AsyncGenerator<Event, void> {
  try {
    const draft = drafter.draft(draftRequest(wanted, facts), signal);
    for (;;) {
      const next = await draft.next();
      if (next.done === true) {
        yield { text: null, proposal: { modelName: drafter.model, assessments: next.value } };
        return;
      }
      yield { text: next.value, proposal: null };
    }
  } catch (error) {
    throw explained(error);
  }
}

/** Continues with the first event, once there is one: a model that cannot be asked is a refusal, not an event. */
async function begun(events: AsyncGenerator<Event, void>, release: () => void): Promise<AsyncGenerator<Event, void>> {
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

type DraftOperation = 'RiskDrafts.likelihoodAndImpact' | 'RiskDrafts.residual';

/** Of the risk register: what its ids refer to, and the fields of a new risk. */
interface DraftedRegister {
  readonly choices: Readonly<Record<string, Choice>>;
  readonly input: { readonly empty: Required<Schemas['RiskInput']> };
}

/** Drafts of assessments. Nothing is stored. */
export function draftHandlers(
  { drafter, slots }: DraftParts,
  { choices, input: { empty } }: DraftedRegister,
): HandlersOf<'RiskDrafts'> {
  const handler =
    (...wanted: readonly Stage[]) =>
    async ({ body }: Input<DraftOperation>, context: ContextOf<DraftOperation>) => {
      const facts = await context.inTransaction(async () => {
        await refuseUnknownChoices(choices, body);
        return readFacts({ ...empty, ...body }, context);
      });
      refuseEmptyScales(facts);
      const { user, organisation, signal } = context;
      try {
        const release = slots.take({ userId: user.id, organisationId: organisation.id });
        // Of a response that is never sent, no event is read.
        signal.addEventListener('abort', release, { once: true });
        return await begun(eventsOf(wanted, facts, drafter, signal), release).catch((error: unknown) => {
          release();
          throw error;
        });
      } catch (error) {
        throw explained(error);
      }
    };
  return { likelihoodAndImpact: handler('inherent', 'current'), residual: handler('residual') };
}
