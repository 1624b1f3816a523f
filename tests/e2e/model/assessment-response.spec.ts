import { randomUUID } from 'node:crypto';

import type { assessmentResponseMachine } from '#machines/assessment-response/assessment-response.machine.ts';
import { assessmentResponse, questionId } from '#tests/model/flows/assessment-response.ts';

import { leaveAnswer, setStorage } from '../support/kept-answers.ts';
import { letTimePass } from '../support/patient-clock.ts';
import { expect } from '../support/test.ts';
import {
  api,
  arrangeRefresh,
  type AssessmentTab,
  changeStorage,
  expectCopy,
  expectKept,
  expectSending,
  happen,
  hasAny,
  isKeeping,
  isOffered,
  kept,
  keyOf,
  lifetime,
  openTab,
  refreshPause,
  saysConflict,
  tell,
  tokenIn,
} from './assessment-tab.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { answerWith, apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const exempt = {
  exempt: 'The link has no token that could expire; the cover has refusals and a request without an answer.',
};

const browser: BrowserFlow<typeof assessmentResponseMachine, AssessmentTab> = {
  flow: assessmentResponse,
  joinsPaths: true,
  troubles: {
    loadKept: { exempt: 'It reads the storage of the browser.' },
    save: exempt,
    submit: exempt,
    refresh: exempt,
  },
  untaken: {
    'restoring --answer.changed [canChange]--> (stays) / change, keepAnswers':
      'The storage has been read before anyone can type.',
    'open.sending.submitting --draft.requested--> (stays)': 'The button is disabled.',
    'open.sending.submitting --submission.requested--> (stays)': 'The button is disabled.',
    'open.sending.submitting --answer.changed--> (stays)': 'The field is disabled.',
  },
  isOffered,
  prepare: openTab,
  open: async ({ page, path }) => {
    await page.goto(path);
  },
  actors: {
    loadKept: {
      request: null,
      async arrange({ page, path, storage }, answer) {
        if (answer.kind === 'answers' && !hasAny(answer.output)) return;
        // Any page of this origin, before the one that reads the storage.
        await page.goto('/healthz');
        storage.works = answer.kind === 'answers';
        if (!storage.works) return setStorage(page, false);
        await leaveAnswer(page, { link: keyOf(path), editorId: randomUUID(), questionId, response: ['Kept'] });
      },
    },
    save: {
      request: () => ({ method: 'POST', path: `${api}/save-draft` }),
      async arrange({ other }, answer) {
        if (saysConflict(answer)) await other.save();
      },
      outcome: apiOutcome,
    },
    submit: {
      request: () => ({ method: 'POST', path: `${api}/submit` }),
      outcome: (answer) =>
        answer.kind === 'refuses' && answer.failure.status === 409
          ? answerWith(409, { status: false, message: answer.failure.message, ...objectOf(answer.failure.current) })
          : apiOutcome(answer),
    },
    refresh: {
      request: ({ path }) => ({ method: 'GET', path: `${api}/secure/${tokenIn(path)}` }),
      arrange: arrangeRefresh,
      outcome: apiOutcome,
    },
  },
  events: {
    async 'answer.changed'({ answer }, { response }) {
      // The same text again is no change.
      await answer.fill('');
      await answer.fill(response[0] ?? '');
    },
    'draft.requested': ({ draft }) => draft.click(),
    'submission.requested': ({ submit }) => submit.click(),
    'mine.kept': ({ conflict }) => conflict.getByRole('button', { name: 'Keep mine' }).click(),
    'theirs.taken': ({ conflict }) => conflict.getByRole('button', { name: 'Take theirs' }).click(),
    async 'answers.received'(driver) {
      await tell(driver, { type: 'answers.received', answers: [await driver.other.save()] });
      await expect(driver.answer).toHaveValue(/^Theirs/);
    },
    'submission.received': (driver, event) => tell(driver, event),
    async 'page.returned'(driver) {
      await letTimePass(driver.page, refreshPause);
      await happen(driver, 'focus');
    },
    async 'connection.lost'(driver) {
      // Nothing on the page tells when it has taken the answer to a refresh, before which it does not listen.
      await expect(async () => {
        await happen(driver, 'offline');
        await expect(driver.saving).toContainText('no connection', { timeout: 1000 });
      }).toPass();
    },
    'connection.returned': (driver) => happen(driver, 'online'),
    'storage.refused': (driver) => changeStorage(driver, false),
    'storage.worked': (driver) => changeStorage(driver, true),
    'link.expired': ({ page }) => letTimePass(page, lifetime),
  },
  effects: {
    keepAnswers: (driver, params) =>
      expectKept(driver, isKeeping(params) ? params.kept.map(({ response }) => response) : []),
    eraseKept: (driver, params) =>
      expectKept(driver, isKeeping(params) ? params.kept.map(({ response }) => response) : []),
  },
  notices: {
    'draft.saved': ({ messages }) =>
      expect(messages).toContainText(
        'Draft saved!Your assessment draft was saved and can be completed or updated later.',
      ),
    'draft.failed': ({ messages }) => expect(messages).toContainText('Failed to save assessment. Please try again.'),
    'assessment.submitted': ({ messages }) =>
      expect(messages).toContainText('Thank you for submitting your assessment!'),
    'submission.failed': ({ messages }) =>
      expect(messages).toContainText('Failed to submit assessment. Please try again.'),
    async 'answers.missing'({ page, messages, answer }) {
      await expect(messages).toContainText('1 more question needs an answer');
      await expect(page.getByText('This field is required')).toBeVisible();
      await expect(answer).toBeFocused();
    },
    async 'conflicts.open'({ messages, answer }) {
      await expect(messages).toContainText('1 answer was changed by someone else');
      await expect(answer).toBeFocused();
    },
    async 'answers.unfit'({ messages, answer }) {
      await expect(messages).toContainText('1 answer cannot be saved as it is');
      await expect(answer).toBeFocused();
    },
    'answers.saved': async () => {},
  },
  states: {
    opening: null,
    restoring: null,
    'open.sending.idle': (driver, { savedAt, goal }) =>
      expectSending(driver, savedAt === null ? '' : /^Saved \d/, goal),
    'open.sending.waiting': (driver, { goal }) => expectSending(driver, 'Saving…', goal),
    'open.sending.saving': (driver, { goal }) => expectSending(driver, 'Saving…', goal),
    'open.sending.retrying': (driver, { goal, isKept }) =>
      expectSending(driver, `Not saved yet: no connection. ${kept(isKept)}`, goal),
    'open.sending.offline': (driver, { goal, isKept }) =>
      expectSending(driver, `Not saved yet: no connection. ${kept(isKept)}`, goal),
    'open.sending.refused': (driver, { goal, isKept, failure }) =>
      expectSending(driver, `Not saved yet: ${failure?.message} ${kept(isKept)}`, goal),
    'open.sending.refreshing': async ({ answer }) => expect(answer).toBeEnabled(),
    'open.sending.refreshed': null,
    async 'open.sending.submitting'({ answer, submit }) {
      await expect(submit).toHaveAccessibleName('Submitting…');
      await expect(answer).toBeDisabled();
    },
    'open.agreement.agreed': ({ conflict }) => expect(conflict).toHaveCount(0),
    async 'open.agreement.conflicting'({ conflict }) {
      await expect(conflict).toContainText('Theirs');
      await expect(conflict).toContainText('Ada Lovelace');
    },
    'submitted.recovering': null,
    async 'submitted.final'({ page, answer, submit }, { unsent }) {
      await expect(page.getByText('Thank you for submitting your assessment!').first()).toBeVisible();
      await expect(page.getByText('One of your answers was not saved by then')).toHaveCount(unsent.length);
      const unsentQuestions = page.getByRole('list', { name: 'Answers that were not saved by then' });
      await expect(unsentQuestions.getByRole('link', { name: 'Question 1.1' })).toHaveCount(unsent.length);
      await expect(answer).toBeDisabled();
      await expect(submit).toHaveCount(0);
    },
    async 'ended.expired'(driver, context) {
      await expect(driver.page.getByText('Link Expired')).toBeVisible();
      await expect(driver.answer).toBeDisabled();
      await expectCopy(driver, context);
    },
    async 'ended.revoked'(driver, context) {
      // The fields are disabled: the page says why where the person is.
      await expect(driver.page.locator(':focus')).toContainText('This link no longer opens the assessment.');
      await expectCopy(driver, context);
    },
  },
};

testPaths(browser);
