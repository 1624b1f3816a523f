export { type DemoAccount, demoPassword, demoTotpSecret } from './accounts.ts';
export { seedDemo } from './seed.ts';
