import type { FileKeepers } from './attachment/index.ts';
import { policyFiles } from './policy/index.ts';

/** The registers for which the files of a record are more than evidence. */
export const fileKeepers: FileKeepers = { policy: policyFiles };
