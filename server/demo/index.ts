export { type DemoAccount, demoPassword, demoTotpSecret } from './accounts.ts';
export { closeDemo, reopenDemo } from './closing.ts';
export type { DemoLinkPage } from './link-page.ts';
export { addDemoLinks } from './secure-links.ts';
export { seedDemo } from './seed.ts';
