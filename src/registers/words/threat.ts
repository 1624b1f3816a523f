import { threatTexts as texts } from '#domain/words/lookups.ts';
import type { KindOf } from '#src/api/record/register.ts';
import { threatActors, threatCategories, threatSources } from '#src/api/risk/risk-lookups.ts';
import type { FieldWords } from '#src/components/fields/field-words.ts';

import { entryWords } from '../Names.tsx';
import { lookupWords } from './lookups.ts';

/** The labels of a threat's fields. */
export const threatWords = {
  ...lookupWords,
  categoryId: entryWords(texts.category.label, threatCategories),
  sourceId: entryWords(texts.source.label, threatSources),
  actorId: entryWords(texts.actor.label, threatActors),
} satisfies FieldWords<KindOf<'Threats'>['draft']>;
