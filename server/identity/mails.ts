import { mailOf, type Text } from '#server/mail/text.ts';

export const signUpCodeMail = (productName: string, code: string): Text =>
  mailOf(`${code} is your ${productName} verification code`, [
    [`Your verification code is ${code}.`],
    ['Enter it on the page where you signed up. It is valid for 10 minutes and can be used once.'],
    [`If you did not sign up for ${productName}, ignore this message. No account is created without the code.`],
  ]);

export const resetCodeMail = (productName: string, code: string): Text =>
  mailOf(`${code} is your ${productName} password reset code`, [
    [`Your password reset code is ${code}.`],
    ['Enter it together with your new password. It is valid for 10 minutes and can be used once.'],
    ['If you did not ask for it, ignore this message. Your password has not been changed. Never share this code.'],
  ]);

/** To the owner of an address that someone tried to sign up with again. */
export const addressTakenMail = (productName: string): Text =>
  mailOf(`Your ${productName} account`, [
    [`Someone, possibly you, tried to sign up for ${productName} with this address, but it already has an account.`],
    ['If it was you, sign in instead, or choose "Forgot password?" there. Otherwise, you do not need to do anything.'],
  ]);

/** To a user without a password who is about to change how they sign in. */
export const reverificationCodeMail = (productName: string, code: string): Text =>
  mailOf(`${code} is your ${productName} confirmation code`, [
    [`Your confirmation code is ${code}.`],
    ['Enter it where you change how you sign in. It is valid for 10 minutes and can be used once.'],
    ['If you did not ask for it, someone else is signed in as you: sign out of all browsers. Never pass the code on.'],
  ]);
