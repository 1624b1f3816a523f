import { countHit } from '#server/database/limits.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';

import { sharedMailboxHash } from '../addresses.ts';
import type { SendingParts } from './send-mails.ts';

/** So many mails with links get to one mailbox in an hour, from all organisations together. */
const mostInAnHour = 20;

/** Counts mails with links by mailbox, across all processes and organisations. */
export const countedMails =
  (platform: PlatformDatabase): SendingParts['mayMail'] =>
  async (address) => {
    const bucket = `link-mail:${sharedMailboxHash(address)}`;
    const { allowed } = await countHit(platform, { bucket, limit: mostInAnHour, seconds: 3600 });
    return allowed;
  };
