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

/** The files that may be uploaded: no type that carries macros or programs. */
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
} as const satisfies Record<FileType, FileTypeFacts>;

const isFileType = (key: string): key is FileType => Object.hasOwn(fileTypes, key);

/** Every type that may be uploaded. */
export const fileTypeKeys: readonly FileType[] = Object.keys(fileTypes).filter(isFileType);

/** The type that a file has by its name, or undefined if files of that name are not accepted. */
export function typeOfName(name: string): FileType | undefined {
  const extension = /\.([a-z]{2,5})$/i.exec(name)?.[1]?.toLowerCase();
  return fileTypeKeys.find((type) => fileTypes[type].extensions.some((one) => one === extension));
}
