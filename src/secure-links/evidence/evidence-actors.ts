import { fromPromise } from 'xstate';

import type { ChosenFile, EvidenceDraft } from '#machines/evidence-request/evidence-request.machine.ts';

import { dataOf, isObject, requestOfLink, RequestFailure, textAt, unanswered } from '../requests.ts';
import type { EvidenceData, EvidenceView } from './data.ts';

/** The chosen files by their keys: machines know no content. */
export const chosenFiles = new Map<string, File>();

/** How long a file may take. In milliseconds. */
const longestUpload = 8 * 60_000;

const isView = (value: unknown): value is EvidenceView =>
  isObject(value) && typeof value['title'] === 'string' && Array.isArray(value['files']);

function viewIn(data: unknown): EvidenceView {
  if (isView(data)) return data;
  throw new RequestFailure({ code: 'unreadable', message: 'The answer could not be read' });
}

/** What the server says of each field, as its refusal has it. */
function fieldErrorsOf({ current }: RequestFailure): Record<string, string> {
  const errors: unknown = isObject(current) ? current['errors'] : undefined;
  return Object.fromEntries(
    (Array.isArray(errors) ? errors : []).map((error: unknown) => [textAt(error, 'field'), textAt(error, 'message')]),
  );
}

/** Sends a file. @throws RequestFailure with what the server says of it */
async function upload(url: string, file: File, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestUpload)]),
  }).catch((error: unknown) => {
    throw unanswered(error);
  });
  return dataOf(response.status, await response.json().catch(() => null));
}

/** A refusal in the words of what it says of its only field. */
function inWords(error: unknown): unknown {
  if (!(error instanceof RequestFailure)) return error;
  const [message = error.message] = Object.values(fieldErrorsOf(error));
  return new RequestFailure({ status: error.status, code: error.code, message }, error);
}

/** The services of a request for evidence. */
export const evidenceActors = ({ api, token }: Pick<EvidenceData, 'api' | 'token'>) => ({
  addFile: fromPromise<EvidenceView, ChosenFile>(async ({ input: { key, name }, signal }) => {
    const file = chosenFiles.get(key);
    if (file === undefined) throw new RequestFailure({ code: 'unknown_file', message: 'Choose the file again' });
    const url = `${api}/secure/${token}/files?name=${encodeURIComponent(name)}`;
    try {
      return viewIn(await upload(url, file, signal));
    } catch (error) {
      throw inWords(error);
    } finally {
      chosenFiles.delete(key);
    }
  }),
  removeFile: fromPromise<EvidenceView, string>(async ({ input, signal }) =>
    viewIn(await requestOfLink(`${api}/secure/${token}/files/${input}`, signal, { method: 'DELETE' })),
  ),
  give: fromPromise<EvidenceView, EvidenceDraft>(async ({ input, signal }) => {
    try {
      return viewIn(await requestOfLink(`${api}/give`, signal, { body: { token, ...input }, token }));
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      throw Object.assign(error, { fieldErrors: fieldErrorsOf(error) });
    }
  }),
});
