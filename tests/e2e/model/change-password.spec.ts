import type { AnyEventObject } from 'xstate';

import type {
  ChangePasswordContext,
  ChangePasswordErrorCode,
  changePasswordMachine,
} from '#machines/change-password/change-password.machine.ts';
import type { Path } from '#tests/model/flow.ts';
import { changePassword } from '#tests/model/flows/change-password.ts';

import { UpdatePasswordPage } from '../pages/update-password-page.ts';
import { expect, expectToast } from '../support/test.ts';
import type { BrowserFlow } from './browser-flow.ts';
import { expectBusy } from './form.ts';
import { identityOutcome, pass, type ActorAnswer } from './outcomes.ts';
import { answerIn, isProofDue } from './requests.ts';
import { testPaths } from './test-paths.ts';

interface Driver {
  readonly screen: UpdatePasswordPage;
  /** The value typed as the current password. */
  readonly currentPassword: string;
}

const sentences: Readonly<Record<ChangePasswordErrorCode, string>> = {
  'current.required': 'Password is required',
  'current.incorrect': 'This is not your current password',
  'password.required': 'New password is required',
  'password.weak': 'Password must be at least 8 characters, include at least one letter and one number',
  'password.common':
    'This password is easy to guess. Choose one without common words, your name or the name of this product.',
};
const newPasswordHelp = 'At least 8 characters, with at least one letter and one number.';

const isWrongPassword = (answer: ActorAnswer | undefined) =>
  answer?.kind === 'refuses' && answer.failure.code === 'form_password_validation_failed';

const isChange = ({ type }: AnyEventObject) => type === 'xstate.done.actor.changePassword';

/** Whether the path uses a wrong current password. */
const hasWrongPassword = ({ steps }: Path) => steps.some(({ event }) => isWrongPassword(answerIn(event)?.answer));

const reverificationPaths =
  'Covered by the reverification paths, which start and end on this page (reverification.spec.ts).';

async function expectForm({ screen, currentPassword: typed }: Driver, context: ChangePasswordContext): Promise<void> {
  const { currentPassword, newPassword, signOutOthers, errors } = context;
  await expect(screen.currentPassword).toHaveValue(currentPassword === '' ? '' : typed);
  await expect(screen.newPassword).toHaveValue(newPassword);
  await expect(screen.signOutOthers).toBeChecked({ checked: signOutOthers });
  await expect(screen.currentPassword).toHaveAccessibleDescription(
    errors.currentPassword === undefined ? '' : sentences[errors.currentPassword],
  );
  await expect(screen.newPassword).toHaveAccessibleDescription(
    errors.newPassword === undefined ? newPasswordHelp : sentences[errors.newPassword],
  );
}

const browser: BrowserFlow<typeof changePasswordMachine, Driver> = {
  flow: changePassword,
  joinsPaths: true,
  troubles: { changePassword: 'identity', reverify: { exempt: reverificationPaths } },
  isPossible(event, { earlier }) {
    // The driver types one current password throughout, which is either right or wrong and changes with the first success.
    const isOver = earlier.some((past) => isChange(past) || isWrongPassword(answerIn(past)?.answer));
    return !isProofDue(event) && !((isChange(event) || isWrongPassword(answerIn(event)?.answer)) && isOver);
  },
  untaken: {
    'submitting --xstate.error.actor.changePassword [needsReverification]--> reverifying': reverificationPaths,
    'reverifying --xstate.done.actor.reverify [isVerified]--> submitting': reverificationPaths,
    'reverifying --xstate.done.actor.reverify--> editing': reverificationPaths,
    'reverifying --xstate.error.actor.reverify [isWrongPassword]--> editing / showWrongPassword': reverificationPaths,
    'reverifying --xstate.error.actor.reverify--> editing / notifyNotChanged': reverificationPaths,
  },
  async prepare({ page, directory, signedInAs }, path) {
    const person = await directory.addPerson({ organisations: [await directory.addOrganisation()] });
    await signedInAs(person);
    const currentPassword = hasWrongPassword(path) ? `not ${person.password}` : person.password;
    return { screen: new UpdatePasswordPage(page), currentPassword };
  },
  open: ({ screen }) => screen.open(),
  actors: {
    changePassword: {
      request: () => ({ method: 'POST', path: '/__clerk/v1/me/change_password' }),
      outcome: (answer) => (isWrongPassword(answer) ? pass : identityOutcome(answer)),
    },
    reverify: { request: null },
  },
  events: {
    'currentPassword.changed': ({ screen, currentPassword }) => screen.changeCurrentPassword(currentPassword),
    'newPassword.changed': ({ screen }, { value }) => screen.changeNewPassword(value),
    'signOutOthers.changed': ({ screen }, { value }) => screen.chooseSigningOutOthers(value),
    'form.submitted': ({ screen }) => screen.updatePassword(),
  },
  notices: {
    'password.changed': ({ screen }, { signedOutOthers }) =>
      expectToast(
        screen.page,
        'Password updated',
        signedOutOthers ? 'Your other sessions were signed out.' : undefined,
      ),
    'password.notChanged': ({ screen }) => expectToast(screen.page, 'The password was not updated'),
  },
  states: {
    async editing(driver, context) {
      await expectForm(driver, context);
      await expect(driver.screen.updateButton).toBeEnabled();
    },
    reverifying: null,
    async submitting(driver, context) {
      await expectForm(driver, context);
      await expectBusy(driver.screen.updatingButton);
    },
  },
};

testPaths(browser);
