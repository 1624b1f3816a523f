import type { HandlersOf } from '#server/contract/types.ts';

import { acknowledge, openLink } from './acknowledge.ts';
import { checkedReceipt } from './receipt.ts';
import { policyView } from './view.ts';

/** What recipients of links can do. */
export const securePolicyHandlers: HandlersOf<'SecurePolicies'> = {
  get: ({ path: { token } }, { link }) => policyView(link, token),
  open: (_input, context) => openLink(context),
  acknowledge: (_input, context) => acknowledge(context),
};

/** What anyone with the code of a receipt can do. */
export const policyReceiptHandlers: HandlersOf<'PolicyReceipts'> = {
  get: ({ path: { token } }) => checkedReceipt(token.toUpperCase()),
};
