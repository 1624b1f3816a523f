import { zProviderDocumentInput } from '#openapi/generated/zod.ts';
import { documentParts, type DocumentKind } from '#src/api/service-provider/provider-parts.ts';
import { partKind } from '#src/registers/parts/part-kind.ts';
import { documentWords } from '#src/registers/words/provider-parts.ts';

/** The documents of a provider. */
export const documentKind = partKind<DocumentKind>({
  parts: documentParts,
  noun: { one: 'document', many: 'documents' },
  words: documentWords,
  empty: { title: '', kind: 'SOC2_REPORT', status: 'RECEIVED', issuedOn: null, expiresOn: null, fileId: null },
  draftOf: ({ id: _id, version: _version, file, ...document }) => ({ ...document, fileId: file?.id ?? null }),
  schema: zProviderDocumentInput,
});
