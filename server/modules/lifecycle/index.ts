export { logAndTell, touchByItself } from './happening.ts';
export { lifecycleHandler, loggedStep } from './handler.ts';
export { tellOfSteps, type Words } from './notices.ts';
