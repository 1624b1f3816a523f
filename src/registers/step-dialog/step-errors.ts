import type { Failure } from '#machines/failure.ts';

export interface StepErrors {
  /** By the field of the draft that they are about. */
  readonly byField: Readonly<Record<string, string>>;
  /** What no field of the draft asks for, such as what the record itself still lacks. */
  readonly others: readonly string[];
}

/** Which step it is, and of what: no input asks for it. */
const unasked: ReadonlySet<string> = new Set(['action', 'positionId', 'version']);

/**
 * Why a step was not taken.
 * @param names the fields of the draft for those that the operation names otherwise
 */
export function stepErrors<Draft extends object>(
  { fieldErrors, message }: Pick<Failure, 'fieldErrors' | 'message'>,
  draft: Draft,
  names: Readonly<Partial<Record<string, keyof Draft & string>>> = {},
): StepErrors {
  const byField: Record<string, string> = {};
  const others: string[] = [];
  for (const [field, reason] of Object.entries(fieldErrors)) {
    const own = names[field] ?? field;
    if (!unasked.has(own) && Object.hasOwn(draft, own)) byField[own] = reason;
    else others.push(reason);
  }
  return { byField, others: Object.keys(fieldErrors).length === 0 ? [message] : others };
}
