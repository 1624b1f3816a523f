import { eq, sql, type SQL } from 'drizzle-orm';

import { endsTooEarly, noticeDate } from '#domain/service-provider/contract-dates.ts';
import type { FieldText } from '#domain/words/field-text.ts';
import { contractInWords, contractTexts } from '#domain/words/provider-contract.ts';
import { documentInWords, documentTexts } from '#domain/words/provider-document.ts';
import type { FieldError } from '#server/contract/errors.ts';
import type { OperationId, Schemas } from '#server/contract/types.ts';
import { providerContract, providerDocument } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { entryOf, type Choice } from '#server/modules/record/index.ts';

import { contractsWhere } from '../contracts.ts';
import { documentsWhere } from '../documents.ts';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

/** The values of a part in a file: with its provider, as the contract names them. */
interface Input {
  readonly title: string;
}

export interface NewPart<I> {
  readonly id: string;
  readonly organisationId: string;
  readonly providerId: string;
  readonly input: I;
}

/** How the parts of providers of a kind are written into files and read from them. */
export interface PartFile<P extends Part, I extends Input> {
  readonly kind: Schemas['ProviderPartKind'];
  readonly table: typeof providerContract | typeof providerDocument;
  readonly where: (condition: SQL | undefined) => Promise<P[]>;
  /** The defaults of the contract. */
  readonly empty: I;
  readonly inputOf: (part: P) => I;
  readonly problems: (input: I) => readonly FieldError[];
  readonly insert: (parts: readonly NewPart<I>[]) => Promise<unknown>;
  readonly update: (part: NewPart<I>) => Promise<unknown>;
  readonly inWords: (part: P) => string;
  readonly texts: Readonly<Record<string, FieldText>>;
  readonly schema: 'ProviderContract' | 'ProviderDocument';
  readonly create: OperationId;
  /** Fields of the contract's create that files do not have. */
  readonly without: readonly string[];
  readonly choices: Readonly<Record<string, Choice>>;
  /** Its name in the log of the provider. */
  readonly field: 'contract' | 'document';
  readonly noun: { readonly one: string; readonly many: string };
}

type Contract = Schemas['ProviderContract'];
type ContractInput = Required<Schemas['ProviderContractInput']>;
type Document = Schemas['ProviderDocument'];
type DocumentInput = Required<Omit<Schemas['ProviderDocumentInput'], 'fileId'>>;

const contractRow = ({ input, ...part }: NewPart<ContractInput>) => ({
  ...part,
  ...input,
  noticeOn: noticeDate(input),
});

const nextVersion = (table: typeof providerContract | typeof providerDocument) => sql`${table.version} + 1`;

export const contractFile: PartFile<Contract, ContractInput> = {
  kind: 'providerContract',
  table: providerContract,
  where: contractsWhere,
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
  inputOf: ({ id: _id, version: _version, status, isFinal: _isFinal, noticeOn: _noticeOn, ...input }) => ({
    ...input,
    statusId: status?.id ?? null,
  }),
  problems: ({ startsOn, endsOn }) =>
    endsTooEarly(startsOn, endsOn) ? [{ field: 'endsOn', message: 'Choose the start or a later day' }] : [],
  insert: (parts) => db.insert(providerContract).values(parts.map(contractRow)),
  update: (part) =>
    db
      .update(providerContract)
      .set({ ...contractRow(part), version: nextVersion(providerContract) })
      .where(eq(providerContract.id, part.id)),
  inWords: contractInWords,
  texts: contractTexts,
  schema: 'ProviderContract',
  create: 'ProviderContracts.add',
  without: [],
  choices: { statusId: entryOf('contractStatus') },
  field: 'contract',
  noun: { one: 'contract', many: 'contracts' },
};

export const documentFile: PartFile<Document, DocumentInput> = {
  kind: 'providerDocument',
  table: providerDocument,
  where: documentsWhere,
  empty: { title: '', kind: 'OTHER', status: 'RECEIVED', issuedOn: null, expiresOn: null },
  inputOf: ({ id: _id, version: _version, file: _file, ...input }) => input,
  problems: ({ issuedOn, expiresOn }) =>
    endsTooEarly(issuedOn, expiresOn)
      ? [{ field: 'expiresOn', message: 'Choose the day of issue or a later one' }]
      : [],
  insert: (parts) => db.insert(providerDocument).values(parts.map(({ input, ...part }) => ({ ...part, ...input }))),
  update: ({ input, ...part }) =>
    db
      .update(providerDocument)
      .set({ ...part, ...input, version: nextVersion(providerDocument) })
      .where(eq(providerDocument.id, part.id)),
  inWords: documentInWords,
  texts: documentTexts,
  schema: 'ProviderDocument',
  create: 'ProviderDocuments.add',
  // The bytes are not part of the file.
  without: ['fileId'],
  choices: {},
  field: 'document',
  noun: { one: 'document', many: 'documents' },
};
