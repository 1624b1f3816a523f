import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';

import type { AssessmentResponseContext } from '#machines/assessment-response/assessment-response.types.ts';
import type { Path } from '#tests/model/flow.ts';
import { questionId } from '#tests/model/flows/assessment-response.ts';

import { type OtherRespondent, otherRespondent } from '../support/assessments.ts';
import { keptAnswers, setStorage } from '../support/kept-answers.ts';
import { expect } from '../support/test.ts';
import type { PathFixtures, Scene } from './browser-flow.ts';
import type { ActorAnswer } from './outcomes.ts';
import { answerIn } from './requests.ts';

export interface AssessmentTab {
  readonly page: Page;
  readonly path: string;
  readonly other: OtherRespondent;
  readonly answer: Locator;
  readonly conflict: Locator;
  readonly messages: Locator;
  readonly saving: Locator;
  readonly draft: Locator;
  readonly submit: Locator;
  readonly storage: { works: boolean };
}

/** In milliseconds. */
export const [lifetime, refreshPause] = [7_200_000, 15_000];

export const tokenIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);
export const keyOf = (path: string) => createHash('sha256').update(tokenIn(path)).digest('hex');

export const api = '/api/public/service-provider-assessment';

/** Tells the page what another tab of this browser would. */
export const tell = ({ page, path }: AssessmentTab, message: object) =>
  page.evaluate(
    ({ name, sent }) => {
      const channel = new BroadcastChannel(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target: its pages share an origin.
      channel.postMessage(sent);
      channel.close();
    },
    { name: `attest-assessment:${keyOf(path)}`, sent: message },
  );

export const happen = ({ page }: AssessmentTab, event: 'online' | 'offline' | 'focus') =>
  page.evaluate((type) => void window.dispatchEvent(new Event(type)), event);

/** The page learns of its storage when it writes. */
export async function changeStorage(driver: AssessmentTab, works: boolean): Promise<void> {
  if (works === driver.storage.works) throw new Error('The storage of the browser would not change');
  await setStorage(driver.page, works);
  driver.storage.works = works;
  await tell(driver, { type: 'answers.received', answers: [] });
}

export const hasAny = (list: unknown): boolean => Array.isArray(list) && list.length > 0;

/** What others do while something of this tab waits would be a conflict, of which the model has cases of its own. */
export function isOffered(event: AnyEventObject, { states, context }: Scene<AssessmentResponseContext>): boolean {
  const { type } = event;
  const answer = answerIn(event)?.answer;
  const isPending = context.answers[questionId]?.isPending ?? false;
  const isIdle = states.includes('open.sending.idle');
  if (states.includes('restoring') || states.includes('submitted.recovering')) return type.endsWith('loadKept');
  if (!states.some((state) => state.startsWith('open.'))) return false;
  switch (type) {
    case 'storage.refused':
      return isIdle && !isPending && context.isKept;
    case 'storage.worked':
    case 'answers.received':
      return isIdle && !isPending;
    case 'submission.received':
    case 'link.expired':
      return isIdle;
    case 'answer.changed':
      return !states.includes('open.sending.submitting');
    case 'draft.requested':
    case 'submission.requested':
      return context.goal === null && !states.includes('open.sending.submitting');
    case 'xstate.error.actor.save':
      // The wait after the first attempt is the longest possible one, so that it has passed for every tab.
      return context.attempts === 0 || (answer?.kind === 'refuses' && answer.failure.status !== undefined);
    case 'xstate.done.actor.refresh':
      return !isPending || !saysTheirs(answer);
    default:
      return true;
  }
}

/** Whether the server is to have what someone else has answered. */
const saysTheirs = (answer: ActorAnswer | undefined) => JSON.stringify(answer ?? null).includes('Theirs');

export const saysConflict = (answer: ActorAnswer) => JSON.stringify(answer).includes('CONFLICT');

/** What the server has when the page reads it again. */
export async function arrangeRefresh({ other }: AssessmentTab, answer: ActorAnswer): Promise<void> {
  const said = JSON.stringify(answer);
  if (saysTheirs(answer)) await other.save();
  else if (said.includes('submittedAt":"')) await other.submit();
}

export async function expectCopy({ page }: AssessmentTab, { answers }: AssessmentResponseContext): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your answers' }).click();
  const copy = readFileSync(await (await download).path(), 'utf8');
  const answer = answers[questionId];
  expect(copy).toContain(answer?.isPending ? answer.response[0] : 'Who answers for security?');
}

export const kept = (isKept: boolean) =>
  isKept ? 'Your answers are kept on this device.' : 'This device cannot keep them: leave this page open.';

export const isKeeping = (
  params: unknown,
): params is { readonly kept: readonly { readonly response: readonly string[] }[] } =>
  typeof params === 'object' && params !== null && 'kept' in params;

export async function expectKept(
  { page, storage }: AssessmentTab,
  responses: readonly (readonly string[])[],
): Promise<void> {
  if (!storage.works) return;
  await expect.poll(async () => (await keptAnswers(page)).map(({ response }) => response)).toEqual(responses);
}

export async function expectSending(
  { saving, answer, draft, submit }: AssessmentTab,
  text: string | RegExp,
  goal: unknown,
) {
  await expect(saving).toHaveText(text);
  await expect(answer).toBeEnabled();
  for (const button of [draft, submit]) await expect(button).toBeEnabled({ enabled: goal === null });
}

/** A link that nobody has used, with the page of this browser. */
export async function openTab({ page, directory }: PathFixtures, { start }: Path): Promise<AssessmentTab> {
  const organisation = await directory.addOrganisation();
  await directory.addPerson({ organisations: [organisation] });
  const path = await directory.addAssessmentLink(organisation, {
    title: 'Short',
    sections: [
      { title: 'Company', questions: [{ id: questionId, question: 'Who answers for security?', required: true }] },
    ],
    expiresAt: new Date(Date.now() + lifetime),
  });
  const other = otherRespondent(tokenIn(path), questionId);
  if (start === 'it was submitted on an earlier visit') await other.submit();
  return {
    page,
    path,
    other,
    answer: page.getByRole('textbox', { name: 'Who answers for security?' }),
    conflict: page.getByRole('group', { name: 'Someone else has changed this answer' }),
    messages: page.getByRole('region', { name: 'Messages' }),
    saving: page.getByRole('status'),
    draft: page.getByRole('button', { name: /^(?:Save as Draft|Saving…)$/ }),
    submit: page.getByRole('button', { name: /^(?:Submit|Submitting…)$/ }),
    storage: { works: true },
  };
}
