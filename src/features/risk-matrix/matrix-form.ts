import type { MatrixEdit } from '#domain/risk/matrix-edits.ts';
import { problemsOfMatrix, type MatrixParts, type ProposedParts } from '#domain/risk/matrix.ts';
import type { MatrixEditingContext } from '#machines/matrix-editing/matrix-editing.machine.ts';

/** The matrix as its fields see it. */
export interface MatrixForm {
  readonly stored: MatrixParts;
  readonly draft: ProposedParts;
  /** Whether to say what is wrong. */
  readonly checked: boolean;
  /** What is wrong with the field at a path, as `likelihoods/2/name`. */
  readonly errorOf: (path: string) => string | undefined;
  readonly edit: (edit: MatrixEdit) => void;
}

/** The form of an opened matrix; undefined before it is loaded. */
export function matrixFormOf(
  { stored, draft, checked, failure }: MatrixEditingContext,
  edit: MatrixForm['edit'],
): MatrixForm | undefined {
  if (stored === null || draft === null) return undefined;
  const problems = checked ? problemsOfMatrix(stored, draft) : [];
  const errorOf = (path: string) => failure?.fieldErrors[path] ?? problems.find(({ field }) => field === path)?.message;
  return { stored, draft, checked, errorOf, edit };
}
