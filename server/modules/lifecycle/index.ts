export { logAndTell, touchByItself } from './happening.ts';
export { lifecycleHandler, loggedStep, type LifecycleModule, type Located, type Taking } from './handler.ts';
export { tellOfSteps, type NamedRecord, type PeopleOf, type StepWords, type Words } from './notices.ts';
