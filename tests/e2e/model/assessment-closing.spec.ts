import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';

import { complianceAssessmentActionLabels } from '#domain/words/compliance-assessment.ts';
import type { assessmentClosingMachine } from '#machines/assessment-closing/assessment-closing.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { assessmentClosing } from '#tests/model/flows/assessment-closing.ts';

import { adoptStandard, standardOf, startAssessment } from '../support/compliance.ts';
import type { FaultGate, HeldRequest } from '../support/fault-gate.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { apiOutcome } from './outcomes.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly page: Page;
  readonly faults: FaultGate;
  readonly path: Path;
  readonly address: string;
  readonly assessmentId: string;
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly control: Locator;
  /** Answers that are saved, but that the screen has not fetched yet. */
  late: HeldRequest | null;
  /** Blocked submissions so far. */
  blocked: number;
  isTaken: boolean;
}

const isCount = ({ type }: AnyEventObject) => /^xstate\.done\.actor\.(load|recount)$/.test(type);
const hasGaps = (event: AnyEventObject): boolean => /"gapCount":[1-9]/.test(JSON.stringify(event));
const took = ({ type }: AnyEventObject) => type === 'xstate.done.actor.take';

const oneControl = 'The standard has one control, which is counted again once.';
const notSeen = 'What is read again after another request is not changed meanwhile.';

/** The keys of a result that needs nothing, and of one that needs a reason. */
const [ready, unready] = ['1', '5'];

