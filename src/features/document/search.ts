import { documentRepositoryList } from '#openapi/generated/lists/document-repository.ts';
import { documentRepositories } from '#src/api/document.ts';
import { registerAddress } from '#src/components/register/register-search.ts';

/** The address of the register of document repositories. */
export const repositoryAddress = registerAddress(documentRepositoryList, 'documentRepository');

/** What the route reads. */
export const register = { address: repositoryAddress, source: documentRepositories };
