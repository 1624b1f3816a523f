import { fromCallback, fromPromise } from 'xstate';

import type { AnswerFilesEvent, AnswerUpload } from '#machines/answer-files/answer-files.machine.ts';
import type { ServerAnswer } from '#machines/assessment-response/assessment-response.types.ts';

import { dataOf, isObject, requestOfLink, RequestFailure, unanswered } from '../requests.ts';
import type { AssessmentData } from './data.ts';
import type { FileStore } from './file-store.ts';

/** The chosen files by their keys: machines know no content. */
export const chosenFiles = new Map<string, File>();

let report: (progress: number) => void = () => {};

const isServerAnswer = (value: unknown): value is ServerAnswer =>
  isObject(value) && typeof value['questionId'] === 'string' && Array.isArray(value['fileUrls']);

/** Sends a file and resolves with the status and body of the answer. `fetch` reports no progress of what it sends. */
const post = (url: string, file: Blob, signal: AbortSignal) =>
  new Promise<readonly [number, unknown]>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded }) => report(file.size === 0 ? 1 : loaded / file.size));
    request.addEventListener('load', () => resolve([request.status, request.response]));
    request.addEventListener('error', () => reject(unanswered(undefined)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

const filesOf = ({ api, token }: AssessmentData, questionId: string) =>
  `${api}/secure/${token}/questions/${questionId}/files`;

function answerIn(data: unknown): ServerAnswer {
  if (isServerAnswer(data)) return data;
  throw new RequestFailure({ code: 'unreadable', message: 'The answer could not be read' });
}

/** The services that add files to answers. */
export const fileActors = (data: AssessmentData, store: Pick<FileStore, 'drop'>) => ({
  upload: fromPromise<ServerAnswer, AnswerUpload>(async ({ input, signal }) => {
    const file = chosenFiles.get(input.key);
    if (file === undefined) throw new RequestFailure({ code: 'unknown_file', message: 'Choose the file again' });
    const [status, answer] = await post(
      `${filesOf(data, input.questionId)}?name=${encodeURIComponent(input.name)}`,
      file,
      signal,
    );
    const answered = answerIn(dataOf(status, answer));
    chosenFiles.delete(input.key);
    store.drop(input.key);
    return answered;
  }),
  watchProgress: fromCallback<AnswerFilesEvent>(({ sendBack }) => {
    report = (progress) => sendBack({ type: 'upload.progressed', progress });
    return () => {
      report = () => {};
    };
  }),
});

/** Takes a file back from an answer. @throws RequestFailure */
export async function removeFile(data: AssessmentData, questionId: string, fileId: string): Promise<ServerAnswer> {
  const signal = AbortSignal.timeout(30_000);
  return answerIn(await requestOfLink(`${filesOf(data, questionId)}/${fileId}`, signal, { method: 'DELETE' }));
}