/** Answers the control, which then needs something or does not any more. */
async function answer({ page, control }: Driver, key: string | undefined): Promise<void> {
  await page.keyboard.press(key ?? '');
  await expect(control.getByRole('radio', { name: new RegExp(`^${key}`) })).toBeChecked();
  await expect(control.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
}

/** Whether the list of what is needed changes while it is open, this time. */
function changesWhileOpen({ path, blocked }: Driver): boolean {
  const entered = path.steps.flatMap(({ event, snapshot }, at) =>
    event.type === 'step.requested' && snapshot.value === 'blocked' ? [at] : [],
  );
  return path.steps[(entered[blocked] ?? 0) + 1]?.event.type === 'items.changed';
}

const browser: BrowserFlow<typeof assessmentClosingMachine, Driver> = {
  flow: assessmentClosing,
  joinsPaths: true,
  troubles: { load: 'api', take: 'api' },
  untaken: {
    'loading --items.changed--> loading (reentered)': notSeen,
    'recounting --items.changed--> recounting (reentered)': oneControl,
    'recounting --xstate.done.actor.recount [hasGaps]--> blocked / show': oneControl,
  },
  isOffered(event, { states: [state], context: { state: shown, draft } }) {
    if (state === 'recounting' && isCount(event)) return !hasGaps(event);
    if (event.type === 'items.changed') return shown !== null && (state === 'viewing' || state === 'blocked');
    if (event.type === 'step.requested') return event['action'] !== 'CLOSE';
    if (event.type === 'draft.changed') return draft?.action === 'ABANDON' && 'reason' in event['changes'];
    return true;
  },
  // What is counted follows from what was answered; one who has submitted or abandoned has no next step.
  isPossible(event, { context: { state }, earlier }) {
    const since = earlier.slice(earlier.findLastIndex(isCount) + 1);
    const isChanged = since.some(({ type }) => type === 'items.changed');
    if (isCount(event) && state !== null) return (hasGaps(event) !== state.view.gapCount > 0) === isChanged;
    if (event.type === 'items.changed' && isChanged) return false;
    return isCount(event) || !earlier.some(took);
  },
  async prepare({ directory, apiUserOf, signedInAs, page, faults }, path) {
    const organisation = await directory.addOrganisation();
    const organisations = [organisation];
    const assessor = await directory.addPerson({ organisations, role: 'ORG_ADMIN' });
    const reviewer = await directory.addPerson({ organisations, role: 'ORG_MANAGER' });
    const api = await apiUserOf(assessor);
    const adopted = await adoptStandard(api, organisation, standardOf('Quay rules', ['Gates are locked']));
    const { id } = await startAssessment(api, organisation, adopted, {
      kind: 'SELF',
      assessorIds: [await api.id()],
      reviewerIds: [await (await apiUserOf(reviewer)).id()],
    });
    const counted = path.steps.map(({ event }) => event).find(isCount);
    if (counted !== undefined && !hasGaps(counted))
      await api.post(organisation, `control-position/${adopted.positions[0]?.id}/response`, {
        version: 0,
        result: 'COMPLIANT',
        maturity: null,
        observation: '',
      });
    await signedInAs(assessor);
    return {
      page,
      faults,
      path,
      address: `/assessments/${adopted.id}`,
      assessmentId: id,
      dialog: page.getByRole('dialog'),
      submit: page.getByRole('button', { name: 'Submit for review' }).first(),
      control: page.getByRole('article', { name: 'Control c-1' }),
      late: null,
      blocked: 0,
      isTaken: false,
    };
  },
  async open({ page, address, control }) {
    await page.goto(address);
    await expect(control.getByRole('radio', { name: /Compliant/ })).toBeEnabled();
  },
  actors: {
    load: {
      request: ({ assessmentId }) => ({ method: 'GET', path: `/api/compliance-assessment/${assessmentId}/closing` }),
      outcome: apiOutcome,
    },
    take: {
      request: ({ assessmentId }) => ({ method: 'POST', path: `/api/compliance-assessment/${assessmentId}/status` }),
      outcome: apiOutcome,
    },
  },
  events: {
    async 'items.changed'(driver) {
      if (driver.late !== null) {
        await driver.late.release({ do: 'pass' });
        driver.late = null;
        return;
      }
      const isReady = await driver.control.getByRole('radio', { name: /^1/ }).isChecked();
      await answer(driver, isReady ? unready : ready);
    },
    async 'step.requested'(driver, { action }) {
      const { page, faults, assessmentId } = driver;
      if (action === 'SUBMIT' && changesWhileOpen(driver)) {
        driver.late = await faults.holdNext({
          method: 'GET',
          path: `/api/compliance-assessment/${assessmentId}/details`,
        });
        await answer(driver, ready);
      }
      await page.getByRole('button', { name: complianceAssessmentActionLabels[action] }).click();
    },
    async 'draft.changed'({ dialog }, { changes }) {
      const reason = dialog.getByRole('textbox', { name: 'Reason' });
      // Typing the same text again would change nothing.
      await reason.fill('');
      await reason.fill(changes.reason ?? '');
    },
    'step.confirmed': ({ dialog }) => dialog.getByRole('button', { name: /^(Submit for review|Abandon)$/ }).click(),
    'step.cancelled': ({ dialog }) =>
      dialog
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .last()
        .click(),
    'load.retried': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  notices: {
    async 'step.taken'(driver, { action }) {
      driver.isTaken = true;
      await expectToast(driver.page, action === 'SUBMIT' ? 'Submitted for review' : 'Assessment abandoned');
    },
    'assessment.outdated': ({ page }) => expectToast(page, 'Someone else has changed the assessment'),
  },
  states: {
    async loading({ submit, isTaken, page }) {
      if (isTaken) return expect(submit).toHaveCount(0);
      await expect(page.getByText('The next steps could not be loaded')).toHaveCount(0);
      await expect(submit).toBeDisabled();
    },
    failed: ({ page }) => expect(page.getByRole('alert')).toContainText('The next steps could not be loaded'),
    async viewing({ submit, isTaken, dialog }) {
      await expect(dialog).toHaveCount(0);
      if (!isTaken) await expect(submit).toBeEnabled();
    },
    async blocked(driver) {
      driver.blocked += 1;
      await expect(driver.dialog).toHaveAccessibleName('1 control not ready');
      await expect(driver.dialog.getByRole('listitem')).toContainText('c-1 Gates are locked');
    },
    recounting: ({ dialog }) => expect(dialog).toHaveAccessibleName('1 control not ready'),
    async asking({ dialog }, { draft, failure }) {
      await expect(dialog).toHaveAccessibleName(draft?.action === 'SUBMIT' ? 'Submit for review?' : 'Abandon?');
      if (draft?.action === 'ABANDON')
        await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue(draft.reason);
      if (failure !== null) await expect(dialog).toContainText(failure.fieldErrors['reason'] ?? failure.message);
    },
    taking: ({ dialog }) => expect(dialog.getByRole('textbox').or(dialog.getByRole('button')).last()).toBeDisabled(),
  },
};

testPaths(browser);
