import { and, eq } from 'drizzle-orm';

import { meetsRequirement } from '#openapi/access.ts';
import { access } from '#openapi/generated/access.ts';
import { notFound } from '#server/contract/errors.ts';
import { organisationExport } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { actingFor } from '#server/modules/accounts/index.ts';

interface Asked {
  readonly organisationId: string;
  readonly fileId: string;
  readonly userId: string;
}

const { roles } = access['OrganisationExports.open'];

/**
 * The archive of an export for the person of a checked address, whose role is checked again; undefined if it is of no export.
 * @throws ApiError 404 for those who do not administer the organisation any more
 */
export async function exportedFile({ organisationId, fileId, userId }: Asked) {
  const [found] = await db
    .select({
      key: organisationExport.key,
      sha256: organisationExport.sha256,
      size: organisationExport.size,
      requestedAt: organisationExport.requestedAt,
    })
    .from(organisationExport)
    .where(and(eq(organisationExport.id, fileId), eq(organisationExport.state, 'READY')));
  if (found === undefined) return undefined;
  const reader = await actingFor({ id: fileId, organisationId, authorId: userId, ip: null, userAgent: null });
  const { key, sha256, size, requestedAt } = found;
  if (reader === undefined || !meetsRequirement(reader.organisation, { roles }) || key === null) throw notFound();
  const name = `organisation-${requestedAt.toISOString().slice(0, 10)}.zip`;
  return { key, sha256: sha256 ?? '', size: size ?? 0, name, type: 'ZIP' as const };
}
