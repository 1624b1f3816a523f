import { setImmediate } from 'node:timers/promises';

import { assertOutsideTransaction } from '#server/database/tenancy.ts';

import { DraftError, type Drafter } from './ai.ts';
import { mistakeIn } from './json-schema.ts';
import { proseReader } from './prose-reader.ts';

/** The texts of an answer, each a line. */
const textsOf = (answer: unknown): string[] => proseReader()(JSON.stringify(answer)).split(/(?<=\n)/);

/** Drafts without a model: the same facts give the same draft. */
export const templateDrafter: Drafter = {
  model: null,
  async *draft({ schema, resultOf, template }, signal) {
    assertOutsideTransaction('A draft was written');
    const answer = template();
    for (const text of textsOf(answer)) {
      signal.throwIfAborted();
      yield text;
      await setImmediate();
    }
    signal.throwIfAborted();
    const mistake = mistakeIn(answer, schema);
    if (mistake !== undefined) throw new DraftError('INVALID', { cause: mistake });
    return resultOf(answer);
  },
};
