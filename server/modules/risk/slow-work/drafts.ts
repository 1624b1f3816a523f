import type { Stage } from '#domain/risk/rating.ts';
import type { Drafter } from '#server/ai/ai.ts';
import { conflict } from '#server/contract/errors.ts';
import type { ContextOf, HandlersOf, Input, Schemas } from '#server/contract/types.ts';
import { draftStream, type DraftParts } from '#server/modules/drafting/index.ts';
import { refuseUnknownChoices, type Choice } from '#server/modules/record/index.ts';

import { readFacts, type RiskFacts } from '../draft/facts.ts';
import { draftRequest } from '../draft/request.ts';

type Event = Schemas['AssessmentDraftEvent'];

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
  const draft = drafter.draft(draftRequest(wanted, facts), signal);
  for (;;) {
    const next = await draft.next();
    if (next.done === true) {
      yield { text: null, proposal: { modelName: drafter.model, assessments: next.value } };
      return;
    }
    yield { text: next.value, proposal: null };
  }
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
      return draftStream(slots, context, eventsOf(wanted, facts, drafter, context.signal));
    };
  return { likelihoodAndImpact: handler('inherent', 'current'), residual: handler('residual') };
}
