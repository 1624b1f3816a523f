import type { AnyEventObject } from 'xstate';

import type { Failure } from '#machines/failure.ts';
import type { RecordContext } from '#machines/record/record.types.ts';
import type { noteMachine, Note, NoteDraft } from '#tests/machines/support/note-record.ts';
import { record } from '#tests/model/flows/record.ts';

import { RiskRegisterPage } from '../pages/risk-register-page.ts';
import type { ApiUser } from '../support/api-user.ts';
import type { Organisation, Person } from '../support/directory.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { named } from './named.ts';
import { apiOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { answerIn } from './requests.ts';
import { testPaths } from './test-paths.ts';

type Context = RecordContext<Note, NoteDraft>;

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** The note of the flow maps to a risk: its body to the description, its labels to the treatment. */
interface Driver {
  readonly screen: RiskRegisterPage;
  readonly organisation: Organisation;
  readonly manager: Person;
  readonly api: ApiUser;
  /** Null on paths with a new record. */
  readonly risk: Stored | null;
}

const treatments: Readonly<Record<string, string>> = {
  '': 'None',
  a: 'Accept',
  mine: 'Mitigate',
  'a,theirs': 'Transfer',
};
const treatmentOf = ({ labels }: NoteDraft) => named(treatments, labels.join(','));
const titleOf = ({ title }: NoteDraft) => (title === '' ? 'None' : title);

const errorSentences: Readonly<Record<string, string>> = { required: 'This field is required' };
const sentenceOf = (error: string | undefined) => (error === undefined ? '' : (errorSentences[error] ?? error));

/** The server's message for an outdated change. */
const messageOf = (failure: Failure) =>
  failure.status === 409 ? 'Someone else has changed this in the meantime' : failure.message;

const isConflict = (answer: ActorAnswer) => answer.kind === 'refuses' && answer.failure.status === 409;

/** A concurrent change, which the real server detects; all other errors are simulated. */
const byTheServer = {
  async arrange({ api, organisation, risk }: Driver, answer: ActorAnswer) {
    if (isConflict(answer) && risk !== null)
      await api.changeRisk(organisation, risk, { title: 'Theirs', treatment: 'TRANSFER' });
  },
  outcome: (answer: ActorAnswer) => (isConflict(answer) ? pass : apiOutcome(asOfRisk(answer))),
};

/** Maps a rejected note field to the risk field. */
function asOfRisk(answer: ActorAnswer): ActorAnswer {
  if (answer.kind === 'answers' || answer.failure.fieldErrors['body'] === undefined) return answer;
  const { body, ...others } = answer.failure.fieldErrors;
  return { ...answer, failure: { ...answer.failure, fieldErrors: { ...others, description: body } } };
}

async function expectForm({ screen: { panel } }: Driver, { draft, errors }: Context): Promise<void> {
  await expect(panel.titleField).toHaveValue(draft.title);
  await expect(panel.descriptionField).toHaveValue(draft.body);
  await expect(panel.choiceField('Treatment')).toHaveText(treatmentOf(draft));
  await expect(panel.titleField).toHaveAccessibleDescription(sentenceOf(errors['title']));
  await expect(panel.descriptionField).toHaveAccessibleDescription(sentenceOf(errors['body']));
}

const isSaveConflict = (event: AnyEventObject) => {
  const said = answerIn(event);
  return said?.id === 'saveRecord' && isConflict(said.answer);
};

const isRemovalConflict = (event: AnyEventObject) => {
  const said = answerIn(event);
  return said?.id === 'removeRecord' && isConflict(said.answer);
};

/** Whether the stored record is no longer as it was set up. */
const isChanged = (earlier: readonly AnyEventObject[]) =>
  earlier.some(
    (event) => event.type === 'xstate.done.actor.saveRecord' || isSaveConflict(event) || isRemovalConflict(event),
  );

const regions: Readonly<Record<string, string>> = { title: 'Title', labels: 'Treatment' };

const restoredElsewhere = 'A page that is gone has left a text: unsaved-texts.spec.ts leaves one.';

const browser: BrowserFlow<typeof noteMachine, Driver> = {
  flow: record,
  joinsPaths: true,
  troubles: { saveRecord: 'api', removeRecord: 'api' },
  untaken: {
    'editing --changes.discarded--> (stays) / discard': 'The panel offers to discard changes only in a conflict.',
    'editing --text.restored--> rebasing / restore': restoredElsewhere,
  },
  isOffered: ({ type }) => type !== 'text.restored',
  isPossible(event, { earlier, states, context }) {
    const isNew = context.base === null;
    if (event.type === 'changes.discarded') return states.includes('conflicted');
    // An unsaved record cannot have a concurrent change, and the server never reports a conflict with the sent version.
    if (isSaveConflict(event)) return !isNew && !isChanged(earlier);
    if (isRemovalConflict(event) || event.type === 'xstate.done.actor.removeRecord') return !isChanged(earlier);
    // The server stores exactly what was sent.
    if (event.type === 'xstate.done.actor.saveRecord')
      return context.draft.title === 'Mine' && (isNew || treatmentOf(context.draft) === 'Accept');
    return true;
  },
  async prepare({ page, directory, apiUserOf, signedInAs }, { start }) {
    const organisation = await directory.addOrganisation();
    const manager = await directory.addPerson({ organisations: [organisation] });
    const api = await apiUserOf(manager);
    const given =
      start === 'a new record' ? [] : [{ title: 'Stored', description: 'Text', treatment: 'ACCEPT' as const }];
    const [risk = null] = await api.addRisks(organisation, given);
    await signedInAs(manager);
    return { screen: new RiskRegisterPage(page), organisation, manager, api, risk };
  },
  async open({ screen, risk }) {
    await screen.open(`?risk=${risk?.id ?? 'new'}`);
    await expect(screen.panel.titleField).toBeVisible();
  },
  actors: {
    saveRecord: {
      request: ({ risk }) =>
        risk === null ? { method: 'POST', path: '/api/risk' } : { method: 'PATCH', path: `/api/risk/${risk.id}` },
      ...byTheServer,
    },
    removeRecord: {
      request: ({ risk }) => ({ method: 'POST', path: `/api/risk/${risk?.id ?? 'none'}/remove` }),
      ...byTheServer,
    },
  },
  events: {
    async 'field.changed'({ screen: { panel } }, { field, value }) {
      if (field === 'title') await panel.enter({ title: String(value) });
      else await panel.enter({ treatment: named(treatments, String(value)) });
    },
    'text.restored': () => Promise.resolve(),
    'save.requested': ({ screen }) => screen.panel.save(),
    'changes.discarded': ({ screen }) => screen.panel.root.getByRole('button', { name: 'Discard my changes' }).click(),
    'removal.requested': ({ screen }) => screen.panel.askToDelete(),
    'reason.changed': ({ screen }, { reason }) => screen.panel.reasonField.fill(reason),
    'removal.confirmed': ({ screen }) => screen.panel.confirmDeletion(),
    'removal.cancelled': ({ screen }) => screen.panel.confirmation.getByRole('button', { name: 'Cancel' }).click(),
    'conflict.settled': ({ screen }, { field, take }) =>
      screen.panel
        .conflict(named(regions, field))
        .getByRole('button', { name: take === 'mine' ? 'Keep yours' : 'Take theirs' })
        .click(),
  },
  notices: {
    'record.added': ({ screen }) => expectToast(screen.page, 'Created successfully', 'R-0001 Mine'),
    'record.changed': ({ screen }) => expectToast(screen.page, 'Updated successfully', 'R-0001 Mine'),
    'record.removed': ({ screen }) => expectToast(screen.page, 'Deleted successfully', 'R-0001 Stored'),
    'record.invalid': ({ screen }) => expect(screen.panel.titleField).toBeFocused(),
    async 'record.failed'({ screen: { panel } }, { failure }) {
      const sentence = messageOf(failure);
      await expect(panel.notSaved).toContainText(`The risk was not saved${sentence}`);
      const fields = Object.keys(failure.fieldErrors);
      const goesOn = fields.length > 0 ? panel.descriptionField : panel.retryButton;
      await expect(goesOn).toBeFocused();
    },
    'record.removalFailed': ({ screen }, { failure }) =>
      expectToast(screen.page, 'The risk was not deleted', messageOf(failure)),
  },
  states: {
    merging: null,
    rebasing: null,
    async editing(driver, context) {
      await expect(driver.screen.panel.confirmation).toHaveCount(0);
      await expectForm(driver, context);
      await driver.screen.panel.expectSettled();
    },
    async saving({ screen: { panel } }) {
      await expect(panel.root.getByRole('button', { name: 'Saving...' })).toBeDisabled();
      await expect(panel.titleField).toBeDisabled();
    },
    async conflicted({ screen: { panel }, manager }, { draft, initial, conflicts }) {
      await expect(panel.root).toContainText(`${manager.name} changed this risk while you were editing it.`);
      await expect(panel.saveButton).toBeDisabled();
      await expect(panel.root.getByRole('button', { name: 'Keep yours' }).first()).toBeFocused();
      await expect(panel.root.getByRole('button', { name: 'Keep yours' })).toHaveCount(conflicts.length);
      for (const { field } of conflicts) {
        const [mine, theirs] =
          field === 'title' ? [titleOf(draft), titleOf(initial)] : [treatmentOf(draft), treatmentOf(initial)];
        await expect(panel.conflict(named(regions, field))).toContainText(`Yours: ${mine}`);
        await expect(panel.conflict(named(regions, field))).toContainText(`Theirs: ${theirs}`);
      }
    },
    async confirmingRemoval({ screen: { panel } }, { reason }) {
      await expect(panel.reasonField).toHaveValue(reason);
      await expect(panel.confirmation).toContainText('You can restore it from Removed for 30 days.');
      await expect(panel.confirmation).toContainText('R-0001 will be removed from the register. Its history is kept.');
      await expect(panel.confirmation.getByRole('button', { name: 'Delete risk' })).toBeEnabled();
    },
    async removing({ screen: { panel } }) {
      await expect(panel.confirmation.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    },
    // The panel continues with the stored record, in a new actor.
    async saved({ screen }) {
      await expect(screen.page).toHaveURL(/\?risk=[0-9a-f-]{36}$/);
      await expect(screen.panel.titleField).toHaveValue('Mine');
    },
    async removed({ screen }) {
      await expect(screen.panel.root).toHaveCount(0);
      await screen.expectTitles([]);
    },
  },
};

testPaths(browser);
