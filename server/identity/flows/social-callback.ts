import type { SocialIdentity, VerificationState } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from '../context.ts';
import { callbackInvalid, errorBody, IdentityError, sessionExists } from '../errors.ts';
import { checkName, normaliseEmail } from '../forms.ts';
import { verified } from '../resources/verification.ts';
import {
  findSignIn,
  findSignUp,
  updateSignIn,
  updateSignUp,
  type SignInRow,
  type SignUpRow,
} from '../store/attempts.ts';
import { findClientSession } from '../store/sessions.ts';
import { findUserBySocialIdentity, linkExternalAccount } from '../store/users.ts';
import type { Visit } from '../visit.ts';
import { advanceSignIn } from './advance-sign-in.ts';
import { completeSignUp, fromSocialIdentity } from './complete-sign-up.ts';
import { takeJourney } from './social.ts';

type StoredJourney = NonNullable<Awaited<ReturnType<typeof takeJourney>>>;

/**
 * GET `/oauth_callback`: the browser returns from the provider. The response comes from the local provider page, where
 * anyone on this loopback host may claim any identity.
 * @returns the redirect target: the table of section 4, rule 6
 * @throws IdentityError oauth_callback_invalid, session_exists
 */
export async function finishSocial(context: IdentityContext, visit: Visit, query: URLSearchParams): Promise<string> {
  const { client } = visit;
  const state = query.get('state');
  if (!context.conveniences || !client || state === null) throw callbackInvalid();
  if (await findClientSession(context.database, client.id, instantOf(context))) throw sessionExists();
  const identity = query.has('error') ? null : providerIdentity(query);
  const journey = await takeJourney(context, client.id, state);
  if (!journey) throw callbackInvalid();
  return journey.kind === 'sign_in'
    ? finishSignIn(context, visit, journey, identity)
    : finishSignUp(context, visit, journey, identity);
}

type ProviderAnswer = Omit<SocialIdentity, 'provider'> | null;

/** The local provider vouches for every address; the account id is the address. */
function providerIdentity(query: URLSearchParams): ProviderAnswer {
  const emailAddress = normaliseEmail(query.get('email') ?? '', 'email');
  const [firstName = '', ...rest] = (query.get('name') ?? '').trim().split(/\s+/);
  return {
    providerUserId: `local|${emailAddress}`,
    emailAddress,
    firstName: checkName(firstName, 'name'),
    lastName: checkName(rest.join(' '), 'name'),
  };
}

async function finishSignIn(
  context: IdentityContext,
  visit: Visit,
  journey: StoredJourney,
  answer: ProviderAnswer,
): Promise<string> {
  const { strategy, clientId, redirectUrl, completeRedirectUrl } = journey;
  const attempt = await findSignIn(context.database, clientId, instantOf(context));
  if (attempt?.id !== journey.attemptId) throw callbackInvalid();
  const refuse = (error: IdentityError) =>
    updateSignIn(context.database, attempt, { firstFactor: refusedVerification(strategy, 'failed', error) });
  if (!answer) {
    await refuse(accessDenied());
    return redirectUrl;
  }
  const identity = { ...answer, provider: strategy };
  const userId = await findUserBySocialIdentity(context.database, identity);
  if (userId === null) {
    const firstFactor = refusedVerification(strategy, 'transferable', accountNotFound());
    await updateSignIn(context.database, attempt, { firstFactor, transferable: identity });
    return redirectUrl;
  }
  try {
    const isComplete = await signInSocially(context, visit, attempt, userId, identity);
    return isComplete ? completeRedirectUrl : redirectUrl;
  } catch (error) {
    if (!(error instanceof IdentityError) || error.status !== 403) throw error;
    await refuse(error);
    return redirectUrl;
  }
}

/** Links the account and signs in. @returns whether no second factor is due */
export function signInSocially(
  context: IdentityContext,
  visit: Visit,
  attempt: Pick<SignInRow, 'id' | 'status' | 'clientId'>,
  userId: string,
  identity: SocialIdentity,
  store?: Parameters<typeof advanceSignIn>[2]['act'],
): Promise<boolean> {
  return advanceSignIn(context, visit, {
    clientId: attempt.clientId,
    userId,
    attempt,
    changes: { identifier: identity.emailAddress, firstFactor: verified(identity.provider), transferable: null },
    async act(transaction) {
      await store?.(transaction);
      await linkExternalAccount(transaction, userId, identity, instantOf(context));
    },
  });
}

async function finishSignUp(
  context: IdentityContext,
  visit: Visit,
  journey: StoredJourney,
  answer: ProviderAnswer,
): Promise<string> {
  const { strategy, clientId, redirectUrl, completeRedirectUrl } = journey;
  const attempt = await findSignUp(context.database, clientId, instantOf(context));
  if (attempt?.id !== journey.attemptId) throw callbackInvalid();
  if (!answer) {
    const externalVerification = refusedVerification(strategy, 'failed', accessDenied());
    await updateSignUp(context.database, attempt, { externalVerification });
    return redirectUrl;
  }
  const identity = { ...answer, provider: strategy };
  if (await findUserBySocialIdentity(context.database, identity)) {
    const externalVerification = refusedVerification(strategy, 'transferable', accountExists());
    await updateSignUp(context.database, attempt, { externalVerification, transferable: identity });
    return redirectUrl;
  }
  await signUpSocially(context, visit, attempt, identity);
  return completeRedirectUrl;
}

/** Creates user and session from the provider's identity. */
export function signUpSocially(
  context: IdentityContext,
  visit: Visit,
  attempt: Pick<SignUpRow, 'id' | 'clientId' | 'emailAddress'>,
  identity: SocialIdentity,
  store?: Parameters<typeof completeSignUp>[2]['act'],
): Promise<void> {
  const { provider } = identity;
  const changes = {
    ...fromSocialIdentity(identity),
    emailVerification: verified(`from_${provider}`),
    externalVerification: verified(provider),
  };
  return completeSignUp(context, visit, { attempt, changes, ...(store ? { act: store } : {}) });
}

function refusedVerification(
  strategy: string,
  status: 'failed' | 'transferable',
  error: IdentityError,
): VerificationState {
  const { code, message, long_message } = errorBody(error);
  return { ...verified(strategy), status, error: { code, message, long_message } };
}

const accessDenied = () => new IdentityError(400, 'oauth_access_denied', 'You did not grant access to your account.');
const accountNotFound = () =>
  new IdentityError(400, 'external_account_not_found', 'There is no account for this identity yet.');
const accountExists = () =>
  new IdentityError(400, 'external_account_exists', 'There is an account for this identity already.');
