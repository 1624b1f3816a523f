import type { SocialMode, SocialProvider, SocialRequest } from '#machines/identity-step.ts';

// Written by hand: the schemas of the other addresses come with a library that the first page does not load.

type Given = Readonly<Record<string, unknown>>;

/** Only paths of this application: nobody is sent elsewhere by a link to the sign-in page. */
const ownPath = /^\/(?![/\\])/;

/** Of /sign-in: where somebody was going, and whether a provider's account has been proven already. */
export interface SignInSearch {
  readonly redirect?: string | undefined;
  readonly step?: 'code' | undefined;
}

export const signInSearch = ({ redirect, step }: Given): SignInSearch => ({
  redirect: typeof redirect === 'string' && ownPath.test(redirect) ? redirect : undefined,
  step: step === 'code' ? step : undefined,
});

/** Of /verify-otp: the address that the code went to. */
export const verifyEmailSearch = ({ email }: Given): { readonly email?: string | undefined } => ({
  email: typeof email === 'string' && email !== '' ? email : undefined,
});

const modes: readonly SocialMode[] = ['signIn', 'signUp'];
const providers: readonly SocialProvider[] = ['apple', 'google', 'microsoft'];

/** Of /sso-callback: what was asked of whom. */
export const socialReturnSearch = ({ mode, provider }: Given): SocialRequest => ({
  mode: modes.find((known) => known === mode) ?? 'signIn',
  provider: providers.find((known) => known === provider) ?? 'google',
});
