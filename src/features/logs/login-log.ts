import { loginEventTexts } from '#domain/words/activity.ts';
import type { Schemas } from '#src/api/connection/client.ts';
import type { Labels } from '#src/components/fields/choices.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';

export type LoginEvent = Schemas['LoginEvent'];

export const loginEventLabels: Labels<LoginEvent> = loginEventTexts;

interface EventLook {
  readonly shape: StatusShape;
  readonly tone: Tone;
}

const success: EventLook = { shape: 'done', tone: 'success' };
const caution: EventLook = { shape: 'half', tone: 'warning' };
const ended: EventLook = { shape: 'open', tone: 'neutral' };

/** The appearance of each event: refusals, and changes that weaken an account, stand out. */
export const loginEventLooks: Readonly<Record<LoginEvent, EventLook>> = {
  SIGN_IN: success,
  SIGN_IN_FAILED: { shape: 'rejected', tone: 'danger' },
  SIGN_UP: success,
  SIGN_OUT: ended,
  SESSION_REVOKED: ended,
  SESSION_USED: success,
  PASSWORD_RESET_REQUESTED: caution,
  PASSWORD_RESET: caution,
  PASSWORD_CHANGED: caution,
  SECOND_FACTOR_ENABLED: success,
  SECOND_FACTOR_REMOVED: caution,
};

const reasons: Readonly<Record<string, string>> = {
  form_password_incorrect: 'Wrong password',
  form_code_incorrect: 'Wrong code',
  user_banned: 'Account banned',
  user_locked: 'Account locked',
  verification_expired: 'Timed out',
};

/** Why a sign-in failed, in words if the code is known. */
export const reasonLabel = (reason: string | null): string | null =>
  reason === null ? null : (reasons[reason] ?? reason);
