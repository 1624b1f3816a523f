import type { Failure } from '#machines/failure.ts';
import { linkEndings as texts } from '#src/texts/link-endings.ts';

/** How long an answer may take: nobody waits for it for eight minutes, as the app's client would. In milliseconds. */
const answerTime = 30_000;

export class RequestFailure extends Error implements Failure {
  readonly status: number | undefined;
  readonly code: string;
  readonly fieldErrors = {};
  readonly current: unknown;

  constructor({ status, code, message, current }: Omit<Failure, 'fieldErrors'>, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.current = current;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const textAt = (value: unknown, name: string): string => {
  const found = isObject(value) ? value[name] : undefined;
  return typeof found === 'string' ? found : '';
};

/** The message of a refusal (specification section 8, API errors), with what the server says beside. */
const refusal = (status: number, body: unknown) =>
  new RequestFailure({
    status,
    code: `http_${status}`,
    message: status === 429 ? texts.tooMany : textAt(body, 'message') || 'An error occurred',
    current: body,
  });

export const unanswered = (error: unknown) =>
  new RequestFailure({ code: 'network_error', message: texts.unreachable }, error);

/**
 * The data of an answer that reports success, which its HTTP code alone does not (specification section 7).
 * @throws RequestFailure
 */
export function dataOf(status: number, answer: unknown): unknown {
  if (status >= 200 && status < 300 && isObject(answer) && answer['status'] === true) return answer['data'];
  throw refusal(status, answer);
}

interface LinkRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  /** Of a link whose token is in the body: repeated in a header, so that the server knows the link before it reads the body. */
  readonly token?: string;
}

/** Sends a request of a link and returns the data of its answer. Nothing but the link identifies the sender. */
export async function requestOfLink(
  url: string,
  signal: AbortSignal,
  { method = 'POST', body, token }: LinkRequest = {},
): Promise<unknown> {
  const sent = { method, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;
  const repeated = token === undefined ? undefined : { 'x-link-token': token };
  const content = body && {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...repeated },
  };
  const limited = AbortSignal.any([signal, AbortSignal.timeout(answerTime)]);
  const response = await fetch(url, { ...sent, ...content, signal: limited }).catch((error: unknown) => {
    throw unanswered(error);
  });
  const answer: unknown = await response.json().catch(() => null);
  return dataOf(response.status, answer);
}
