import { and, inArray, isNull, type SQL } from 'drizzle-orm';

import { contractInWords } from '#domain/words/provider-contract.ts';
import { documentInWords } from '#domain/words/provider-document.ts';
import { providerContract, providerDocument } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { besideColumn, type AlsoExported } from '#server/modules/record/index.ts';

import { contractsWhere } from './contracts.ts';
import { documentsWhere } from './documents.ts';

/** How parts of providers are read and written. */
interface PartsOfProviders<Part> {
  readonly table: typeof providerContract | typeof providerDocument;
  readonly read: (where: SQL | undefined) => Promise<Part[]>;
  readonly inWords: (part: Part) => string;
}

/** The lines of each provider's parts, which know only their own ids. */
async function linesOf<Part extends { readonly id: string }>(
  { table, read, inWords }: PartsOfProviders<Part>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const live = and(inArray(table.providerId, [...ids]), isNull(table.removedAt));
  const owners = await db.select({ id: table.id, providerId: table.providerId }).from(table).where(live);
  const ownerOf = new Map(owners.map(({ id, providerId }) => [id, providerId]));
  const lines = new Map<string, string>();
  for (const part of await read(live)) {
    const provider = ownerOf.get(part.id);
    if (provider === undefined) continue;
    const before = lines.get(provider);
    lines.set(provider, before === undefined ? inWords(part) : `${before}\n${inWords(part)}`);
  }
  return lines;
}

const contracts = { table: providerContract, read: contractsWhere, inWords: contractInWords };
const documents = { table: providerDocument, read: documentsWhere, inWords: documentInWords };

/** The contracts and documents of providers, a line each, in the words of the activity log. */
export const exportedParts: AlsoExported = {
  columns: [besideColumn('contracts', 'Contracts'), besideColumn('documents', 'Documents')],
  async read(ids) {
    const contractLines = await linesOf(contracts, ids);
    const documentLines = await linesOf(documents, ids);
    return new Map(
      ids.map(
        (id) => [id, { contracts: contractLines.get(id) ?? '', documents: documentLines.get(id) ?? '' }] as const,
      ),
    );
  },
};
