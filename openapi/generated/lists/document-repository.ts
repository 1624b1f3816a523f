// Generated from the contract by `npm run generate`. Do not edit.

import { documentRepositorySortValues } from '../values/document-repository-sort.ts';

export const documentRepositoryList = { kind: "documentRepository", sortKeys: documentRepositorySortValues, filters: { ownerId: { type: 'ids', orNone: true }, reviewBy: { type: 'day', orNone: true }, labelId: { type: 'ids', orNone: true } } } as const;
