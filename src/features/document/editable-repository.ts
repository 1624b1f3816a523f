import { zDocumentRepositoryInput } from '#openapi/generated/zod.ts';
import { editableRegister } from '#src/registers/editable-kind.ts';

import { repositoryKind } from './repository-kind.ts';

export const editableRepository = editableRegister(repositoryKind, zDocumentRepositoryInput);
