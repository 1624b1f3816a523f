import { and, eq, gt } from 'drizzle-orm';

import { identityOauthStates, type VerificationState } from '#server/database/schema/identity.ts';

import { instantOf, type IdentityContext } from '../context.ts';
import { redirectInvalid, strategyInvalid } from '../errors.ts';
import { optionalField, requiredField, type Form } from '../forms.ts';
import { newToken, sha256 } from '../ids.ts';
import { unverified } from '../resources/verification.ts';
import type { Queries } from '../store/queries.ts';

/** The providers of the sign-in and sign-up screens. */
const strategies = ['oauth_apple', 'oauth_google', 'oauth_microsoft'] as const;
export type SocialStrategy = (typeof strategies)[number];

/** Any provider; `startSocial` decides whether it is available. */
export const isSocialStrategy = (strategy: string) => strategy.startsWith('oauth_');

export const isKnownProvider = (strategy: string): strategy is SocialStrategy =>
  strategies.some((known) => known === strategy);

const lifetimeMilliseconds = 600_000;

/** A round trip to a provider's page and back. */
export interface Journey {
  kind: 'sign_in' | 'sign_up';
  strategy: string;
  clientId: string;
  attemptId: string;
}

/**
 * Starts a provider round trip: a verification with the URL of its page and a single-use state bound to the browser.
 * Only the local provider page exists, so outside development no strategy is valid.
 * @param store saves the attempt with the verification
 * @throws IdentityError strategy_for_user_invalid, form_param_missing, invalid_redirect_url
 */
export async function startSocial(
  context: IdentityContext,
  journey: Journey,
  form: Form,
  store: (database: Queries, verification: VerificationState) => Promise<unknown>,
): Promise<void> {
  const { strategy } = journey;
  if (!context.conveniences || !isKnownProvider(strategy)) throw strategyInvalid();
  const redirectUrl = ownUrl(context, requiredField(form, 'redirect_url'));
  const completeRedirectUrl = ownUrl(context, optionalField(form, 'action_complete_redirect_url') ?? redirectUrl);
  const state = newToken();
  const expireAt = new Date(context.now() + lifetimeMilliseconds);
  const page = `${context.issuer}/dev/social/${strategy}?state=${state}`;
  await context.database.transaction(async (transaction) => {
    await store(transaction, unverified(strategy, expireAt, page));
    const row = { ...journey, stateHash: sha256(state), redirectUrl, completeRedirectUrl, expireAt };
    await transaction.insert(identityOauthStates).values(row);
  });
}

/** Consumes the round trip identified by the state, if this browser started it. */
export async function takeJourney(context: IdentityContext, clientId: string, state: string) {
  const [journey] = await context.database
    .delete(identityOauthStates)
    .where(
      and(
        eq(identityOauthStates.stateHash, sha256(state)),
        eq(identityOauthStates.clientId, clientId),
        gt(identityOauthStates.expireAt, instantOf(context)),
      ),
    )
    .returning();
  return journey ?? null;
}

/** @returns the absolute URL. @throws IdentityError invalid_redirect_url if it leaves the application's origin */
function ownUrl(context: IdentityContext, url: string): string {
  if (!URL.canParse(url, context.origin)) throw redirectInvalid();
  const resolved = new URL(url, context.origin);
  if (resolved.origin !== context.origin) throw redirectInvalid();
  return resolved.href;
}
