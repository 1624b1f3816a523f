import { and, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';

import { numberText } from '#domain/policy-lifecycle.ts';
import {
  acknowledgement,
  acknowledgementRequest as request,
  organisation,
  policyVersion,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { endLinks, newLink, type DueMails } from '#server/modules/secure-link/index.ts';

import { linkMail } from './link-mail.ts';

/** Nobody is mailed once they have acknowledged, nor with a link that would not open. */
const isAwaited = () =>
  and(
    isNotNull(request.mailDue),
    isNull(request.revokedAt),
    isNull(request.supersededAt),
    gt(request.expiresAt, sql`now()`),
    isNull(record.deletedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(acknowledgement)
        .where(eq(acknowledgement.requestId, request.id)),
    ),
  );

/** The mails that ask to acknowledge policies. */
export const acknowledgementMails: DueMails = {
  table: request,
  async prepare(id, { origin, productName }) {
    const [found] = await db
      .select({
        row: request,
        number: { major: policyVersion.major, minor: policyVersion.minor },
        policy: record.title,
        organisation: organisation.name,
      })
      .from(request)
      .innerJoin(policyVersion, eq(policyVersion.id, request.versionId))
      .innerJoin(record, eq(record.id, request.policyId))
      .innerJoin(organisation, eq(organisation.id, request.organisationId))
      .where(and(eq(request.id, id), isAwaited()))
      .for('update', { of: request, skipLocked: true });
    if (found === undefined) return undefined;
    const { row, number, ...names } = found;
    const { mailDue: kind, name, email, mails, expiresAt } = row;
    if (kind === null) return undefined;
    if (kind === 'RESEND') await endLinks({ requestIds: [id] });
    const token = await newLink({ kind: 'policy', recordId: row.policyId, requestId: id }, expiresAt);
    const link = { origin, path: `/policy/secure/${token}` as const };
    const text = linkMail({ kind, productName, ...names, number: numberText(number), name, link, expiresAt });
    return { kind, to: email, mails, text };
  },
};
