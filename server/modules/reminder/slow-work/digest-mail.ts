import { mailOf, type Text } from '#server/mail/text.ts';

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
  readonly organisationId: string;
  readonly rows: readonly DigestRow[];
  /** How many notifications there are. */
  readonly total: number;
}

/** A subject has room for this much of a name. */
const longestName = 100;

const counted = (count: number) => `${count} ${count === 1 ? 'notification' : 'notifications'}`;

/** What a notification says, and the way to its record. */
const paragraphOf = (
  { title, description, entityType, entityId }: DigestRow,
  { origin, organisationId }: Pick<DigestContent, 'origin' | 'organisationId'>,
) => [
  title,
  description,
  { origin, path: `/notifications?kind=${entityType}&record=${entityId}` as const, organisationId },
];

/** The daily mail of one organisation's notifications, with links to their records and to the settings. */
export function digestMail({ origin, productName, organisation, organisationId, rows, total }: DigestContent): Text {
  const name = organisation.slice(0, longestName);
  const more = total - rows.length;
  const paragraphs = [
    [`You have ${counted(total)} in ${organisation}.`],
    ...rows.map((row) => paragraphOf(row, { origin, organisationId })),
    ...(more > 0 ? [[`And ${more} more.`]] : []),
    [{ origin, path: '/notifications' as const, organisationId, label: 'All notifications:' }],
    [{ origin, path: '/profile' as const, label: 'Choose what you receive:' }],
  ];
  return mailOf(`${productName}: ${counted(total)} in ${name}`, paragraphs);
}

/** The mail of one notification that cannot wait for the daily one. */
export function urgentMail({
  origin,
  productName,
  organisation,
  organisationId,
  row,
}: Omit<DigestContent, 'rows' | 'total'> & { readonly row: DigestRow }): Text {
  const { title, description, entityType, entityId } = row;
  return mailOf(`${productName}: ${title} in ${organisation.slice(0, longestName)}`, [
    [description],
    [{ origin, path: `/notifications?kind=${entityType}&record=${entityId}` as const, organisationId }],
    [{ origin, path: '/profile' as const, label: 'Choose what you receive:' }],
  ]);
}
