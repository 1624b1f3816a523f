import type { FileAdders, FileKeepers } from './attachment/index.ts';
import { policyFiles } from './policy/index.ts';
import { requireOwnTask } from './task/index.ts';

/** The registers for which the files of a record are more than evidence. */
export const fileKeepers: FileKeepers = { policy: policyFiles };

/** The registers for which others than those who may edit a record may add files to it. */
export const fileAdders: FileAdders = { task: requireOwnTask };
