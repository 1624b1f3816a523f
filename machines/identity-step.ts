/** What the provider answered to a step of a sign-in. */
export interface SignInStep {
  readonly status: string;
  readonly sessionId: string | null;
}

/** What the provider answered to a step of a sign-up. */
export interface SignUpStep extends SignInStep {
  /** What the provider still wants to know, in its own words, such as `last_name`. */
  readonly missing: readonly string[];
  /** What it wants to have proven, such as `email_address`. */
  readonly unverified: readonly string[];
}

/** The providers that the sign-in and sign-up screens offer (specification section 3). */
export type SocialProvider = 'apple' | 'google' | 'microsoft';

/** What the person set out to do with a provider's account. */
export type SocialMode = 'signIn' | 'signUp';

export interface SocialRequest {
  readonly mode: SocialMode;
  readonly provider: SocialProvider;
}

/** The outcome of asking a provider: a session at once, or none because the browser is on its way to the provider's page. */
export interface SocialStart {
  readonly sessionId: string | null;
}
