export { storedTemplate } from './read.ts';
export { wordTemplateHandlers } from './slow-work/handlers.ts';
