export { type DemoAccount, demoPassword, demoTotpSecret } from './accounts.ts';
export { addDemoLinks, type DemoLinkPage } from './acknowledgements/links.ts';
export { closeDemo, reopenDemo } from './closing.ts';
export { seedDemo } from './seed.ts';
