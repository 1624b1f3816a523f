import type { components } from '#openapi/generated/types.ts';

export type FileType = components['schemas']['FileType'];

interface FileTypeFacts {
  readonly name: string;
  /** In lower case; the first is the usual one. */
  readonly extensions: readonly [string, ...string[]];
  readonly contentType: string;
  /** Whether a browser may show it: it cannot run anything (security.md, attack 5). Others are only downloaded. */
  readonly inline: boolean;
}

/** The files that may be uploaded: no type that carries macros or programs, but for raw evidence, which nothing opens. */
export const fileTypes = {
  PDF: { name: 'PDF', extensions: ['pdf'], contentType: 'application/pdf', inline: true },
  PNG: { name: 'PNG', extensions: ['png'], contentType: 'image/png', inline: true },
  JPEG: { name: 'JPEG', extensions: ['jpg', 'jpeg'], contentType: 'image/jpeg', inline: true },
  GIF: { name: 'GIF', extensions: ['gif'], contentType: 'image/gif', inline: true },
  WEBP: { name: 'WebP', extensions: ['webp'], contentType: 'image/webp', inline: true },
  SVG: { name: 'SVG', extensions: ['svg'], contentType: 'image/svg+xml', inline: false },
  DOCX: {
    name: 'Word',
    extensions: ['docx'],
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    inline: false,
  },
  XLSX: {
    name: 'Excel',
    extensions: ['xlsx'],
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    inline: false,
  },
  PPTX: {
    name: 'PowerPoint',
    extensions: ['pptx'],
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    inline: false,
  },
  ODT: {
    name: 'OpenDocument text',
    extensions: ['odt'],
    contentType: 'application/vnd.oasis.opendocument.text',
    inline: false,
  },
  ODS: {
    name: 'OpenDocument spreadsheet',
    extensions: ['ods'],
    contentType: 'application/vnd.oasis.opendocument.spreadsheet',
    inline: false,
  },
  ODP: {
    name: 'OpenDocument presentation',
    extensions: ['odp'],
    contentType: 'application/vnd.oasis.opendocument.presentation',
    inline: false,
  },
  TEXT: { name: 'text', extensions: ['txt', 'log'], contentType: 'text/plain; charset=utf-8', inline: false },
  CSV: { name: 'CSV', extensions: ['csv'], contentType: 'text/csv; charset=utf-8', inline: false },
  JSON: { name: 'JSON', extensions: ['json'], contentType: 'application/json', inline: false },
  MARKDOWN: { name: 'Markdown', extensions: ['md'], contentType: 'text/markdown; charset=utf-8', inline: false },
  RAW: {
    name: 'raw evidence',
    extensions: ['eml', 'msg', 'zip', 'pcap', 'pcapng', 'log', 'json'],
    contentType: 'application/octet-stream',
    inline: false,
  },
} as const satisfies Record<FileType, FileTypeFacts>;

const isFileType = (key: string): key is FileType => Object.hasOwn(fileTypes, key);

/** Every type that may be uploaded to any record. */
export const fileTypeKeys: readonly FileType[] = Object.keys(fileTypes)
  .filter(isFileType)
  .filter((type) => type !== 'RAW');

/** Whether records of a register also take raw evidence: messages, archives, logs and captures as they were found. */
export const takesRaw = (kind: string): boolean => kind === 'incident';

/** The extension of a file's name, in lower case. */
export const extensionOf = (name: string): string | undefined => /\.([a-z]{2,6})$/i.exec(name)?.[1]?.toLowerCase();

/**
 * The type that a file has by its name, or undefined if files of that name are not accepted.
 * @param isRaw whether raw evidence is accepted, which a log and a JSON file then are, too
 */
export function typeOfName(name: string, isRaw = false): FileType | undefined {
  const extension = extensionOf(name);
  const types: readonly FileType[] = isRaw ? ['RAW', ...fileTypeKeys] : fileTypeKeys;
  return types.find((type) => fileTypes[type].extensions.some((one) => one === extension));
}
