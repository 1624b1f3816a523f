export type IdentityEventType =
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_up'
  | 'sign_out'
  | 'session_revoked'
  | 'password_reset_requested'
  | 'password_reset'
  | 'password_changed'
  | 'second_factor_enabled'
  | 'second_factor_removed';

/** The data of a login-log event: no password, code, token or cookie. */
export interface IdentityEvent {
  type: IdentityEventType;
  /** Issuer of this identity's tokens: together with the user id it identifies a person. */
  issuer: string;
  /** Unix milliseconds. */
  at: number;
  /** Null for an unknown address. */
  userId: string | null;
  sessionId: string | null;
  /** As entered, normalised; null if the user id is known. */
  emailAddress: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  /** Error code, for `sign_in_failed`. */
  reason: string | null;
}
