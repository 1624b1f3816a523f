import { fromPromise } from 'xstate';

import type { Identity } from '#src/identity/identity.ts';

import { failing } from './failure.ts';

/** The template that the identity provider makes tokens for a person's own requests by (specification section 7). */
const template = 'api-testing';

/** Puts a token that the signed-in person may use outside the app into the clipboard. */
export const copyToken = (identity: Identity) =>
  fromPromise<void>(() =>
    failing(async () => {
      // Safari lets a page write only what was begun in the click, so that it is given the token's promise.
      const text = identity.templateToken(template).then((token) => new Blob([token], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    }),
  );
