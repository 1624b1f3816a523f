import { ProviderContracts } from '#openapi/generated/operations/provider-contracts.ts';
import { ProviderDocuments } from '#openapi/generated/operations/provider-documents.ts';

import { clientOf } from '../connection/client-of.ts';
import type { Schemas } from '../connection/client.ts';
import { recordParts } from '../record/record-parts.ts';

export type ProviderContract = Schemas['ProviderContract'];
export type ProviderDocument = Schemas['ProviderDocument'];

export interface ContractKind {
  readonly entity: ProviderContract;
  readonly draft: Required<Schemas['ProviderContractInput']>;
  readonly query: object;
}

export interface DocumentKind {
  readonly entity: ProviderDocument;
  readonly draft: Required<Schemas['ProviderDocumentInput']>;
  readonly query: object;
}

/** The contracts with providers. */
export const contractParts = recordParts<ContractKind>('providerContract', clientOf(ProviderContracts));

/** The documents of providers. */
export const documentParts = recordParts<DocumentKind>('providerDocument', clientOf(ProviderDocuments));
