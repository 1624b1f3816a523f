import { documentRepositoryInput } from '#openapi/generated/inputs.ts';
import { documentRepository } from '#openapi/generated/records.ts';
import { documentRepositories } from '#src/api/document.ts';
import { registerKind } from '#src/registers/record-kind.ts';

export const repositoryKind = registerKind(
  { facts: documentRepository, input: documentRepositoryInput },
  documentRepositories,
);
