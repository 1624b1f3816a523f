import * as tables from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';

/** The request of a person to extend the organisation's exemption, as part of the current transaction. */
export async function addExemptionRows(organisationId: string, askedBy: string): Promise<void> {
  const [exempted] = await db.select({ exemptionId: tables.exemption.id }).from(tables.exemption);
  await db.insert(tables.exemptionExtension).values({
    organisationId,
    exemptionId: exempted?.exemptionId ?? '',
    validTo: '2026-12-31',
    validToBefore: '2026-06-30',
    reason: '',
    askedBy,
  });
}
