import type { HandlersOf } from '#server/contract/types.ts';

import { acknowledge, openLink, type ReceiptJobs } from './acknowledge.ts';
import { checkedReceipt } from './receipt.ts';

/** What recipients of links can do besides reading. */
export const linkHandlers = (jobs: ReceiptJobs): Omit<HandlersOf<'SecurePolicies'>, 'get'> => ({
  open: (_input, context) => openLink(context),
  acknowledge: ({ query }, context) => acknowledge(jobs, context, query.contentSha256),
});

/** What anyone with the code of a receipt can do. */
export const policyReceiptHandlers: HandlersOf<'PolicyReceipts'> = {
  get: ({ path: { token } }) => checkedReceipt(token.toUpperCase()),
};
