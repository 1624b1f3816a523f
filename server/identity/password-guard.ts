import { countBeyond, forgetHits, type LimitContext } from './limits.ts';
import { delayOf, type Delayed } from './password-delay.ts';
import type { Passwords, Requester } from './passwords.ts';

interface GuardContext extends LimitContext {
  readonly passwords: Passwords;
  readonly delayed: Delayed;
}

/** The account whose password is tried. */
export interface GuardedAccount {
  /** The normalised address, which may be unknown: known and unknown ones are counted the same way. */
  readonly emailAddress: string;
  readonly passwordHash: string | null;
}

/**
 * Whether the password is correct. Every try is counted before it is checked, so that parallel guesses do not escape; a
 * correct password resets the count.
 * @throws IdentityError 429 too_many_requests, 503 service_unavailable
 */
export async function isRightPassword(
  context: GuardContext,
  visit: Requester,
  { emailAddress, passwordHash }: GuardedAccount,
  password: string,
): Promise<boolean> {
  const pair = `${visit.network} ${emailAddress}`;
  const beyondHere = await countBeyond(context, 'passwordsPerAccountAndIp', pair);
  const beyondAnywhere = await countBeyond(context, 'passwordsPerAccount', emailAddress);
  await context.delayed.wait(visit, emailAddress, delayOf(beyondHere, beyondAnywhere));
  const isRight = await context.passwords.verify(visit, password, passwordHash);
  if (isRight) {
    await forgetHits(context, 'passwordsPerAccountAndIp', pair);
    await forgetHits(context, 'passwordsPerAccount', emailAddress);
  }
  return isRight;
}
