import { desc, inArray } from 'drizzle-orm';

import { policyVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { besideColumn, type AlsoExported } from '#server/modules/record/index.ts';

/** The columns with the text and the address of a policy's newest version, as imports take them. */
export const documentLabels = { text: 'Text', address: 'Address of the document' } as const;

/** The text and the address of the newest version of each policy. */
export const exportedDocuments: AlsoExported = {
  columns: [besideColumn('text', documentLabels.text), besideColumn('address', documentLabels.address)],
  async read(ids) {
    const { policyId, content, sourceUrl, major, minor } = policyVersion;
    const rows = await db
      .selectDistinctOn([policyId], { id: policyId, text: content, address: sourceUrl })
      .from(policyVersion)
      .where(inArray(policyId, [...ids]))
      .orderBy(policyId, desc(major), desc(minor));
    return new Map(rows.map(({ id, ...texts }) => [id, texts]));
  },
};
