import { fromPromise } from 'xstate';

import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** The identity provider's template for tokens that people use in their own requests (specification section 7). */
const template = 'api-testing';

/** Copies to the clipboard a token that the signed-in person may use outside the app. */
export const copyToken = (identity: Identity) =>
  fromPromise<void>(() =>
    failing(async () => {
      // Safari allows a clipboard write only if it starts in the click handler, so it is passed the token's promise.
      const text = identity.templateToken(template).then((token) => new Blob([token], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    }),
  );
