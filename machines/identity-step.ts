/** The provider's response to a sign-in step. */
export interface SignInStep {
  readonly status: string;
  readonly sessionId: string | null;
}

/** The provider's response to a sign-up step. */
export interface SignUpStep extends SignInStep {
  /** Fields that the provider still requires, by its own names, such as `last_name`. */
  readonly missing: readonly string[];
  /** Fields still to be verified, such as `email_address`. */
  readonly unverified: readonly string[];
}

/** The providers that the sign-in and sign-up screens offer (specification section 3). */
export type SocialProvider = 'apple' | 'google' | 'microsoft';

/** The purpose of a visit to a social provider. */
export type SocialMode = 'signIn' | 'signUp';

export interface SocialRequest {
  readonly mode: SocialMode;
  readonly provider: SocialProvider;
}

/** The outcome of a social sign-in request: a session at once, or a redirect to the provider's page. */
export interface SocialStart {
  readonly sessionId: string | null;
}
