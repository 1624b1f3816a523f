import type { Text } from '#server/mail/mail.ts';

interface DigestRow {
  readonly title: string;
  readonly description: string;
  readonly entityType: string;
  readonly entityId: string;
}

export interface DigestContent {
  readonly origin: string;
  readonly productName: string;
  readonly organisation: string;
  readonly rows: readonly DigestRow[];
  /** How many notifications there are. */
  readonly total: number;
}

/** A subject has room for this much of a name. */
const longestName = 100;

const counted = (count: number) => `${count} ${count === 1 ? 'notification' : 'notifications'}`;

/** The daily mail of one organisation's notifications, with links to their records and to the settings. */
export function digestMail({ origin, productName, organisation, rows, total }: DigestContent): Text {
  const name = organisation.slice(0, longestName);
  const more = total - rows.length;
  const paragraphs = [
    `You have ${counted(total)} in ${organisation}.`,
    ...rows.map(
      ({ title, description, entityType, entityId }) =>
        `${title}\n${description}\n${origin}/notifications?kind=${entityType}&record=${entityId}`,
    ),
    ...(more > 0 ? [`And ${more} more.`] : []),
    `All notifications: ${origin}/notifications`,
    `Choose what you receive: ${origin}/profile`,
  ];
  return { subject: `${productName}: ${counted(total)} in ${name}`, text: `${paragraphs.join('\n\n')}\n` };
}
