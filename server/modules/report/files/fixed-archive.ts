import { Readable } from 'node:stream';

import yauzl from 'yauzl';
import yazl from 'yazl';

/** All of a stream that is known to be small. */
export async function whole(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The local time that a ZIP entry has must not depend on where the server is: its fields are those of UTC. */
const inUtc = (time: Date): Date => new Date(time.getTime() + time.getTimezoneOffset() * 60_000);

/** An archive whose bytes follow from its entries and a moment alone. */
export function archiveAsOf(entries: ReadonlyMap<string, Buffer>, time: Date): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of entries)
    zip.addBuffer(content, name, { mtime: inUtc(time), mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  const packed: AsyncIterable<unknown> = Readable.from(zip.outputStream);
  return whole(packed);
}

function entriesOf(archive: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Buffer>();
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => resolve(entries));
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure) return reject(failure);
          whole(stream).then((content) => {
            entries.set(entry.fileName, content);
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
}

/** The dates that a document says it was created and changed at. */
const dated = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g;

/** A document without the moment at which it was packed. */
export async function fixedArchive(archive: Buffer, time: Date): Promise<Uint8Array> {
  const entries = await entriesOf(archive);
  const core = entries.get('docProps/core.xml');
  if (core !== undefined)
    entries.set('docProps/core.xml', Buffer.from(core.toString('utf8').replaceAll(dated, `$1${time.toISOString()}`)));
  const sorted = [...entries].toSorted(([one], [other]) => (one < other ? -1 : 1));
  // The list of parts is the first, as programs expect.
  const isFirst = ([name]: readonly [string, Buffer]) => name === '[Content_Types].xml';
  const inOrder = [...sorted.filter(isFirst), ...sorted.filter((entry) => !isFirst(entry))];
  return new Uint8Array(await archiveAsOf(new Map(inOrder), time));
}
