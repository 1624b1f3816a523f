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

/** What the login log may know: no password, code, token or cookie. */
export interface IdentityEvent {
  type: IdentityEventType;
  /** Of the tokens that this identity signs: with the user id, it names a person. */
  issuer: string;
  /** Unix milliseconds. */
  at: number;
  /** Null for an address that nobody has. */
  userId: string | null;
  sessionId: string | null;
  /** As entered, normalised; null where the user id says it all. */
  emailAddress: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  /** Code of the refusal, for `sign_in_failed`. */
  reason: string | null;
}
