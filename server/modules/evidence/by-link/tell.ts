import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import { evidenceContact as contact, record } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { quoted, tell } from '#server/modules/record/index.ts';

import { acceptingManagers, askerWords, managerWords, mayAccept } from '../given/acceptors.ts';

/** Those who were asked for live evidence. */
const askedContact = () =>
  db
    .select({
      entity: { id: record.id, ref: record.ref, title: record.title },
      askedBy: contact.askedBy,
      name: contact.name,
      email: contact.email,
    })
    .from(contact)
    .innerJoin(record, and(eq(record.id, contact.evidenceId), isNull(record.deletedAt)));

/** Tells who asked that evidence was given, unless it is decided already. */
export async function tellOfGiven(id: string): Promise<void> {
  const [found] = await askedContact().where(
    and(eq(contact.id, id), isNotNull(contact.givenAt), isNull(contact.acceptedAt), isNull(contact.revokedAt)),
  );
  if (found === undefined) return;
  const { entity, askedBy, name, email } = found;
  const accepts = await mayAccept(askedBy);
  const managers = accepts ? [] : (await acceptingManagers()).filter((manager) => manager !== askedBy);
  const given = { kind: 'reviewRequested', entityType: 'evidence', entity, title: 'Evidence given by a link' } as const;
  const who = quoted(name === '' ? email : name);
  await tell([
    { ...given, recipients: [askedBy], describe: (what) => `${who} has given ${what}. ${askerWords(accepts)}` },
    { ...given, recipients: managers, describe: (what) => `${who} has given ${what}. ${managerWords}` },
  ]);
}

/** Tells who asked that a mail could not be handed over: the address cannot receive any. */
export async function tellOfFailure(id: string): Promise<void> {
  const [found] = await askedContact().where(eq(contact.id, id));
  if (found === undefined) return;
  const { entity, askedBy, email } = found;
  await tell([
    {
      kind: 'reviewRequested',
      entityType: 'evidence',
      entity,
      recipients: [askedBy],
      title: 'Request for evidence could not be sent',
      describe: (what) => `The request for ${what} could not be delivered to ${quoted(email)}. Check the address.`,
    },
  ]);
}
