import type { HandlersOf } from '#server/contract/types.ts';

import type { FileAddresses } from './addresses.ts';
import { fileChanges, requireAdding, type FileAdders, type FileKeepers } from './change.ts';
import { storedFileHandlers } from './handlers.ts';
import type { UploadParts } from './slow-work/receive.ts';
import { uploadHandlers } from './slow-work/uploads.ts';

export { fileAddresses, type FileAddresses } from './addresses.ts';
export { fileChanges, requireEdit, type FileAdders, type FileKeeper, type FileKeepers } from './change.ts';
export { checkedContent } from './content.ts';
export { cleanFileName, fileNamed } from './file-name.ts';
export { isImage } from './image-size.ts';
export { keepFiles } from './kept.ts';
export { fileRoutes } from './slow-work/file-routes.ts';
export { imageMeasurer, type StoredImage } from './slow-work/measure.ts';
export { archiveOf, mostBytes, mostFiles, sendPack, type ArchivedFile } from './slow-work/pack.ts';
export { sendFile } from './slow-work/send-file.ts';
export { fileJobs, purgeFiles, sweepContents } from './slow-work/purge.ts';
export { receiver, type UploadParts } from './slow-work/receive.ts';
export { addHandler } from './slow-work/uploads.ts';
export { attachmentWith } from './read.ts';
export {
  attach,
  attachGiven,
  lockRoom,
  requirePlace,
  requireRoom,
  storeFile,
  type FileLimits,
  type NewFile,
} from './store.ts';

export interface AttachmentParts extends UploadParts {
  readonly addresses: FileAddresses;
}

/** The files of the records of all registers. */
export function attachmentHandlers(
  parts: AttachmentParts,
  keepers: FileKeepers,
  adders: FileAdders,
): HandlersOf<'Attachments'> {
  const changes = fileChanges(keepers);
  return { ...storedFileHandlers(parts.addresses, changes), ...uploadHandlers(parts, changes, requireAdding(adders)) };
}
