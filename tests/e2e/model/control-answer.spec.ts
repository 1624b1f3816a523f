import type { Locator, Page } from '@playwright/test';

import { complianceResultLabels } from '#domain/words/own-control.ts';
import { shownAnswer } from '#machines/control-answer/answer-edits.ts';
import type { controlAnswerMachine } from '#machines/control-answer/control-answer.machine.ts';
import type { AnswerSave, ControlAnswerContext, SaveOutcome } from '#machines/control-answer/control-answer.types.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import { controlAnswer, positionId, stored } from '#tests/model/flows/control-answer.ts';

import { adoptStandard, standardOf, startAssessment, takeStep } from '../support/compliance.ts';
import { expectKept, offerIn, restore } from '../support/kept-texts.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome, type ActorAnswer } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly address: string;
  readonly assessmentId: string;
  /** The positions of the two controls: the one that the flow is about, and the other one. */
  readonly positions: readonly [string, string];
  readonly control: Locator;
  /** Judges the first control as another assessor. */
  readonly judgeElsewhere: () => Promise<void>;
  readonly abandon: () => Promise<void>;
}

const keyOf = (result: string | undefined): string =>
  `${complianceResultValues.findIndex((one) => one === result) + 1}`;

const isSave = (input: unknown): input is AnswerSave =>
  typeof input === 'object' && input !== null && 'positionId' in input;

const hasOutcome = (output: unknown, outcome: SaveOutcome['outcome']): boolean =>
  typeof output === 'object' && output !== null && 'outcome' in output && output.outcome === outcome;

const saysSo = (answer: ActorAnswer, outcome: SaveOutcome['outcome']): boolean =>
  answer.kind === 'answers' && hasOutcome(answer.output, outcome);

/** Goes to the other control and back, between which something may be done. */
async function visitOther({ page }: Driver, act: () => Promise<void> = async () => {}): Promise<void> {
  const other = page.getByRole('article', { name: 'Control c-2' });
  await page.keyboard.press('j');
  await expect(other.getByRole('radio', { name: /Compliant/ })).toBeEnabled();
  await act();
  await page.keyboard.press('k');
  await expect(page.getByRole('article', { name: 'Control c-1' }).getByRole('radio').first()).toBeEnabled();
}

const saidOf = ({ edits }: ControlAnswerContext, otherwise: string | RegExp): string | RegExp => {
  const failure = edits[positionId]?.failure ?? null;
  return failure === null ? otherwise : `Not saved: ${failure.message}`;
};

/** What the screen shows of the control that the flow is about. */
async function expectAnswer({ control }: Driver, context: ControlAnswerContext, said: string | RegExp): Promise<void> {
  const edit = context.edits[positionId];
  if (edit === undefined) return expect(control.getByRole('alert')).toHaveCount(0);
  const { result } = shownAnswer(context, positionId, stored);
  await expect(
    control.getByRole('radio', { name: `${keyOf(result)} ${complianceResultLabels[result]}` }),
  ).toBeChecked();
  const theirs = control.getByText('Result: someone else has changed it in the meantime');
  await expect(theirs).toHaveCount(edit.theirs.result === undefined ? 0 : 1);
  await expect(control.getByText(said)).toBeVisible();
}

const onlyClosed = 'What is left unsaved is discarded once the assessment is closed.';
const notTyped = 'What is typed is neither refused nor in conflict any more, and going to the other control saves it.';

