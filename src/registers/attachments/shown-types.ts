import { contentTypes } from '#domain/files/content-types.ts';
import { fileTypes, type FileType } from '#domain/files/file-types.ts';

/** How a file is shown in the app; undefined if it can only be downloaded. */
export function shownAs(type: FileType): 'image' | 'document' | 'text' | undefined {
  const contentType = contentTypes[type];
  if (fileTypes[type].inline) return contentType.startsWith('image/') ? 'image' : 'document';
  return contentType.startsWith('text/') || type === 'JSON' ? 'text' : undefined;
}

export const isShown = (type: FileType): boolean => shownAs(type) !== undefined;
