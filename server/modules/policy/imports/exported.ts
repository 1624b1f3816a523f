import { desc, eq, inArray, sql } from 'drizzle-orm';

import { policyStatusLabels } from '#domain/words/policy.ts';
import { policy, policyVersion, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { besideColumn, type AlsoExported } from '#server/modules/record/index.ts';

/** The columns with the text and the address of a policy's newest version, as imports take them. */
export const documentLabels = {
  text: 'Text',
  address: 'Address of the document',
  inForceSince: 'In force since',
  approvedBy: 'Approved by',
} as const;

/** Who approved a version that is in force: a person of the organisation, or before its import someone who is only named. */
const approvedBy = sql<string>`case when ${policyVersion.isInForce}
  then coalesce(${policyVersion.approvedBefore}, ${userAccount.name}, '') else '' end`;

/** What the newest version of each policy says, and of one in force since when it is and who approved it. */
export const exportedDocuments: AlsoExported = {
  columns: (['text', 'address', 'inForceSince', 'approvedBy'] as const).map((name) =>
    besideColumn(name, documentLabels[name]),
  ),
  async read(ids) {
    const { policyId, content, sourceUrl, isInForce, inForceFrom, major, minor } = policyVersion;
    const rows = await db
      .selectDistinctOn([policyId], {
        id: policyId,
        text: content,
        address: sourceUrl,
        status: policy.status,
        inForceSince: sql<string>`case when ${isInForce} then coalesce(${inForceFrom}::text, '') else '' end`,
        approvedBy,
      })
      .from(policyVersion)
      .innerJoin(policy, eqWithinOrganisation(policy.id, policyId))
      .leftJoin(userAccount, eq(userAccount.id, policyVersion.decidedBy))
      .where(inArray(policyId, [...ids]))
      .orderBy(policyId, desc(major), desc(minor));
    return new Map(
      rows.map(({ id, status, ...texts }) => [id, { ...texts, status: policyStatusLabels[status] }] as const),
    );
  },
};
