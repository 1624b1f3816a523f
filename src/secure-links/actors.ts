import { fromCallback, fromPromise } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import type {
  Acknowledged,
  PolicyAcknowledgementEvent,
} from '#machines/policy-acknowledgement/policy-acknowledgement.machine.ts';
import { linkTexts as texts } from '#src/texts/secure-links.ts';

import type { IslandData } from './island.ts';

/** How long an answer may take: nobody waits for a tick for eight minutes, as the app's client would. In milliseconds. */
const answerTime = 30_000;

class RequestFailure extends Error implements Failure {
  readonly status: number | undefined;
  readonly code: string;
  readonly fieldErrors = {};

  constructor({ status, code, message }: Omit<Failure, 'fieldErrors'>, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textAt = (value: unknown, name: string): string => {
  const found = isObject(value) ? value[name] : undefined;
  return typeof found === 'string' ? found : '';
};

/** The message of a refusal (specification section 8, API errors). */
const refusal = (status: number, body: unknown) =>
  new RequestFailure({
    status,
    code: `http_${status}`,
    message: status === 429 ? texts.tooMany : textAt(body, 'message') || 'An error occurred',
  });

/** Sends a request of a link and returns the data of its answer. Nothing but the path identifies the sender. */
export async function postToLink(url: string, signal: AbortSignal): Promise<unknown> {
  const sent = { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(answerTime)]);
  const response = await fetch(url, { ...sent, signal: limited }).catch((error: unknown) => {
    throw new RequestFailure({ code: 'network_error', message: texts.unreachable }, error);
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(response.status, body);
  return isObject(body) ? body['data'] : undefined;
}

/** The services of the acknowledgement's machine. */
export const acknowledgementActors = ({ api, key }: Pick<IslandData, 'api' | 'key'>) => ({
  acknowledge: fromPromise<Acknowledged>(async ({ signal }) => {
    const data = await postToLink(`${api}/acknowledgement`, signal);
    // The place in the text is of no use any more.
    localStorage.removeItem(key);
    return { acknowledgedAt: textAt(data, 'acknowledgedAt'), receiptCode: textAt(data, 'receiptCode') };
  }),
  watchConnection: fromCallback<PolicyAcknowledgementEvent>(({ sendBack }) => {
    const report = () => sendBack({ type: 'connection.returned' });
    window.addEventListener('online', report);
    return () => window.removeEventListener('online', report);
  }),
});
