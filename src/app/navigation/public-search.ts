import { oneOf, searchSchema } from '#src/components/search-schema.ts';

/** Accepts only paths of this application, so that a link to the sign-in page cannot redirect to another site. */
const ownPath = /^\/(?![/\\])\P{Cc}*$/u;

/** Search of /sign-in: the destination, and whether a provider's account has already been verified. */
export const signInSearch = searchSchema(({ redirect, step }) => ({
  redirect: typeof redirect === 'string' && ownPath.test(redirect) ? redirect : undefined,
  step: oneOf(['code'], step),
}));

/** Search of /verify-otp: the address that the code was sent to. */
export const verifyEmailSearch = searchSchema(({ email }) => ({
  email: typeof email === 'string' && email !== '' ? email : undefined,
}));

/** Search of /sso-callback: the requested mode and the provider. */
export const socialReturnSearch = searchSchema(({ mode, provider }) => ({
  mode: oneOf(['signIn', 'signUp'], mode) ?? 'signIn',
  provider: oneOf(['apple', 'google', 'microsoft'], provider) ?? 'google',
}));
