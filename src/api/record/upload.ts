import type { ApiClient } from '../connection/client.ts';

/** A file to send, and what is told of it meanwhile. */
export interface Upload {
  /** Below the API's address: `/records/…/attachments?name=plan.pdf`. */
  readonly address: string;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** Called with the bytes that were sent. */
  readonly onProgress: (sent: number) => void;
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const kept = ['content-type', 'x-request-id'].map((name): [string, string | null] => [
    name,
    request.getResponseHeader(name),
  ]);
  return new Response(responseText, {
    status,
    statusText,
    headers: kept.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  });
}

/** `fetch` reports no progress of what it sends, so this is the one place with an XMLHttpRequest. */
const post = (url: string, headers: Headers, { file, signal, onProgress }: Upload) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The file could not be sent')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')));
    signal.throwIfAborted();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

/**
 * Uploads a file as the body of a request.
 * @throws ApiError on a refusal, and when there is no answer
 */
export const upload = (api: ApiClient, sent: Upload): Promise<Response> =>
  api.sendBy((headers, base, signal) => post(`${base}${sent.address}`, headers, { ...sent, signal }), sent.signal);
