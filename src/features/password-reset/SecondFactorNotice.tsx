import { AuthHeading } from '#src/components/auth/AuthHeading.tsx';
import { wayInTexts } from '#src/texts/way-in.ts';
import { css } from '#styled/css/index.js';

const nextStep = css({ marginBlockStart: '16' });

/** The specified notice and the next step: the new password is stored, and signing in requires the second factor. */
export const SecondFactorNotice = () => (
  <div role="alert">
    <AuthHeading title="Forgot Password?">{wayInTexts.passwordReset.secondFactor}</AuthHeading>
    <p className={nextStep}>Your password has been changed. Sign in with it to enter your two-factor code.</p>
  </div>
);
