import { parseBounded } from '#domain/files/bounded-json.ts';
import type { Outside, OutsideAnswer } from '#server/outside/outside.ts';

import { DraftError } from './ai.ts';
import type { JsonSchema } from './json-schema.ts';
import { eventsOf } from './server-sent-events.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelSettings {
  readonly apiKey: string;
  readonly model: string;
  /** For each answer, in milliseconds. */
  readonly timeout: number;
}

/** Of the answer with its protocol, in bytes. */
const largestAnswer = 1_000_000;

/** Of what the model writes. */
const longestText = 20_000;

const propertyOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

const at = (value: unknown, ...names: (string | number)[]): unknown =>
  names.reduce<unknown>((parent, name) => propertyOf(parent, name), value);

/** Seconds that a model asks to wait; a date or nonsense is ignored. */
function retryAfterOf({ headers }: OutsideAnswer): number | undefined {
  const value = headers['retry-after'];
  const isSeconds = typeof value === 'string' && /^\d{1,5}$/.test(value);
  return isSeconds ? Math.min(3600, Math.max(1, Number(value))) : undefined;
}

/** The texts of error answers may quote what was sent, so only their status is kept. */
function refuseFailure(answer: OutsideAnswer): void {
  if (answer.status === 429) throw new DraftError('BUSY', { retryAfterSeconds: retryAfterOf(answer) });
  if (answer.status !== 200) throw new DraftError('UNAVAILABLE', { cause: `status ${answer.status}` });
}

function parsed(data: string): unknown {
  try {
    return parseBounded(data);
  } catch {
    throw new DraftError('UNAVAILABLE', { cause: 'a chunk is not JSON' });
  }
}

/** What a chunk adds to the text. @throws DraftError when the model refuses or its server fails */
function textOf(chunk: unknown): string {
  if (at(chunk, 'error') !== undefined) throw new DraftError('UNAVAILABLE', { cause: 'an error in the stream' });
  const choice = at(chunk, 'choices', 0);
  const refusal = at(choice, 'delta', 'refusal');
  if ((typeof refusal === 'string' && refusal !== '') || at(choice, 'finish_reason') === 'content_filter')
    throw new DraftError('REFUSED');
  const text = at(choice, 'delta', 'content');
  return typeof text === 'string' ? text : '';
}

async function* textsIn(answer: OutsideAnswer): AsyncGenerator<string, void> {
  let length = 0;
  let isComplete = false;
  for await (const data of eventsOf(answer.body)) {
    if (data === '[DONE]') return;
    const chunk = parsed(data);
    const text = textOf(chunk);
    length += text.length;
    if (length > longestText) throw new DraftError('INVALID', { cause: 'the answer is too long' });
    if (text !== '') yield text;
    isComplete ||= at(chunk, 'choices', 0, 'finish_reason') === 'stop';
  }
  if (!isComplete) throw new DraftError('UNAVAILABLE', { cause: 'the stream broke off' });
}

/**
 * Asks an OpenAI-compatible endpoint for JSON, and yields the answer as it arrives
 * (https://platform.openai.com/docs/api-reference/chat-streaming).
 */
export async function* chatCompletion(
  outside: Outside,
  { apiKey, model, timeout }: ModelSettings,
  { messages, schema, signal }: { messages: readonly ChatMessage[]; schema: JsonSchema; signal: AbortSignal },
): AsyncGenerator<string, void> {
  const answer = await outside.request({
    method: 'POST',
    path: '/chat/completions',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      response_format: { type: 'json_schema', json_schema: { name: 'draft', strict: true, schema } },
    }),
    timeout,
    largestAnswer,
    signal,
  });
  try {
    refuseFailure(answer);
    yield* textsIn(answer);
  } finally {
    answer.close();
  }
}
