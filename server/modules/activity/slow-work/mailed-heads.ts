import { createHash } from 'node:crypto';

import type { Mail } from '#server/mail/mail.ts';
import { mailOf } from '#server/mail/text.ts';

import { lineOf } from '../chain/head.ts';
import type { LogHeads } from './heads.ts';

/** Heads in one mail: organisations have more lines than one only in an installation of thousands. */
const mostInOne = 1000;

/** Sends heads to an address outside of the host. They name organisations by their ids, and nobody. */
export const mailedHeads = (mail: Mail, { to, productName }: { to: string; productName: string }): LogHeads => ({
  async add(heads) {
    for (let start = 0; start < heads.length; start += mostInOne) {
      const lines = heads.slice(start, start + mostInOne).map(lineOf);
      const message = mailOf(`Heads of the activity logs of ${productName}`, [
        [
          'The heads of the activity logs. Keep this message: with it, "verify-log --heads" shows whether a log was changed since.',
        ],
        lines,
      ]);
      // The same heads are the same message, so that a repetition is recognised.
      const id = `log-heads-${createHash('sha256').update(message.text).digest('hex').slice(0, 32)}`;
      await mail.send({ id, to, ...message });
    }
  },
});
