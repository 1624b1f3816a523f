import type { HandlersOf } from '#server/contract/types.ts';

import { refuseUnless } from '../rights.ts';
import { upgrade } from './apply.ts';
import { upgradeOffer } from './offer.ts';
import { undoUpgrade } from './undo.ts';

/** Upgrades of adopted standards to newer versions, and their undo. */
export const upgradeHandlers: HandlersOf<'StandardUpgrades'> = {
  async offer({ path: { id } }, context) {
    refuseUnless(context, 'UPGRADE');
    return upgradeOffer(id);
  },
  async upgrade({ path: { id }, body }, context) {
    refuseUnless(context, 'UPGRADE');
    return upgrade(id, body, context);
  },
  async undo({ path: { id }, body }, context) {
    refuseUnless(context, 'UPGRADE');
    return undoUpgrade(id, body, context);
  },
};
