import { fileTypeKeys, fileTypes, typeOfName, type FileType } from '#domain/files/file-types.ts';
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

const accepted = () => fileTypeKeys.map((type) => fileTypes[type].name).join(', ');

interface NamedType {
  readonly name: string;
  readonly type: FileType;
}

/**
 * A name as it is stored, and the type that it promises.
 * @throws ApiError 400 on `name` if it has no such type
 */
export function fileNamed(given: string): NamedType {
  const name = cleanFileName(given);
  const type = typeOfName(name);
  if (type === undefined)
    throw invalid([{ field: 'name', message: `Files of this type are not accepted. Accepted are: ${accepted()}` }]);
  if (/^[.\s\p{Default_Ignorable_Code_Point}]*\.[^.]+$/u.test(name))
    throw invalid([{ field: 'name', message: 'Name the file' }]);
  return { name, type };
}

/**
 * A new name for a file of a type.
 * @throws ApiError 400 on `name` if it promises another type
 */
export function renamed(given: string, type: FileType): string {
  const named = fileNamed(given);
  const extensions = fileTypes[type].extensions.map((extension) => `.${extension}`).join(' or ');
  if (named.type !== type) throw invalid([{ field: 'name', message: `Keep the extension ${extensions}` }]);
  return named.name;
}
