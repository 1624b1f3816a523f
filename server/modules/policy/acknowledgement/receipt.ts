import { eq } from 'drizzle-orm';

import { numberText } from '#domain/policy/lifecycle.ts';
import type { Schemas } from '#server/contract/types.ts';
import {
  acknowledgement,
  acknowledgementRequest as request,
  organisation,
  policyVersion,
  record,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';

/** The proof of an acknowledgement; undefined as long as there is none. */
export async function receiptOf(requestId: string): Promise<Schemas['AcknowledgementReceipt'] | undefined> {
  const [found] = await db
    .select({
      organisation: organisation.name,
      policy: { id: record.id, ref: record.ref, title: record.title },
      number: { major: policyVersion.major, minor: policyVersion.minor },
      recipient: { name: request.name, email: request.email },
      proof: acknowledgement,
    })
    .from(acknowledgement)
    .innerJoin(request, eqWithinOrganisation(request.id, acknowledgement.requestId))
    .innerJoin(policyVersion, eqWithinOrganisation(policyVersion.id, request.versionId))
    .innerJoin(record, eqWithinOrganisation(record.id, request.policyId))
    .innerJoin(organisation, eq(organisation.id, acknowledgement.organisationId))
    .where(eq(acknowledgement.requestId, requestId));
  if (found === undefined) return undefined;
  const { number, proof, ...names } = found;
  const { code, contentSha256, sentence, at, address, userAgent, sha256 } = proof;
  return {
    ...names,
    policyVersion: numberText(number),
    code,
    contentSha256,
    sentence,
    address,
    userAgent,
    sha256,
    acknowledgedAt: at.toISOString(),
  };
}
