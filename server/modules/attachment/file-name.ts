import { extensionOf, fileTypeKeys, fileTypes, typeOfName, type FileType } from '#domain/files/file-types.ts';
import { invalid } from '#server/contract/errors.ts';

const longestName = 200;

/** Controls, line separators, what changes the direction of text, and halves of characters. */
const hidden = /[\p{Cc}\p{Bidi_Control}\p{Cs}\u2028\u2029]/gu;

/** What follows the last slash, without hidden characters, at most 200 characters with its extension. */
export function cleanFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const name = last.replaceAll(hidden, '').normalize('NFC').trim();
  const { base = name, extension = '' } = /^(?<base>.*)(?<extension>\.[^.]{1,10})$/su.exec(name)?.groups ?? {};
  return `${Array.from(base)
    .slice(0, longestName - extension.length)
    .join('')
    .trim()}${extension}`;
}

const accepted = (isRaw: boolean) =>
  [
    ...fileTypeKeys.map((type) => fileTypes[type].name),
    ...(isRaw ? fileTypes.RAW.extensions.map((extension) => `.${extension}`) : []),
  ].join(', ');

interface NamedType {
  readonly name: string;
  readonly type: FileType;
}

/**
 * A name as it is stored, and the type that it promises.
 * @param isRaw whether raw evidence is accepted
 * @throws ApiError 400 on `name` if it has no such type
 */
export function fileNamed(given: string, isRaw = false): NamedType {
  const name = cleanFileName(given);
  const type = typeOfName(name, isRaw);
  if (type === undefined)
    throw invalid([
      { field: 'name', message: `Files of this type are not accepted. Accepted are: ${accepted(isRaw)}` },
    ]);
  if (/^[.\s\p{Default_Ignorable_Code_Point}]*\.[^.]+$/u.test(name))
    throw invalid([{ field: 'name', message: 'Name the file' }]);
  return { name, type };
}

/**
 * A new name for a file.
 * @throws ApiError 400 on `name` if it promises another type, or of raw evidence another extension
 */
export function renamed(given: string, { name, type }: NamedType): string {
  const isRaw = type === 'RAW';
  const named = fileNamed(given, isRaw);
  const kept = isRaw ? [extensionOf(name) ?? ''] : fileTypes[type].extensions;
  if (named.type !== type || (isRaw && extensionOf(named.name) !== kept[0]))
    throw invalid([
      { field: 'name', message: `Keep the extension ${kept.map((extension) => `.${extension}`).join(' or ')}` },
    ]);
  return named.name;
}
