import type { Drafter } from '#server/ai/ai.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { draftStream, type DraftParts } from '#server/modules/drafting/index.ts';

import { questionRequest } from '../draft-request.ts';

async function* eventsOf(
  input: Schemas['QuestionDraftInput'],
  drafter: Drafter,
  signal: AbortSignal,
): AsyncGenerator<Schemas['QuestionDraftEvent'], void> {
  const draft = drafter.draft(questionRequest(input), signal);
  for (let next = await draft.next(); ; next = await draft.next()) {
    if (next.done === true) {
      yield { text: null, proposal: { modelName: drafter.model, questions: [...next.value] } };
      return;
    }
    yield { text: next.value, proposal: null };
  }
}

/** Drafts of questions. Nothing is stored. */
export const questionDraftHandlers = ({ drafter, slots }: DraftParts): HandlersOf<'QuestionDrafts'> => ({
  generate: ({ body }, context) => draftStream(slots, context, eventsOf(body, drafter, context.signal)),
});
