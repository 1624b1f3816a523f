export { logAndTell, touchByItself } from './happening.ts';
export { lifecycleHandler, loggedStep, type Taking } from './handler.ts';
export { tellOfSteps, type Words } from './notices.ts';
