import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { S3Settings } from '#server/files/s3/client.ts';

interface StoredObject {
  readonly content: Buffer;
  readonly at: Date;
}

/** A refusal in the words of S3. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface Asked {
  readonly method: string;
  /** After the bucket. */
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** The smallest part of an upload, other than the last one (Amazon S3 multipart upload limits). */
const smallestPart = 5 * 1024 * 1024;
/** Rows of a list: fewer than S3's, so that tests reach a second page. */
const pageSize = 3;

const hex = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<signed>[a-z\d;-]+), ?Signature=(?<signature>[\da-f]{64})$/;

/** Checks the signature of a request, written from "Signature Version 4" in the Amazon S3 API reference. */
function verify(request: IncomingMessage, url: URL, body: Buffer, { keyId, secret, region }: S3Settings): void {
  const given = authorization.exec(request.headers.authorization ?? '')?.groups;
  if (given === undefined || given['id'] !== keyId || given['region'] !== region)
    throw new Refusal(403, 'AccessDenied');
  const { day = '', signed = '', signature = '' } = given;
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== hex(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const names = signed.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (mustBeSigned.some((name) => !names.includes(name))) throw new Refusal(403, 'AccessDenied');
  const time = String(request.headers['x-amz-date']);
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sent) < 15 * 60_000)) throw new Refusal(403, 'RequestTimeTooSkewed');
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, hex(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce((last, text) => hmac(last, text), hmac(`AWS4${secret}`, day));
  if (!timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')))
    throw new Refusal(403, 'SignatureDoesNotMatch');
}

interface OpenUpload {
  readonly key: string;
  readonly at: Date;
  readonly parts: Map<number, Buffer>;
}

/** What a bucket holds, and how it answers: a strict part of the S3 API. */
class Bucket {
  readonly objects = new Map<string, StoredObject>();
  readonly uploads = new Map<string, OpenUpload>();
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  answer(asked: Asked): Answer {
    const { method, key, query } = asked;
    if (key === '') return query.has('uploads') ? this.#listUploads() : this.#list(query);
    if (method === 'POST') return query.has('uploads') ? this.#begin(key) : this.#complete(asked);
    if (method === 'DELETE') return this.#delete(key, query.get('uploadId'));
    if (method === 'GET') return this.#get(asked);
    return query.has('uploadId') ? this.#putPart(asked) : this.#put(asked);
  }

  #object(key: string): StoredObject {
    const found = this.objects.get(key);
    if (found === undefined) throw new Refusal(404, 'NoSuchKey');
    return found;
  }

  #upload(id: string | null, key: string): OpenUpload {
    const found = this.uploads.get(id ?? '');
    if (found === undefined || found.key !== key) throw new Refusal(404, 'NoSuchUpload');
    return found;
  }

  #get({ key, headers }: Asked): Answer {
    const { content } = this.#object(key);
    if (headers.range === undefined) return { body: content };
    const [, start = '', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range) ?? [];
    if (Number(start) >= content.length) throw new Refusal(416, 'InvalidRange');
    return { status: 206, body: content.subarray(Number(start), Number(end) + 1) };
  }

  #put({ key, headers, body }: Asked): Answer {
    const source = headers['x-amz-copy-source'];
    if (source === undefined) {
      this.objects.set(key, { content: body, at: new Date() });
      return { headers: { etag: etagOf(body) } };
    }
    const from = String(source).replace(`/${this.name}/`, '');
    const { content } = this.#object(from);
    this.objects.set(key, { content, at: new Date() });
    return { body: '<CopyObjectResult><ETag>x</ETag></CopyObjectResult>' };
  }

  #begin(key: string): Answer {
    const id = `${randomUUID()}+/=`;
    this.uploads.set(id, { key, at: new Date(), parts: new Map() });
    return { body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>` };
  }

  #putPart({ key, query, body }: Asked): Answer {
    this.#upload(query.get('uploadId'), key).parts.set(Number(query.get('partNumber')), body);
    return { headers: { etag: etagOf(body) } };
  }

  #complete({ key, query, body }: Asked): Answer {
    const id = query.get('uploadId');
    const { parts } = this.#upload(id, key);
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
    const contents = named.map(([, number, etag], index) => {
      const part = parts.get(Number(number));
      if (part === undefined || etagOf(part) !== etag) throw new Refusal(400, 'InvalidPart');
      if (index < named.length - 1 && part.length < smallestPart) throw new Refusal(400, 'EntityTooSmall');
      return part;
    });
    this.objects.set(key, { content: Buffer.concat(contents), at: new Date() });
    this.uploads.delete(id ?? '');
    return { body: '<CompleteMultipartUploadResult/>' };
  }

  #delete(key: string, uploadId: string | null): Answer {
    if (uploadId === null) this.objects.delete(key);
    else {
      this.#upload(uploadId, key);
      this.uploads.delete(uploadId);
    }
    return { status: 204 };
  }

  #list(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key > after).toSorted();
    const page = keys.slice(0, pageSize);
    const rows = page.map(
      (key) =>
        `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${this.#object(key).at.toISOString()}</LastModified></Contents>`,
    );
    const next = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return { body: `<ListBucketResult>${rows.join('')}${next}</ListBucketResult>` };
  }

  #listUploads(): Answer {
    const rows = [...this.uploads].map(
      ([id, { key, at }]) =>
        `<Upload><Key>${encodeURIComponent(key)}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );
    return { body: `<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>` };
  }
}

/** A server on this machine that speaks S3, and accepts only what is signed with its key. */
export interface S3Server {
  readonly settings: S3Settings;
  readonly bucket: Bucket;
  /** Answers the next requests with this status, before anything is done. */
  failNext(...statuses: readonly number[]): void;
  /** Answers all requests from now on with a refusal. */
  refuseAll(status: number, code: string): void;
  close(): Promise<void>;
}

export async function openS3Server(): Promise<S3Server> {
  const bucket = new Bucket('attest-files');
  const failures: number[] = [];
  let settings: S3Settings;
  let refusal: Refusal | undefined;
  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? '', settings.endpoint);
    const body = await buffer(request);
    if (request.method === 'PUT' && request.headers['content-length'] === undefined)
      throw new Refusal(411, 'MissingContentLength');
    verify(request, url, body, settings);
    if (refusal !== undefined) throw refusal;
    const failure = failures.shift();
    if (failure !== undefined) throw new Refusal(failure, failure === 503 ? 'SlowDown' : 'InternalError');
    const [, name, ...rest] = url.pathname.split('/');
    if (name !== bucket.name) throw new Refusal(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    return bucket.answer({
      method: request.method ?? '',
      key,
      query: url.searchParams,
      headers: request.headers,
      body,
    });
  };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    answerTo(request)
      .catch((error: unknown): Answer => {
        if (!(error instanceof Refusal)) throw error;
        return { status: error.status, body: `<Error><Code>${error.code}</Code></Error>` };
      })
      .then(({ status = 200, headers = {}, body = '' }) => response.writeHead(status, headers).end(body))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  settings = {
    endpoint: `http://127.0.0.1:${address.port}`,
    region: 'eu-test-1',
    bucket: bucket.name,
    keyId: 'ATTESTKEY',
    secret: 'a secret/of+the tests',
    pathStyle: true,
  };
  return {
    settings,
    bucket,
    failNext: (...statuses) => void failures.push(...statuses),
    refuseAll: (status, code) => {
      refusal = new Refusal(status, code);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
