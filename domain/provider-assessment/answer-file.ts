import { typeOfName } from '../files/file-types.ts';
import type { Question } from '../questionnaire/questionnaire.ts';

/** Why a file cannot be added to an answer. */
export type AnswerFileProblem = 'TOO_LARGE' | 'WRONG_TYPE' | 'EMPTY';

type Rules = Pick<Question, 'maxFileSize' | 'allowedFileTypes'>;

const bytesPerMegabyte = 1_000_000;

/**
 * The largest file of an answer, in MB (specification section 9).
 * @param largestFile the largest that the server takes, in MB
 */
export const largestAnswerFile = ({ maxFileSize }: Pick<Rules, 'maxFileSize'>, largestFile: number): number =>
  maxFileSize > 0 ? Math.min(maxFileSize, largestFile) : largestFile;

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be added, by its name and its size in bytes; undefined if it can. */
export function answerFileProblem(
  rules: Rules,
  file: { readonly name: string; readonly size: number },
  largestFile: number,
): AnswerFileProblem | undefined {
  const { allowedFileTypes } = rules;
  const isAllowed = allowedFileTypes.length === 0 || allowedFileTypes.includes(extensionOf(file.name));
  if (!isAllowed || typeOfName(file.name) === undefined) return 'WRONG_TYPE';
  if (file.size === 0) return 'EMPTY';
  return file.size > largestAnswerFile(rules, largestFile) * bytesPerMegabyte ? 'TOO_LARGE' : undefined;
}
