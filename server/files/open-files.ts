import path from 'node:path';

import { openDisk } from './disk.ts';
import type { Files } from './files.ts';
import type { S3Settings } from './s3/client.ts';
import { openS3 } from './s3/s3.ts';

/** Where files are unless they are in a bucket; often a disk of its own. */
export const filesFolderIn = (dataDirectory: string): string => path.join(dataDirectory, 'files');

/** Opens the storage of files: a bucket if one is set, otherwise a folder of the data directory. */
export const openFiles = async (s3: S3Settings | undefined, dataDirectory: string): Promise<Files> =>
  s3 === undefined ? openDisk(filesFolderIn(dataDirectory)) : openS3(s3);
