export { type DemoAccount, demoPassword, demoTotpSecret } from './accounts.ts';
export { closeDemo, reopenDemo } from './closing.ts';
export { seedDemo } from './seed.ts';