const browser: BrowserFlow<typeof controlAnswerMachine, Driver> = {
  flow: controlAnswer,
  joinsPaths: true,
  troubles: { save: 'api' },
  untaken: {
    'open.idle --edit.discarded--> (stays) / discard': onlyClosed,
    'open.pausing --edit.discarded--> (stays) / discard': onlyClosed,
    'open.pausing --save.retried--> open.choosing / retry': notTyped,
    'open.pausing --conflict.settled--> open.choosing / settle': notTyped,
  },
  isOffered(event, { states: [state], context: { edits, sent } }) {
    const edit = edits[positionId];
    switch (event.type) {
      case 'answer.changed':
        // The other control is answered where going to it saves nothing.
        return event['positionId'] === positionId || state === 'open.saving' || state === 'open.offline';
      case 'save.retried':
        return state === 'open.offline' ? edit !== undefined : (edit?.failure ?? null) !== null;
      case 'edit.discarded':
        return state === 'closed';
      case 'edits.restored':
        return Object.keys(edits).length === 0;
      // Only what is saved of the first control is contradicted by the other assessor.
      case 'xstate.done.actor.save':
        return !hasOutcome(event['output'], 'CONFLICT') || sent?.positionId === positionId;
      default:
        return true;
    }
  },
  isPossible(event, { context: { edits }, earlier }) {
    const isSaved = earlier.some((one) => one.type === 'xstate.done.actor.save');
    // What an earlier visit has left is offered when the assessment is opened.
    if (event.type === 'edits.restored') return earlier.length === 0;
    // Afterwards, another result is stored than the one that the flow starts with.
    return event.type !== 'answer.changed' || !isSaved || event['positionId'] in edits;
  },
  async prepare({ directory, apiUserOf, signedInAs, page, consoleGuard }) {
    // What someone else has changed, or closed, is refused by the server itself.
    consoleGuard.allow(/the server responded with a status of 409 /);
    const organisation = await directory.addOrganisation();
    const organisations = [organisation];
    const people = await Promise.all(
      (['ORG_ADMIN', 'ORG_MANAGER', 'ORG_MANAGER'] as const).map((role) =>
        directory.addPerson({ organisations, role }),
      ),
    );
    const [api, other, reviewer] = await Promise.all(people.map((person) => apiUserOf(person)));
    const [assessor] = people;
    if (api === undefined || other === undefined || reviewer === undefined || assessor === undefined)
      throw new Error('Someone is missing');
    const standard = standardOf('Quay rules', ['Gates are locked', 'Cranes are inspected']);
    const adopted = await adoptStandard(api, organisation, standard);
    const assessment = await startAssessment(api, organisation, adopted, {
      kind: 'INTERNAL',
      assessorIds: [await api.id(), await other.id()],
      reviewerIds: [await reviewer.id()],
    });
    await signedInAs(assessor);
    const [first, second] = adopted.positions.map(({ id }) => id);
    return {
      page,
      address: `/assessments/${adopted.id}`,
      assessmentId: assessment.id,
      positions: [first ?? '', second ?? ''],
      control: page.getByRole('article', { name: 'Control c-1' }),
      judgeElsewhere: () =>
        other.post(organisation, `compliance-assessment/${assessment.id}/edit-controls`, {
          positionIds: [first],
          result: 'MAJOR_NON_CONFORMITY',
        }),
      abandon: () => takeStep(api, organisation, assessment, { action: 'ABANDON', reason: 'Out of scope' }),
    };
  },
  async open({ page, address, control }, { steps }) {
    await page.goto(address);
    await expect(control.getByRole('radio', { name: /Compliant/ })).toBeEnabled();
    if (steps[0]?.event.type !== 'edits.restored') return;
    // The page is left before its typing pause has passed.
    await page.keyboard.press('1');
    await expectKept(page, 1);
    await page.goto('/healthz');
    await page.goto(address);
    await expect(offerIn(page)).toBeVisible();
  },
  actors: {
    save: {
      request: ({ assessmentId, positions: [first, second] }, input) => ({
        method: 'PATCH',
        path: `/api/compliance-assessment/${assessmentId}/edit-controls/${isSave(input) && input.positionId === positionId ? first : second}`,
      }),
      async arrange({ judgeElsewhere, abandon }, answer) {
        if (saysSo(answer, 'CONFLICT')) await judgeElsewhere();
        if (saysSo(answer, 'CLOSED')) await abandon();
      },
      outcome: apiOutcome,
    },
  },
  events: {
    async 'answer.changed'(driver, { positionId: of, changes }) {
      const { page } = driver;
      if (of === positionId) return page.keyboard.press(keyOf(changes.result));
      return visitOther(driver, () => page.keyboard.press(keyOf(changes.result)));
    },
    'save.requested': (driver) => visitOther(driver),
    'save.retried': ({ control }) => control.getByRole('button', { name: 'Try again' }).click(),
    'conflict.settled': ({ control }, { take }) =>
      control.getByRole('button', { name: take === 'mine' ? 'Keep mine' : 'Take theirs' }).click(),
    'edit.discarded': ({ control }) => control.getByRole('button', { name: 'Discard' }).click(),
    'edits.restored': ({ page }) => restore(page),
    'connection.returned': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
  },
  notices: {
    'answer.saved': async () => {},
    'answer.conflicting': async () => {},
    'assessment.closed': ({ page }) => expectToast(page, 'The assessment is closed'),
  },
  states: {
    'open.idle': (driver, context) => expectAnswer(driver, context, saidOf(context, 'Not saved yet')),
    'open.pausing': (driver, context) => expectAnswer(driver, context, saidOf(context, /^(Saving…|Not saved yet)$/)),
    'open.choosing': null,
    'open.saving': (driver, context) => expectAnswer(driver, context, saidOf(context, /^(Saving…|Not saved yet)$/)),
    'open.offline': (driver, context) => expectAnswer(driver, context, 'No connection'),
    closed: (driver, context) => expectAnswer(driver, context, 'The assessment is closed: this was not saved'),
  },
};

testPaths(browser);
