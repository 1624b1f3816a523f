import type { Environ } from '#server/setting-names.ts';
import { secretKeyOf, wholeNumber } from '#server/setting-values.ts';

export interface FileSettings {
  /** In bytes. */
  readonly largestFile: number;
  /** Of all files of an organisation, in bytes. */
  readonly filesPerOrganisation: number;
  /** 32 bytes that sign the addresses of files; generated and stored in the data directory by default. */
  readonly key: Buffer | undefined;
}

const megabyte = 1_000_000;

/** @throws StartError naming an invalid variable */
export const filesOf = (environ: Environ): FileSettings => ({
  // The contract's uploads take no more than that.
  largestFile: wholeNumber('FILES_LARGEST_MB', environ.FILES_LARGEST_MB ?? '50', 1, 1000) * megabyte,
  filesPerOrganisation: wholeNumber('FILES_QUOTA_MB', environ.FILES_QUOTA_MB ?? '10000', 1, 100_000_000) * megabyte,
  key: secretKeyOf('FILES_KEY', environ.FILES_KEY),
});
