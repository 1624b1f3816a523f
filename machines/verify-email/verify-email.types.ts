import type { Failure } from '../failure.ts';

export interface VerifyEmailInput {
  /** The email address from the URL or as stored by the sign-up; null if neither has one. */
  readonly email: string | null;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  /** The end of the resend cooldown, as stored by an earlier load of this screen. */
  readonly resendAt: number | null;
}

export interface VerifyEmailContext {
  readonly email: string;
  readonly code: string;
  readonly error: 'code.incomplete' | 'code.incorrect' | null;
  readonly sessionId: string | null;
  readonly now: number;
  readonly resendAt: number;
  /** The provider reports the address as verified; there may be no session left to activate. */
  readonly verifiedBefore: boolean;
}

export type ClockEvent = { type: 'clock.ticked'; now: number };

export type VerifyEmailEvent =
  | ClockEvent
  | { type: 'code.changed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'resend.pressed' }
  | { type: 'back.pressed' };

/** Notices for the user. */
export type VerifyEmailMessage =
  | { type: 'verifyEmail.codeMissing' }
  | { type: 'verifyEmail.verified' }
  | { type: 'verifyEmail.verifiedBefore' }
  | { type: 'verifyEmail.failed'; failure: Failure | null }
  | { type: 'verifyEmail.resent' }
  | { type: 'verifyEmail.notResent'; failure: Failure };

export type VerifyEmailNotice =
  | VerifyEmailMessage
  /** There is nothing to verify: go back to the sign-up. */
  | { type: 'verifyEmail.noEmail' }
  /** Store in the browser so that the countdown survives a reload. */
  | { type: 'verifyEmail.cooldownStarted'; resendAt: number }
  /** Clear the sign-up data stored in the browser. */
  | { type: 'verifyEmail.forgotten' }
  | { type: 'verifyEmail.left' }
  | { type: 'verifyEmail.finished' };
