import type { components } from '#openapi/generated/types.ts';

import type { ImportValue, ValueAnswer, ValueMappingContext } from './value-mapping.types.ts';

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

/** Whether something was answered that the rows were not checked with. */
export const isAnswered = ({ plan, answers, said }: Pick<ValueMappingContext, 'plan' | 'answers' | 'said'>): boolean =>
  Object.keys(answers).length > 0 ||
  said.doubles !== (plan.doubles ?? null) ||
  said.rootCause !== (plan.rootCause ?? null) ||
  said.closingReason !== (plan.closingReason ?? null);
