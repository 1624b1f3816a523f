import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { wayInTexts } from '#src/texts/way-in.ts';
import { css } from '#styled/css/index.js';

const wayOn = css({ marginBlockStart: '16' });

/** The specified notice, and what can be done: the new password is stored, and the sign-in asks for the code. */
export const SecondFactorNotice = () => (
  <div role="alert">
    <AuthHeading title="Forgot Password?">{wayInTexts.passwordReset.secondFactor}</AuthHeading>
    <p className={wayOn}>Your password has been changed. Sign in with it to enter your two-factor code.</p>
  </div>
);
