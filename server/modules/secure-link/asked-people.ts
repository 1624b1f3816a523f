import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { AskedActions } from '#domain/secure-link/asked-people.ts';
import { invalid } from '#server/contract/errors.ts';
import { activity } from '#server/database/schema/index.ts';
import { db, scopeOfTransaction } from '#server/database/tenancy.ts';
import type { OrganisationJob } from '#server/jobs/job.ts';
import { loggedEntity } from '#server/modules/record/index.ts';

import type { LinkEnd } from './last-day.ts';
import type { LimitedKind } from './mail-limit-job.ts';
import { named, type MailTable } from './mail-table.ts';
import { countAddresses, noteAddress, type AskingParts } from './new-addresses.ts';
import { endLinks, moveLinks, newLink, type LinkKind } from './new-link.ts';
import type { FoundRecord } from './record-with-ref.ts';
import { takeTurn } from './reminders.ts';

/** What everyone who is asked by a link can be subjected to; the others are of one kind of them. */
type CommonAction = 'REMIND' | 'RESEND' | 'REVOKE';

/**
 * People who are asked for something by a secure link. All that differs between those who acknowledge a policy and those who
 * answer an assessment, on the side of the organisation: docs/contributing.md says how to add a third.
 */
export interface AskedPeople<Action extends string, State extends string> {
  /** What their links open. */
  readonly link: LinkKind;
  /** The register of the record that they are asked about. */
  readonly register: LimitedKind;
  /** Of the rows of those who are asked, with `mailColumns`. */
  readonly table: MailTable & { readonly revokedAt: PgColumn };
  /** Sends the mails that are due. */
  readonly job: OrganisationJob<Record<string, never>>;
  /** What can be done about them, and where they may stand then. */
  readonly actions: AskedActions<Action | CommonAction, State>;
  /** What the log says of each action, under which field. */
  readonly events: Readonly<Record<Action | CommonAction, string>>;
  readonly field: string;
  /** Why an action is not possible where someone stands. */
  readonly refusal: (state: State) => string;
}

/** @throws ApiError 400 for an action that is not possible where someone stands */
export function refuseImpossible<Action extends string, State extends string>(
  { actions, refusal }: Pick<AskedPeople<Action, State>, 'actions' | 'refusal'>,
  action: Action | CommonAction,
  state: State,
): void {
  if (!actions[action].includes(state)) throw invalid([{ field: 'action', message: refusal(state) }]);
}

/** The columns that an action sets, beside those of its kind. */
const columnsBy = (action: string, table: AskedPeople<string, string>['table']): readonly SQL[] => {
  const due = named(table.mailDue);
  // Who still waits for the first mail gets that.
  if (action === 'REMIND') return [sql`${due} = coalesce(${table.mailDue}, 'REMINDER')`];
  if (action === 'RESEND') return [sql`${due} = 'RESEND'`];
  return action === 'REVOKE' ? [sql`${due} = null`, sql`${named(table.revokedAt)} = now()`] : [];
};

/** Has the mail sent that is now due for an address. @throws ApiError 400 if that is one new address too many */
export async function mailDue(
  { register, job }: Pick<AskedPeople<string, string>, 'register' | 'job'>,
  parts: AskingParts,
  { email, recordId, field }: { readonly email: string; readonly recordId: string; readonly field: string },
): Promise<void> {
  await countAddresses(parts, { kind: register, recordId, field }, [email]);
  await parts.jobs.enqueue(job, {});
}

interface Taken<Action extends string> {
  /** Of the row, which the caller holds. */
  readonly id: string;
  readonly email: string;
  readonly recordId: string;
  readonly action: Action | CommonAction;
  /** The new end of their links; undefined if that stays. */
  readonly end?: LinkEnd | undefined;
  /** What the action sets beside what all kinds share. */
  readonly also?: () => Promise<unknown>;
}

/**
 * Takes an action on someone who was asked: their row, their links and the mail that is due then. The order of locks is records,
 * recipients, mailboxes, the count of addresses, jobs.
 * @throws ApiError 400 if their mailbox was reminded lately, or is one new address too many
 */
export async function takeAction<Action extends string>(
  people: Pick<AskedPeople<Action, string>, 'link' | 'register' | 'table' | 'job'>,
  parts: AskingParts,
  { id, email, recordId, action, end, also }: Taken<Action>,
): Promise<void> {
  const { link, table } = people;
  const isMailed = action === 'REMIND' || action === 'RESEND';
  if (isMailed) await takeTurn(email);
  const columns = [...columnsBy(action, table), sql`${named(table.version)} = ${table.version} + 1`];
  await db.execute(sql`update ${table} set ${sql.join(columns, sql`, `)} where ${eq(table.id, id)}`);
  await also?.();
  if (end !== undefined) await moveLinks({ kind: link, ids: [id] }, end);
  if (action === 'REVOKE') await endLinks({ kind: link, ids: [id] });
  if (isMailed) await mailDue(people, parts, { email, recordId, field: 'action' });
}

/** The holder of a link that is made by hand: the one there is, or a new one. */
interface Holder {
  readonly holderId: string;
  readonly end: LinkEnd;
  readonly isNew: boolean;
}

/**
 * Makes a link by hand, without a mail: the person who makes it passes it on. The organisation's log says so, without naming who
 * did it: the command line knows no account.
 * @param holderFor finds or adds the holder for an address in lower case
 */
export async function makeLinkByHand(
  { link, register, field }: Pick<AskedPeople<string, string>, 'link' | 'register' | 'field'>,
  found: FoundRecord,
  address: string,
  holderFor: (email: string) => Promise<Holder>,
) {
  const email = address.toLowerCase();
  const { holderId, end, isNew } = await holderFor(email);
  await noteAddress(email);
  const token = await newLink({ kind: link, recordId: found.id, holderId }, end);
  const { organisationId } = scopeOfTransaction();
  const changes = [{ field, old: isNew ? null : email, new: 'Link made by hand' }];
  await db.insert(activity).values({ organisationId, action: 'UPDATE', ...loggedEntity(register, found), changes });
  return { token, end, isNew };
}
