import type { KindOf } from '#src/api/register.ts';
import { threatActors, threatCategories, threatSources } from '#src/api/risk-lookups.ts';
import type { FieldWords } from '#src/components/fields/field-words.ts';

import { entryWords } from '../Names.tsx';
import { lookupWords } from './lookups.ts';

/** The labels of a threat's fields. */
export const threatWords = {
  ...lookupWords,
  categoryId: entryWords('Category', threatCategories),
  sourceId: entryWords('Source', threatSources),
  actorId: entryWords('Actor', threatActors),
} satisfies FieldWords<KindOf<'Threats'>['draft']>;
