import type { components } from '#openapi/generated/types.ts';

import type { ImportDoubles, ImportValue, Said, ValueAnswer, ValueMappingContext } from './value-mapping.types.ts';

export const keyOfValue = ({ field, text }: Pick<ImportValue, 'field' | 'text'>): string => `${field} ${text}`;

/** What a value stands for: as just chosen, or as it was answered before; null for nothing yet. */
export function answerOf({ answers }: Pick<ValueMappingContext, 'answers'>, value: ImportValue): ValueAnswer | null {
  const chosen = answers[keyOfValue(value)];
  if (chosen !== undefined) return chosen;
  return value.use === null ? null : { use: value.use, choice: value.choice };
}

/** The plan of the check with what was answered; what was answered before is known to the server. */
export function answeredPlan({
  plan,
  values,
  answers,
  said,
}: Pick<ValueMappingContext, 'plan' | 'values' | 'answers' | 'said'>): components['schemas']['ImportPlan'] {
  return {
    ...plan,
    ...said,
    values: values.flatMap((value) => {
      const answer = answers[keyOfValue(value)];
      if (answer === undefined) return [];
      const { field, text } = value;
      return [{ field, text, use: answer.use, id: answer.choice?.id ?? null }];
    }),
  };
}

/** Possible doubles that can be decided one by one (the contract's `maxItems`). */
export const mostDoubleRows = 500;

/** Whether one more row can be decided, or this one otherwise. */
export const mayDecide = ({ doubleRows }: Pick<Said, 'doubleRows'>, row: number): boolean =>
  doubleRows.length < mostDoubleRows || doubleRows.some((one) => one.row === row);

/** The decided rows, in the order of the file, with one decided otherwise. @param use null to be what was said of all */
export const withDouble = (
  rows: Said['doubleRows'],
  row: number,
  use: ImportDoubles | null,
): components['schemas']['ImportDoubleDecision'][] =>
  [...rows.filter((one) => one.row !== row), ...(use === null ? [] : [{ row, use }])].toSorted(
    (one, other) => one.row - other.row,
  );

const isSame = (one: Said['doubleRows'], other: Said['doubleRows']): boolean =>
  one.length === other.length &&
  one.every(({ row, use }, index) => other[index]?.row === row && other[index].use === use);

/** Whether something was answered that the rows were not checked with. */
export const isAnswered = ({ plan, answers, said }: Pick<ValueMappingContext, 'plan' | 'answers' | 'said'>): boolean =>
  Object.keys(answers).length > 0 ||
  said.doubles !== (plan.doubles ?? null) ||
  !isSame(said.doubleRows, plan.doubleRows ?? []) ||
  said.rootCause !== (plan.rootCause ?? null) ||
  said.closingReason !== (plan.closingReason ?? null);
