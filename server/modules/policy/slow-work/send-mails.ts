import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';

import { numberText } from '#domain/policy/lifecycle.ts';
import {
  acknowledgement,
  acknowledgementRequest as request,
  organisation,
  policyVersion,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { withoutTimeZone } from '#server/modules/organisation/index.ts';
import { endLinks, newLink, type DueMails } from '#server/modules/secure-link/index.ts';

import { linkMail } from './link-mail.ts';
import { receiptMail } from './receipt-mail.ts';

/** Nobody is asked once they have acknowledged, nor with a link that would not open; then only the receipt is sent. */
const isAwaited = () =>
  and(
    isNotNull(request.mailDue),
    isNull(record.deletedAt),
    or(
      and(eq(request.mailDue, 'RECEIPT'), isNotNull(acknowledgement.at)),
      and(
        isNull(request.revokedAt),
        isNull(request.supersededAt),
        gt(request.expiresAt, sql`now()`),
        isNull(acknowledgement.at),
      ),
    ),
  );

const dueRequest = (id: string) =>
  db
    .select({
      row: request,
      number: { major: policyVersion.major, minor: policyVersion.minor },
      policy: record.title,
      policyRef: record.ref,
      organisation: organisation.name,
      timeZone: organisation.timeZone,
      given: { at: acknowledgement.at, code: acknowledgement.code, sentence: acknowledgement.sentence },
    })
    .from(request)
    .innerJoin(policyVersion, eq(policyVersion.id, request.versionId))
    .innerJoin(record, eq(record.id, request.policyId))
    .innerJoin(organisation, eq(organisation.id, request.organisationId))
    .leftJoin(acknowledgement, eq(acknowledgement.requestId, request.id))
    .where(and(eq(request.id, id), isAwaited()))
    .for('update', { of: request, skipLocked: true });

/** The mails that ask to acknowledge policies. */
export const acknowledgementMails: DueMails = {
  table: request,
  isDue: async (id) => (await dueRequest(id)).length > 0,
  async prepare(id, { origin, productName }) {
    const [found] = await dueRequest(id);
    if (found === undefined) return undefined;
    const { row, policy, organisation: asker, given } = found;
    const number = numberText(found.number);
    const { mailDue: kind, name, email, mails, expiresAt, endZone } = row;
    const end = { expiresAt, endZone };
    // Recipients of policies ask nothing.
    if (kind === null || kind === 'ANSWER') return undefined;
    if (kind === 'RECEIPT') {
      if (given === null) throw new Error('A receipt is due for what was not acknowledged');
      const { policyRef, timeZone } = found;
      const receipt = { origin, path: `/policy/receipt/${given.code}` as const };
      const facts = {
        productName,
        organisation: asker,
        timeZone: timeZone ?? withoutTimeZone,
        name,
        policyRef,
        policy,
      };
      return { kind, to: email, mails, text: receiptMail({ ...facts, ...given, number, receipt }) };
    }
    if (kind === 'RESEND') await endLinks({ kind: 'policy', ids: [id] });
    const token = await newLink({ kind: 'policy', recordId: row.policyId, holderId: id }, end);
    const link = { origin, path: `/policy/secure/${token}` as const };
    const text = linkMail({ kind, productName, organisation: asker, policy, number, name, link, end });
    return { kind, to: email, mails, text };
  },
};
