import { oneOf, searchSchema } from '#src/components/search-schema.ts';

/** Only paths of this application: nobody is sent elsewhere by a link to the sign-in page. */
const ownPath = /^\/(?![/\\])\P{Cc}*$/u;

/** Of /sign-in: where somebody was going, and whether a provider's account has been proven already. */
export const signInSearch = searchSchema(({ redirect, step }) => ({
  redirect: typeof redirect === 'string' && ownPath.test(redirect) ? redirect : undefined,
  step: oneOf(['code'], step),
}));

/** Of /verify-otp: the address that the code went to. */
export const verifyEmailSearch = searchSchema(({ email }) => ({
  email: typeof email === 'string' && email !== '' ? email : undefined,
}));

/** Of /sso-callback: what was asked of whom. */
export const socialReturnSearch = searchSchema(({ mode, provider }) => ({
  mode: oneOf(['signIn', 'signUp'], mode) ?? 'signIn',
  provider: oneOf(['apple', 'google', 'microsoft'], provider) ?? 'google',
}));
