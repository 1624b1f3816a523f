import { longInstant } from '#domain/time/long-dates.ts';
import { mailOf, type OwnPage, type Text } from '#server/mail/text.ts';
import { greeting } from '#server/modules/secure-link/index.ts';

/** What the receipt of an acknowledgement says. */
interface ReceiptMail {
  readonly productName: string;
  readonly organisation: string;
  /** IANA name, of the organisation. */
  readonly timeZone: string;
  /** Of the recipient; empty if it is not known. */
  readonly name: string;
  readonly policyRef: string;
  readonly policy: string;
  /** The number of the version: `1.2`. */
  readonly number: string;
  readonly sentence: string;
  readonly at: Date;
  readonly receipt: OwnPage;
}

/** A subject has room for this much of a name. */
const longestName = 80;

/** Tells the person in whose name a policy was acknowledged that it was, and when. */
export const receiptMail = (mail: ReceiptMail): Text =>
  mailOf(`Receipt: “${mail.policy.slice(0, longestName)}” was acknowledged`, [
    [greeting(mail.name)],
    [
      `“${mail.policy}” (${mail.policyRef}), version ${mail.number}, of ${mail.organisation} was acknowledged in your name on ${longInstant(mail.at, 'en-GB', mail.timeZone)}: “${mail.sentence}”.`,
    ],
    ['This is your receipt, with which anyone can check it:', mail.receipt],
    [`If this was not you, someone else has used your link: please tell ${mail.organisation}.`],
    [`Sent by ${mail.productName} on behalf of ${mail.organisation}.`],
  ]);
