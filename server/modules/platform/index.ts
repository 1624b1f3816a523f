export { platformUserHandlers } from './handlers.ts';
