import { isIP } from 'node:net';

import type { S3Settings } from '#server/files/s3/client.ts';
import type { Environ, SettingName } from '#server/setting-names.ts';
import { baseAddress, fail, headerText, oneOf, secretKeyOf, wholeNumber } from '#server/setting-values.ts';

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
const bucketName = /^(?!.*\.\.)[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;

/** What a region may be called: it is part of what is signed. */
const regionName = /^[a-z\d-]{1,63}$/i;

/** The endpoint, whose requests go to the host of the bucket unless the bucket is in the path. @throws StartError */
function endpointOf(value: string, pathStyle: boolean): string {
  const endpoint = baseAddress('FILES_S3_ENDPOINT', value);
  if (!pathStyle && isIP(new URL(endpoint).hostname.replace(/^\[(.*)\]$/, '$1')) !== 0)
    fail(
      'FILES_S3_ENDPOINT must be a host name, which the bucket is put before; an address needs FILES_S3_PATH_STYLE=on.',
    );
  return endpoint;
}

/** @throws StartError naming what is missing or invalid */
function s3Of(environ: Environ): S3Settings | undefined {
  const { FILES_S3_PATH_STYLE: pathStyle } = environ;
  const given = s3Names.filter((name) => environ[name] !== undefined);
  if (given.length === 0 && pathStyle === undefined) return undefined;
  const missing = s3Names.filter((name) => !given.includes(name));
  if (missing.length > 0) fail(`Missing settings: ${missing.join(', ')}.`);
  const [endpoint = '', region = '', bucket = '', keyId = '', secret = ''] = s3Names.map((name) => environ[name]);
  if (!bucketName.test(bucket)) fail(`FILES_S3_BUCKET must be the name of a bucket, not "${bucket}".`);
  if (!regionName.test(region)) fail(`FILES_S3_REGION must be the name of a region, not "${region}".`);
  const isInPath = oneOf('FILES_S3_PATH_STYLE', pathStyle ?? 'off', ['on', 'off']) === 'on';
  return {
    endpoint: endpointOf(endpoint, isInPath),
    region,
    bucket,
    keyId: headerText('FILES_S3_KEY_ID', keyId),
    secret: headerText('FILES_S3_SECRET', secret),
    pathStyle: isInPath,
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
