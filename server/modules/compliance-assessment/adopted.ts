import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { adoptedStandard, standard, standardVersion } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { matched, type Choice } from '#server/modules/record/index.ts';

/** An adopted standard as a record refers to it, by the number of its version and its title. */
export const adoptedShown = sql<
  Schemas['RecordReference']
>`json_build_object('id', adopted.id, 'ref', adopted_version.number,
  'title', of_standard.title)`;

/** What is joined to a table for the adopted standard that a column of it refers to. */
export const joinedAdopted = (organisationId: SQL, adoptedId: SQL) => sql`join ${adoptedStandard} as adopted
  on adopted.organisation_id = ${organisationId} and adopted.id = ${adoptedId}
  join ${standardVersion} as adopted_version
    on adopted_version.owner_id = adopted.catalogue_owner and adopted_version.id = adopted.version_id
  join ${standard} as of_standard on of_standard.owner_id = adopted.catalogue_owner and of_standard.id = adopted.standard_id`;

const adopted = (condition: SQL | undefined) =>
  db
    .select({
      id: adoptedStandard.id,
      number: sql<string>`${standardVersion.number}`,
      title: sql<string>`${standard.title}`,
    })
    .from(adoptedStandard)
    .innerJoin(
      standardVersion,
      and(
        eq(standardVersion.ownerId, adoptedStandard.catalogueOwner),
        eq(standardVersion.id, adoptedStandard.versionId),
      ),
    )
    .innerJoin(
      standard,
      and(eq(standard.ownerId, adoptedStandard.catalogueOwner), eq(standard.id, adoptedStandard.standardId)),
    )
    .where(condition);

/** A standard that the organisation has adopted. Files name it by its title, with or without its version. */
export const adoptedChoice: Choice = {
  find: (ids) => adopted(inArray(adoptedStandard.id, ids)),
  message: 'Choose an adopted standard',
  async named(texts) {
    const found = await adopted(undefined);
    return matched(
      texts,
      found.flatMap(({ id, title, number }) => [
        { id, name: title },
        { id, name: `${number} ${title}` },
        { id, name: `${title} ${number}` },
      ]),
    );
  },
  tellApart: 'Write the number of its version and its title',
  offered: async (most) => (await adopted(undefined)).slice(0, most).map(({ title }) => title),
};
