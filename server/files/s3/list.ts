import { type S3Client, textIn } from './client.ts';

interface Stored {
  readonly key: string;
  readonly at: Date;
}

const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inside = '']) => inside);

/** Keys are encoded in the answer, so that none of them can end an element. */
const encoding = { 'encoding-type': 'url' };

const keyIn = (xml: string) => decodeURIComponent((textIn(xml, 'Key') ?? '').replaceAll('+', ' '));

/** All objects of the bucket. */
export async function* objectsIn(client: S3Client): AsyncGenerator<Stored, void> {
  for (let token: string | undefined = ''; token !== undefined;) {
    const query = { 'list-type': '2', ...encoding, ...(token !== '' && { 'continuation-token': token }) };
    const xml: string = await (await client.ask('GET', { query })).text();
    for (const object of elements(xml, 'Contents'))
      yield { key: keyIn(object), at: new Date(textIn(object, 'LastModified') ?? 0) };
    token = textIn(xml, 'NextContinuationToken');
  }
}

/** The uploads in parts that are not complete, as many as one answer has. */
export async function openUploads(client: S3Client): Promise<(Stored & { readonly uploadId: string })[]> {
  const xml = await (await client.ask('GET', { query: { uploads: '', ...encoding } })).text();
  return elements(xml, 'Upload').map((upload) => ({
    key: keyIn(upload),
    uploadId: textIn(upload, 'UploadId') ?? '',
    at: new Date(textIn(upload, 'Initiated') ?? 0),
  }));
}
