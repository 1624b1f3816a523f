import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { notFound } from '#server/contract/errors.ts';
import type { Schemas } from '#server/contract/types.ts';
import { evidenceRequest, record, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

import { filesGivenByAll } from '../given/given-files.ts';

type Request = Schemas['EvidenceRequest'];

const asker = alias(userAccount, 'asker');

const joined = () =>
  db
    .select({
      request: evidenceRequest,
      evidence: { id: record.id, ref: record.ref, title: record.title },
      person: { id: userAccount.id, name: userAccount.name },
      askedBy: { id: asker.id, name: asker.name },
    })
    .from(evidenceRequest)
    .innerJoin(record, and(eqWithinOrganisation(record.id, evidenceRequest.evidenceId), isNull(record.deletedAt)))
    .innerJoin(userAccount, eq(userAccount.id, evidenceRequest.personId))
    .leftJoin(asker, eq(asker.id, evidenceRequest.askedBy));

/**
 * Requests for live evidence, the newest first.
 * @param readerId who reads them: what a member is still collecting is shown to them only
 */
export async function requestsWhere(condition: SQL | undefined, readerId: string): Promise<Request[]> {
  const rows = await joined()
    .where(condition)
    .orderBy(desc(evidenceRequest.askedAt), desc(evidenceRequest.id))
    .limit(100);
  const files = await filesGivenByAll(
    'requestId',
    rows.map(({ request }) => request.id),
  );
  return rows.map(({ request, evidence, person, askedBy }) => {
    const { organisationId: _o, evidenceId: _e, personId: _p, acceptedAs: _n, askedAt, answeredAt, ...shown } = request;
    const mayRead = request.status === 'PROVIDED' || (request.status === 'OPEN' && person.id === readerId);
    return {
      ...shown,
      evidence,
      person,
      askedBy,
      askedAt: askedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
      files: mayRead ? (files.get(request.id) ?? []) : [],
    };
  });
}

/** @throws ApiError 404 */
export async function requestWith(id: string, readerId: string): Promise<Request> {
  const [found] = await requestsWhere(eq(evidenceRequest.id, id), readerId);
  if (found === undefined) throw notFound();
  return found;
}
