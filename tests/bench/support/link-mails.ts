import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import type pg from 'pg';

import { PolicyAcknowledgements } from '#openapi/generated/operations/policy-acknowledgements.ts';
import { parseEml } from '#server/mail/eml.ts';
import { clientOf } from '#src/api/connection/client-of.ts';

import type { Session } from './session.ts';

const pollMilliseconds = 200;
const monthMilliseconds = 30 * 86_400_000;

/** A round of requests: a policy of the demo, and the domain of those who are asked. */
export interface Round {
  readonly ref: string;
  readonly domain: string;
}

/** The id of a policy of the session's organisation. */
export async function policyIdOf(owner: pg.Client, session: Session, ref: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('select id from record where organisation_id = $1 and ref = $2', [
    session.organisationId,
    ref,
  ]);
  const [found] = rows;
  if (found === undefined) throw new Error(`The demo has no ${ref}.`);
  return found.id;
}

/** The contract's limit of addresses in one request. */
const mostAtOnce = 250;

/** Asks so many people, as the app does. */
export async function askPeople(session: Session, id: string, { domain }: Round, people: number): Promise<void> {
  const recipients = Array.from({ length: people }, (_, index) => ({
    name: `Reader ${index + 1}`,
    email: `reader.${index + 1}@${domain}`,
  }));
  const expiresOn = new Date(Date.now() + monthMilliseconds).toISOString().slice(0, 10);
  const { request } = clientOf(PolicyAcknowledgements)(session.api);
  for (let from = 0; from < people; from += mostAtOnce) {
    const part = recipients.slice(from, from + mostAtOnce);
    await request({ path: { id }, body: { memberIds: [], recipients: part, expiresOn, reminderDays: 0 } });
  }
}

/** Resolves once no more than so many mails of a round are due. */
export async function untilDue(owner: pg.Client, { domain }: Round, most: number): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ due: number }>(
      'select count(*)::int as due from acknowledgement_request where mail_due is not null and email like $1',
      [`%@${domain}`],
    );
    if ((rows[0]?.due ?? 0) <= most) return;
    await delay(pollMilliseconds);
  }
}

/** What the outbox has of a round. */
export function mailsOf(outbox: string, { domain }: Round, people: number) {
  const messages = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => parseEml(readFileSync(join(outbox, name))))
    .filter(({ to }) => to.endsWith(`@${domain}`));
  const recipients = new Set(messages.map(({ to }) => to));
  return {
    messages: messages.length,
    doubledIds: messages.length - new Set(messages.map(({ messageId }) => messageId)).size,
    doubledRecipients: messages.length - recipients.size,
    missing: people - recipients.size,
    tokens: messages.map(({ text }) => /\/policy\/secure\/([\w-]+)/.exec(text)?.[1] ?? ''),
  };
}
