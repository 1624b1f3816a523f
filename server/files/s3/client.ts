import { createHash } from 'node:crypto';

import { AwsClient } from 'aws4fetch';

import { StorageAway } from '../storage-away.ts';

/** A bucket of an S3-speaking storage, and the key that may use it. */
export interface S3Settings {
  /** `https://s3.eu-central-1.amazonaws.com`, without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
  /** Whether the bucket is in the path rather than in the host. */
  readonly pathStyle: boolean;
}

/** How long the storage may take to begin its answer, in milliseconds. */
const patience = 120_000;

interface S3Request {
  /** Of an object; the bucket itself by default. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

export interface S3Client {
  /** @throws S3Error unless the storage does what it is asked for; StorageAway if it does not answer */
  ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', request: S3Request): Promise<Response>;
  /** The path of an object, as a copy names its source. */
  sourceOf(key: string): string;
}

/** A quota or a disk that is full, in the words of Ceph and MinIO; Amazon's S3 has no such limits. */
const isFullCode = (code: string) => code.endsWith('QuotaExceeded') || code.endsWith('StorageFull');

/** The storage refused a request. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;
  /** Whether it has no space left. */
  readonly isFull: boolean;

  constructor(status: number, what: string, code: string) {
    super(`The file storage answered ${what} with ${status} ${code}`.trimEnd());
    this.status = status;
    this.isFull = status === 507 || isFullCode(code);
  }
}

/** The text of the first element with a name. */
export const textIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];

const sha256Of = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');

/** The address of a bucket. */
export function bucketAddress({ endpoint, bucket, pathStyle }: S3Settings): string {
  if (pathStyle) return `${endpoint}/${bucket}`;
  const { protocol, host, pathname } = new URL(endpoint);
  return `${protocol}//${bucket}.${host}${pathname.replace(/\/$/, '')}`;
}

/** Signs and sends requests; those that the storage was too busy for are sent again. */
export function s3Client(settings: S3Settings): S3Client {
  const aws = new AwsClient({
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    region: settings.region,
    service: 's3',
    retries: 3,
  });
  const address = bucketAddress(settings);
  return {
    async ask(method, { key, query = {}, headers = {}, body }) {
      const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(new Error('The file storage is not responding')), patience);
      const answer = await aws
        .fetch(`${address}/${key ?? ''}${search && `?${search}`}`, {
          method,
          // The storage checks what arrives against the signed hash.
          headers: { ...headers, 'x-amz-content-sha256': sha256Of(body ?? new Uint8Array()) },
          ...(body !== undefined && { body }),
          redirect: 'error',
          signal: limit.signal,
        })
        .catch((error: unknown) => {
          throw new StorageAway('The file storage that FILES_S3_ENDPOINT names did not answer', { cause: error });
        })
        .finally(() => clearTimeout(timer));
      if (answer.ok) return answer;
      throw new S3Error(answer.status, method, textIn(await answer.text(), 'Code') ?? '');
    },
    sourceOf: (key) => `/${settings.bucket}/${key}`,
  };
}
