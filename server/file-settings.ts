import type { S3Settings } from '#server/files/s3/client.ts';
import type { Environ, SettingName } from '#server/setting-names.ts';
import { fail, httpAddress, oneOf, secretKeyOf, wholeNumber } from '#server/setting-values.ts';

export interface FileSettings {
  /** In bytes. */
  readonly largestFile: number;
  /** Of all files of an organisation, in bytes. */
  readonly filesPerOrganisation: number;
  /** 32 bytes that sign the addresses of files; generated and stored in the data directory by default. */
  readonly key: Buffer | undefined;
  /** Where contents are kept; in the data directory by default. */
  readonly s3: S3Settings | undefined;
}

const megabyte = 1_000_000;

const s3Names = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_REGION',
  'FILES_S3_BUCKET',
  'FILES_S3_KEY_ID',
  'FILES_S3_SECRET',
] as const satisfies readonly SettingName[];

/** What a bucket may be called: its name is part of addresses. */
const bucketName = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

/** @throws StartError if some of the settings are missing */
function s3Of(environ: Environ): S3Settings | undefined {
  const { FILES_S3_PATH_STYLE: pathStyle } = environ;
  const given = s3Names.filter((name) => environ[name] !== undefined);
  if (given.length === 0 && pathStyle === undefined) return undefined;
  const missing = s3Names.filter((name) => !given.includes(name));
  if (missing.length > 0) fail(`Missing settings: ${missing.join(', ')}.`);
  const [endpoint = '', region = '', bucket = '', keyId = '', secret = ''] = s3Names.map((name) => environ[name]);
  if (!bucketName.test(bucket)) fail(`FILES_S3_BUCKET must be the name of a bucket, not "${bucket}".`);
  return {
    endpoint: httpAddress('FILES_S3_ENDPOINT', endpoint),
    region,
    bucket,
    keyId,
    secret,
    pathStyle: oneOf('FILES_S3_PATH_STYLE', pathStyle ?? 'off', ['on', 'off']) === 'on',
  };
}

/** @throws StartError naming an invalid variable */
export const filesOf = (environ: Environ): FileSettings => ({
  // The contract's uploads take no more than that.
  largestFile: wholeNumber('FILES_LARGEST_MB', environ.FILES_LARGEST_MB ?? '50', 1, 1000) * megabyte,
  filesPerOrganisation: wholeNumber('FILES_QUOTA_MB', environ.FILES_QUOTA_MB ?? '10000', 1, 100_000_000) * megabyte,
  key: secretKeyOf('FILES_KEY', environ.FILES_KEY),
  s3: s3Of(environ),
});
