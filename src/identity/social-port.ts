import type { LoadedClerk, VerificationResource } from '@clerk/react/types';

import { answered, IdentityError, refused } from './identity-error.ts';

type Provider = 'apple' | 'google' | 'microsoft';
type Mode = 'signIn' | 'signUp';

type Outcome =
  | { readonly kind: 'signedIn'; readonly mode: Mode }
  | { readonly kind: 'secondFactorDue' }
  | { readonly kind: 'incomplete' };

/** The URL that the provider redirects back to; it records what was requested. */
const returnAddress = (mode: Mode, provider: Provider) =>
  new URL(`/sso-callback?mode=${mode}&provider=${provider}`, globalThis.location.origin).href;

/** Extra provider parameters beyond the protocol (specification section 4, "Social login"). */
const extraParameters: Readonly<Record<Provider, Readonly<Record<string, string>>>> = {
  apple: {},
  google: { prompt: 'select_account', access_type: 'offline' },
  microsoft: {},
};

/** The URL of the provider's page, with this application's extra parameters. */
function providerPage(page: URL, provider: Provider): string {
  const address = new URL(page);
  for (const [name, value] of Object.entries(extraParameters[provider])) address.searchParams.set(name, value);
  return address.href;
}

function refuseFailed({ error }: VerificationResource): void {
  if (error === null || isTransfer(error.code)) return;
  throw refused(error.code, error.longMessage ?? error.message);
}

/** Not refusals: the SDK continues with the other flow. */
const isTransfer = (code: string) => code === 'external_account_not_found' || code === 'external_account_exists';

/** Signing in and signing up with a provider's account. */
export function socialPort(clerk: () => LoadedClerk) {
  // A second transfer of the same identity is refused, so a page that returns from a provider finishes only once.
  let finishing: Promise<Outcome> | undefined;
  return {
    /**
     * Starts a flow at a provider and redirects the browser to its page.
     * @returns a session where none of that was needed
     */
    startSocial: (mode: Mode, provider: Provider) =>
      answered(async () => {
        const address = returnAddress(mode, provider);
        const request = {
          strategy: `oauth_${provider}`,
          redirectUrl: address,
          actionCompleteRedirectUrl: address,
        } as const;
        const { client } = clerk();
        const attempt = mode === 'signIn' ? await client.signIn.create(request) : await client.signUp.create(request);
        if (attempt.status === 'complete') return { sessionId: attempt.createdSessionId };
        const page =
          'firstFactorVerification' in attempt
            ? attempt.firstFactorVerification.externalVerificationRedirectURL
            : attempt.verifications.externalAccount.externalVerificationRedirectURL;
        if (page === null) throw new IdentityError('network_error');
        globalThis.location.assign(providerPage(page, provider));
        return { sessionId: null };
      }),

    /**
     * Completes the flow after the provider's page, or transfers between sign-in and sign-up.
     * @throws IdentityError with the provider's refusal, such as oauth_access_denied
     */
    finishSocial: (mode: Mode): Promise<Outcome> => (finishing ??= answered(() => finish(clerk(), mode))),
  };
}

async function finish(clerk: LoadedClerk, mode: Mode): Promise<Outcome> {
  const { signIn, signUp } = clerk.client;
  const verification = mode === 'signIn' ? signIn.firstFactorVerification : signUp.verifications.externalAccount;
  refuseFailed(verification);
  const transferred = verification.status === 'transferable';
  if (!hasSession(clerk)) {
    // The screen continues by the outcome, not by the URLs that the SDK navigates to.
    await clerk.handleRedirectCallback(callbackAddresses(), () => Promise.resolve());
  }
  if (hasSession(clerk)) return { kind: 'signedIn', mode: transferred ? otherMode[mode] : mode };
  return { kind: clerk.client.signIn.status === 'needs_second_factor' ? 'secondFactorDue' : 'incomplete' };
}

const otherMode = { signIn: 'signUp', signUp: 'signIn' } as const satisfies Record<Mode, Mode>;

/** With a session the SDK would navigate elsewhere; it has to stay here, where the outcome is shown. */
const callbackAddresses = () => ({
  signInForceRedirectUrl: globalThis.location.href,
  signUpForceRedirectUrl: globalThis.location.href,
  signInUrl: '/sign-in',
  signUpUrl: '/sign-up',
  firstFactorUrl: '/sign-in',
  secondFactorUrl: '/sign-in',
  continueSignUpUrl: '/sign-up',
  verifyEmailAddressUrl: '/verify-otp',
});

const hasSession = ({ session }: LoadedClerk) => session !== null && session !== undefined;
