import { fromCallback, fromPromise } from 'xstate';

import type {
  AnswerBatch,
  AssessmentResponseEvent,
  KeptAnswer,
  SavedAnswers,
  ServerAnswer,
  ServerState,
} from '#machines/assessment-response/assessment-response.types.ts';

import { isObject, requestOfLink, RequestFailure, textAt } from '../requests.ts';
import type { AnswerStore } from './answer-store.ts';
import type { AssessmentData } from './data.ts';
import { channelOf, isTabMessage } from './tabs.ts';

/** How often the page asks what others have changed when it is looked at again. In milliseconds. */
const refreshPause = 15_000;

/**
 * How often a page that stays in view asks, so that respondents who answer side by side see each other's answers: a quarter of
 * what a link may ask for in an hour. In milliseconds.
 */
const refreshInterval = 120_000;

/** The longest that a timer is set for: longer ones overflow, and devices sleep. In milliseconds. */
const longestTimer = 3_600_000;

const unreadable = () => new RequestFailure({ code: 'unreadable', message: 'The answer could not be read' });

const isSavedAnswers = (value: unknown): value is SavedAnswers =>
  isObject(value) && Array.isArray(value['answers']) && typeof value['savedAt'] === 'string';

const isAnswers = (value: unknown): value is ServerAnswer[] => Array.isArray(value) && value.every(isObject);

/** What a view says of the answers, and whether it asks what the page was loaded with. */
function stateOf(data: unknown, questionsKey: string): ServerState {
  const assessment = isObject(data) ? data['assessment'] : undefined;
  const responses = isObject(assessment) ? assessment['responses'] : undefined;
  const access = isObject(data) ? data['accessInfo'] : undefined;
  if (!isAnswers(responses)) throw unreadable();
  return {
    responses,
    hasNewQuestions: textAt(assessment, 'questionsKey') !== questionsKey,
    submittedAt: submittedIn(access),
    submittedBy: textAt(access, 'submittedBy'),
  };
}

/** When it was submitted, as the access says; null if it was not. */
function submittedIn(access: unknown): string | null {
  if (!isObject(access) || access['isSubmitted'] !== true) return null;
  return textAt(access, 'submittedAt') || new Date().toISOString();
}

type ConnectionEvent = { readonly type: 'connection.lost' | 'connection.returned' };

type Watcher = (send: (event: AssessmentResponseEvent) => void) => () => void;

const watching = (watch: Watcher) =>
  fromCallback<AssessmentResponseEvent>(({ sendBack }) => watch((event) => sendBack(event)));

/** The browser's word on the connection. @returns what ends the watching */
export const connectionOf = (send: (event: ConnectionEvent) => void): (() => void) => {
  const lost = () => send({ type: 'connection.lost' });
  const returned = () => send({ type: 'connection.returned' });
  window.addEventListener('offline', lost);
  window.addEventListener('online', returned);
  if (!navigator.onLine) lost();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', returned);
  };
};

/** When the page is looked at again or has been for a while, and when its link expires: by the server's clock, which the device's may differ from. */
const watchPage =
  ({ readAt, view }: AssessmentData): Watcher =>
  (send) => {
    let last = performance.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || performance.now() - last < refreshPause) return;
      last = performance.now();
      send({ type: 'page.returned' });
    };
    const lifetime = Date.parse(view.accessInfo.expiresAt) - Date.parse(readAt);
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const left = lifetime - performance.now();
      if (left <= 0) send({ type: 'link.expired' });
      else timer = setTimeout(check, Math.min(left, longestTimer));
    };
    check();
    const interval = setInterval(look, refreshInterval);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  };

/** What other tabs of this browser save or submit. */
const watchTabs =
  (key: string): Watcher =>
  (send) => {
    const channel = channelOf(key);
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) send(data);
    });
    return () => channel?.close();
  };

/** The services of an assessment's machine. */
export const assessmentActors = (data: AssessmentData, store: AnswerStore) => ({
  loadKept: fromPromise<readonly KeptAnswer[]>(() => store.load()),
  save: fromPromise<SavedAnswers, AnswerBatch>(async ({ input, signal }) => {
    const body = { token: data.token, ...input };
    const saved = await requestOfLink(`${data.api}/save-draft`, signal, { body, token: data.token });
    if (!isSavedAnswers(saved)) throw unreadable();
    return saved;
  }),
  submit: fromPromise<{ submittedAt: string }, { editorId: string }>(async ({ input, signal }) => {
    const body = { token: data.token, editorId: input.editorId, responses: [] };
    const submitted = await requestOfLink(`${data.api}/submit`, signal, { body, token: data.token });
    const access = isObject(submitted) ? submitted['accessInfo'] : undefined;
    return { submittedAt: textAt(access, 'submittedAt') || new Date().toISOString() };
  }),
  refresh: fromPromise<ServerState>(async ({ signal }) =>
    stateOf(
      await requestOfLink(`${data.api}/secure/${data.token}`, signal, { method: 'GET' }),
      data.view.assessment.questionsKey,
    ),
  ),
  watchConnection: watching(connectionOf),
  watchPage: watching(watchPage(data)),
  watchTabs: watching(watchTabs(data.key)),
});
