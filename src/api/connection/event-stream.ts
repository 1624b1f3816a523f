import { ApiError, failureOf } from './api-error.ts';

interface Event {
  readonly name: string;
  readonly data: string;
}

function eventOf(block: string): Event {
  const lines = block.split('\n');
  const after = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
  return { name: after('event').join(''), data: after('data').join('\n') };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<Event, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks.map(eventOf);
  }
}

/**
 * The data of the events of our API (openapi/common/streams.tsp).
 * @throws ApiError if the last event is a failure, or if the stream breaks off
 */
export async function* eventsIn({ body }: Response): AsyncGenerator<unknown, void> {
  if (body === null) throw ApiError.unreachable('no body');
  try {
    for await (const { name, data } of readEvents(body)) {
      if (name === 'end') return;
      if (name === 'failure') throw failureOf(500, JSON.parse(data), null);
      yield JSON.parse(data);
    }
  } catch (error) {
    if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError')) throw error;
    throw ApiError.unreachable(error);
  }
  throw ApiError.unreachable('the stream broke off');
}
