import { contentTypes } from '#domain/files/content-types.ts';
import { fileTypes, type FileType } from '#domain/files/file-types.ts';
import { invalid } from '#server/contract/errors.ts';
import { tooLarge } from '#server/contract/files.ts';

/** How much of a file is read before its type is checked. In bytes. */
const headSize = 4096;

const refusal = (message: string) => invalid([{ field: 'body', message }]);

/** The file is not what its name says. */
const otherContent = (type: FileType) =>
  refusal(`The content of this file is not ${fileTypes[type].name}, although its name says so`);

const startsWith = (head: Buffer, signature: string, at = 0) =>
  head.toString('latin1', at, at + signature.length) === signature;

/** What follows the comments at the start of a text. */
function afterComments(text: string): string {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    if (end === -1) return rest;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return rest;
}

const isMarkup = (head: Buffer) =>
  /^<(?:!--|!doctype html|html|head|body|script|iframe|svg)/i.test(afterComments(head.toString('utf8')));

/** The first file of an archive in Office Open XML is one of these. */
const openXml = /^(?:\[Content_Types\]\.xml|(?:_rels|docProps|word|xl|ppt|customXml)\/)/;

const firstInArchive = (head: Buffer) =>
  startsWith(head, 'PK\u0003\u0004') && head.length > 30 ? head.toString('latin1', 30, 30 + head.readUInt16LE(26)) : '';

const isOffice = (head: Buffer) => openXml.test(firstInArchive(head));

/** An OpenDocument archive starts with its type, uncompressed, before the next file. */
const isOpenDocument = (head: Buffer, type: 'ODT' | 'ODS' | 'ODP') =>
  firstInArchive(head) === 'mimetype' && startsWith(head, `${contentTypes[type]}PK`, 38);

const isText = (head: Buffer) => !isMarkup(head);

function isVector(head: Buffer): boolean {
  const start = head.toString('utf8').trimStart();
  return start.startsWith('<') && start.includes('<svg') && !/<(?:!doctype html|html)/i.test(start);
}

/** What the first bytes of each type are. */
const heads: Readonly<Record<FileType, (head: Buffer) => boolean>> = {
  PDF: (head) => startsWith(head, '%PDF-'),
  PNG: (head) => startsWith(head, '\u0089PNG\r\n\u001A\n'),
  JPEG: (head) => startsWith(head, '\u00FF\u00D8\u00FF'),
  GIF: (head) => startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a'),
  WEBP: (head) => startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8),
  SVG: isVector,
  DOCX: isOffice,
  XLSX: isOffice,
  PPTX: isOffice,
  ODT: (head) => isOpenDocument(head, 'ODT'),
  ODS: (head) => isOpenDocument(head, 'ODS'),
  ODP: (head) => isOpenDocument(head, 'ODP'),
  TEXT: isText,
  CSV: isText,
  JSON: (head) => isText(head) && /^\s*["[{\d\-tfn]/.test(head.toString('utf8')),
  MARKDOWN: isText,
  // Whatever was found, also what is hostile: it is kept as it is, and nothing reads it.
  RAW: () => true,
};

/** The names in an archive that show macros: of Office Open XML, and of OpenDocument. */
const macroNames = { office: ['vbaProject.bin'], openDocument: ['Basic/', 'Scripts/'] } as const;

/** The file that an archive in Office Open XML must have. */
const officeParts = { DOCX: 'word/document.xml', XLSX: 'xl/workbook.', PPTX: 'ppt/presentation.xml' } as const;

const textTypes: ReadonlySet<FileType> = new Set(['TEXT', 'CSV', 'JSON', 'MARKDOWN', 'SVG']);

/** Bytes that no text in UTF-8 or a code page of Windows has: controls other than tab, line ends, form feed and escape. */
const isControl = (byte: number) => byte < 32 && byte !== 27 && (byte < 9 || byte > 13);

/** Where the names of an archive are found, of which some end in the next chunk. */
const longestPart = 32;

/** Watches the whole content for what its first bytes cannot show. */
function watcherOf(type: FileType) {
  if (textTypes.has(type)) {
    return {
      see(chunk: Uint8Array) {
        if (chunk.some(isControl)) throw refusal('This is not a text in UTF-8. Save it as UTF-8, then try again.');
      },
      end() {},
    };
  }
  const part = type === 'DOCX' || type === 'XLSX' || type === 'PPTX' ? officeParts[type] : undefined;
  const isOpen = type === 'ODT' || type === 'ODS' || type === 'ODP';
  if (part === undefined && !isOpen) return { see() {}, end() {} };
  const macros = macroNames[isOpen ? 'openDocument' : 'office'];
  let carried = Buffer.alloc(0);
  let found = part === undefined;
  return {
    see(chunk: Uint8Array) {
      const seen = Buffer.concat([carried, chunk]);
      found ||= seen.includes(part ?? '', 0, 'latin1');
      if (macros.some((name) => seen.includes(name, 0, 'latin1')))
        throw refusal('This file has macros. Save it without them, then try again.');
      carried = seen.subarray(-longestPart);
    },
    end() {
      if (!found) throw otherContent(type);
    },
  };
}

/**
 * Passes a file on if it is of the type that its name promises.
 * @throws ApiError 400 on `body` if it is empty or of another type, 413 if it is larger than `most` bytes
 */
export async function* checkedContent(
  content: AsyncIterable<Uint8Array>,
  type: FileType,
  most: number,
): AsyncGenerator<Uint8Array, void> {
  const watcher = watcherOf(type);
  const waiting: Uint8Array[] = [];
  let size = 0;
  let isKnown = false;
  const check = () => {
    if (size === 0) throw refusal('This file is empty');
    if (!heads[type](Buffer.concat(waiting).subarray(0, headSize))) throw otherContent(type);
    isKnown = true;
  };
  for await (const chunk of content) {
    size += chunk.length;
    if (size > most) throw tooLarge(most);
    watcher.see(chunk);
    if (isKnown) {
      yield chunk;
      continue;
    }
    waiting.push(chunk);
    if (size < headSize) continue;
    check();
    yield* waiting;
  }
  if (!isKnown) {
    check();
    yield* waiting;
  }
  watcher.end();
}
