import { type S3Client, S3Error, textIn } from './client.ts';

/** An upload in parts, whose object exists once it is complete. */
export interface PartedUpload {
  add(part: Uint8Array<ArrayBuffer>): Promise<void>;
  complete(): Promise<void>;
  /** Removes the parts. */
  abort(): Promise<void>;
}

/** Begins to store an object in parts. */
export async function beginParts(client: S3Client, key: string): Promise<PartedUpload> {
  const started = await client.ask('POST', { key, query: { uploads: '' } });
  const uploadId = textIn(await started.text(), 'UploadId');
  if (uploadId === undefined) throw new Error('The file storage began an upload without an id');
  const tags: string[] = [];
  return {
    async add(part) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const { headers } = await client.ask('PUT', { key, query, body: part });
      tags.push(headers.get('etag') ?? '');
    },
    async complete() {
      const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = new TextEncoder().encode(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const answer = await client.ask('POST', { key, query: { uploadId }, body });
      await requireDone(answer, 'the completion of an upload');
    },
    async abort() {
      await client.ask('DELETE', { key, query: { uploadId } });
    },
  };
}

/** Copies an object to a new key, within the storage. */
export async function copy(client: S3Client, from: string, to: string): Promise<void> {
  const answer = await client.ask('PUT', { key: to, headers: { 'x-amz-copy-source': client.sourceOf(from) } });
  await requireDone(answer, 'a copy');
}

/** Long requests answer 200 before they are done, and may fail after that. */
async function requireDone(answer: Response, what: string): Promise<void> {
  const text = await answer.text();
  if (text.includes('<Error>')) throw new S3Error(answer.status, what, textIn(text, 'Code') ?? '');
}

/** Splits a content into parts of a size; the last one is smaller, and there is at least one. */
export async function* inParts(
  content: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  let part = new Uint8Array(size);
  let filled = 0;
  let isFirst = true;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length;) {
      const taken = chunk.subarray(from, from + size - filled);
      part.set(taken, filled);
      filled += taken.length;
      from += taken.length;
      if (filled < size) continue;
      yield part;
      isFirst = false;
      part = new Uint8Array(size);
      filled = 0;
    }
  }
  if (isFirst || filled > 0) yield part.subarray(0, filled);
}
