import { zProviderContractInput } from '#openapi/generated/zod.ts';
import { contractParts, type ContractKind } from '#src/api/service-provider/provider-parts.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { contractWords } from '#src/registers/words/provider-parts.ts';

/** The contracts with a provider. */
export const contractKind = partKind<ContractKind>({
  parts: contractParts,
  noun: { one: 'contract', many: 'contracts' },
  words: contractWords,
  empty: {
    title: '',
    reference: '',
    statusId: null,
    startsOn: null,
    endsOn: null,
    noticeDays: null,
    autoRenews: false,
    annualCost: null,
    currency: null,
    governingLaw: '',
  },
  draftOf: ({ id: _id, version: _version, isFinal: _isFinal, noticeOn: _noticeOn, status, ...contract }) => ({
    ...contract,
    statusId: status?.id ?? null,
  }),
  schema: zProviderContractInput,
});
