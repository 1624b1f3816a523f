import type { DraftRequest } from '#server/ai/ai.ts';

/** The answer to `request`, and what a person sees of it. */
export const answer = { reason: 'Backups are "tested"\nonce a year', level: 3 };
export const shown = 'Backups are "tested"\nonce a year\n';

/** A draft of a level with its reason. */
export const request: DraftRequest<typeof answer> = {
  instructions: 'Choose a level.',
  facts: { title: 'Backups fail' },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['reason', 'level'],
    properties: {
      reason: { type: 'string', minLength: 1, maxLength: 200 },
      level: { type: 'integer', minimum: 1, maximum: 5 },
    },
  },
  resultOf(value) {
    if (typeof value !== 'object' || value === null || !('level' in value) || !('reason' in value))
      throw new Error('The answer was not checked');
    return { reason: String(value.reason), level: Number(value.level) };
  },
  template: () => answer,
};

/** Everything that a draft yields, and what it returns. */
export async function readAll<T>(draft: AsyncGenerator<string, T>): Promise<{ text: string; result: T }> {
  let text = '';
  for (;;) {
    const next = await draft.next();
    if (next.done === true) return { text, result: next.value };
    text += next.value;
  }
}
