import type { Drafter } from '#server/ai/ai.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { draftStream, type DraftParts } from '#server/modules/drafting/index.ts';

import { closestTemplate } from '../draft/closest-template.ts';
import { headingsOf, sectionFrom } from '../draft/from-template.ts';
import { sectionRequest, usualHeadings, type DraftedDocument } from '../draft/request.ts';
import { shownText } from '../draft/shown-text.ts';

type Event = Schemas['PolicyDraftEvent'];

/** A document without what was left out of its request, and the starter policy for drafts without a model. */
function planOf(input: Schemas['PolicyDraftInput'], { model }: Drafter) {
  const template = closestTemplate(input);
  const { audience = '', tone = '', headings: chosen = [] } = input;
  const usual = model === null ? headingsOf(template) : usualHeadings;
  const document: DraftedDocument = {
    ...input,
    audience,
    tone,
    headings: [...new Set(chosen.length > 0 ? chosen : usual)],
  };
  return { document, template };
}

async function* eventsOf(
  input: Schemas['PolicyDraftInput'],
  drafter: Drafter,
  signal: AbortSignal,
): AsyncGenerator<Event, void> {
  const { document, template } = planOf(input, drafter);
  const source = { modelName: drafter.model, templateTitle: drafter.model === null ? template.title : null };
  for (const heading of document.headings) {
    const read = shownText();
    const draft = drafter.draft(
      sectionRequest(document, heading, () => sectionFrom(template, heading)),
      signal,
    );
    for (let next = await draft.next(); ; next = await draft.next()) {
      if (next.done === true) {
        yield { text: null, section: { heading, html: next.value, ...source } };
        break;
      }
      const text = read(next.value);
      if (text !== '') yield { text, section: null };
    }
  }
}

/** Drafts of documents, section by section. Nothing is stored. */
export const policyDraftHandlers = ({ drafter, slots }: DraftParts): HandlersOf<'PolicyDrafts'> => ({
  draft: ({ body }, context) => draftStream(slots, context, eventsOf(body, drafter, context.signal)),
});
