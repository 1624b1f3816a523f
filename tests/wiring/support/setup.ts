import { afterEach, beforeEach, vi } from 'vitest';

import { unmountAll } from './render.tsx';
import { toastActions, toasts } from './toasts.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  toasts.splice(0);
  toastActions.splice(0);
  // happy-dom provides neither.
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
  Object.assign(globalThis, { reportError: (error: unknown) => console.error(error) });
});

afterEach(async () => {
  await unmountAll();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  document.body.replaceChildren();
  document.head.replaceChildren();
});
