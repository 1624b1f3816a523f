/**
 * Where Clerk asks a visitor who may be a bot to prove the contrary; empty, without height, for everybody else. It has to be
 * on the page before a sign-up is made (https://clerk.com/docs/custom-flows/bot-sign-up-protection).
 */
export const BotCheck = () => <div id="clerk-captcha" />;
