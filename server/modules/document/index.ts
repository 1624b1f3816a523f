import type { Handlers } from '#server/contract/types.ts';
import type { FileKeepers } from '#server/modules/attachment/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { changeHandlers } from './change.ts';
import { copyHandlers } from './copy.ts';
import { moveHandlers } from './move.ts';
import { documentRegister } from './register.ts';
import { removalHandlers } from './removal.ts';
import { documentAttachmentHandlers } from './slow-work/attach.ts';
import { packHandlers } from './slow-work/pack.ts';
import { readHandlers, uploadHandlers, type DocumentParts } from './slow-work/uploads.ts';

export { lockRepository } from './locks.ts';
export { changeHandlers as folderHandlers } from './change.ts';
export { keepFile } from './slow-work/uploads.ts';
export { mergeDocumentLabels } from './labels.ts';
export { documentRegister } from './register.ts';

/** Document repositories with their files and folders, and the versions of documents among the files of records. */
export const documentModule = (
  settings: RecordSettings,
  parts: DocumentParts,
  keepers: FileKeepers,
): Pick<Handlers, 'DocumentAttachments' | 'DocumentRepositories' | 'Documents'> => ({
  DocumentAttachments: documentAttachmentHandlers(parts, keepers),
  DocumentRepositories: registerHandlers(documentRegister, settings),
  Documents: {
    ...changeHandlers,
    ...copyHandlers,
    ...moveHandlers,
    ...packHandlers(parts.files),
    ...readHandlers(parts),
    ...removalHandlers,
    ...uploadHandlers(parts),
  },
});
