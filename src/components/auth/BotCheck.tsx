/**
 * Where Clerk renders its bot challenge for suspicious visitors; empty and without height for everyone else. It has to
 * be on the page before a sign-up is created (https://clerk.com/docs/custom-flows/bot-sign-up-protection).
 */
export const BotCheck = () => <div id="clerk-captcha" />;
