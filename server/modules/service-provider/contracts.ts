import { asc, eq, sql, type SQL } from 'drizzle-orm';

import { endsTooEarly, noticeDate } from '#domain/service-provider/contract-dates.ts';
import { contractInWords } from '#domain/words/provider-contract.ts';
import { invalid } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { contractStatus, providerContract } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { entryOf, recordParts } from '#server/modules/record/index.ts';

type Contract = Schemas['ProviderContract'];

export const contractsWhere = (condition: SQL | undefined): Promise<Contract[]> =>
  db
    .select({
      id: providerContract.id,
      title: providerContract.title,
      reference: providerContract.reference,
      status: { id: contractStatus.id, name: contractStatus.name },
      isFinal: sql<boolean>`coalesce(${contractStatus.isFinal}, false)`,
      startsOn: providerContract.startsOn,
      endsOn: providerContract.endsOn,
      noticeDays: providerContract.noticeDays,
      noticeOn: providerContract.noticeOn,
      autoRenews: providerContract.autoRenews,
      annualCost: providerContract.annualCost,
      currency: providerContract.currency,
      governingLaw: providerContract.governingLaw,
      version: providerContract.version,
    })
    .from(providerContract)
    .leftJoin(contractStatus, eq(contractStatus.id, providerContract.statusId))
    .where(condition)
    .orderBy(asc(providerContract.endsOn), asc(providerContract.title), asc(providerContract.id));

const contracts = recordParts<Contract>({
  of: 'serviceProvider',
  table: providerContract,
  recordId: providerContract.providerId,
  choices: { statusId: entryOf('contractStatus') },
  field: 'contract',
  noun: 'contract',
  most: { count: 100, message: 'A provider has at most 100 contracts' },
  where: contractsWhere,
  inWords: contractInWords,
});

type Term = Pick<Contract, 'startsOn' | 'endsOn' | 'noticeDays'>;

/** When notice must be given. @throws ApiError 400 for a term that ends before it starts */
function noticeOf({ startsOn, endsOn, noticeDays }: Term): string | null {
  if (endsTooEarly(startsOn, endsOn)) throw invalid([{ field: 'endsOn', message: 'Choose the start or a later day' }]);
  return noticeDate({ endsOn, noticeDays });
}

/** The contracts with service providers (records.md, "Service provider"). */
export const contractHandlers: HandlersOf<'ProviderContracts'> = {
  ofRecord: ({ path: { id } }) => contracts.list(id),

  add({ path, body }, context) {
    const { startsOn = null, endsOn = null, noticeDays = null } = body;
    const noticeOn = noticeOf({ startsOn, endsOn, noticeDays });
    const organisationId = context.organisation.id;
    return contracts.add(path.id, body, context, async (providerId) => {
      const [added] = await db
        .insert(providerContract)
        .values({ ...body, organisationId, providerId, noticeOn })
        .returning({ id: providerContract.id });
      if (added === undefined) throw new Error('No contract was added');
      return added.id;
    });
  },

  update: ({ path: { id }, body }, context) =>
    contracts.update(id, body, context, (before) => {
      const { version: _version, ...changes } = body;
      return { ...changes, noticeOn: noticeOf({ ...before, ...changes }) };
    }),

  remove: ({ path: { id }, query: { version } }, context) => contracts.remove({ id, version }, context),

  restore: ({ path: { id }, body: { version } }, context) => contracts.restore({ id, version }, context),
};
