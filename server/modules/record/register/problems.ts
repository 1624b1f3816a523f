import { invalid } from '#server/contract/errors.ts';

import type { RecordEntity, RecordInput, Register } from './register.ts';

/** @throws ApiError 400 naming each field that cannot be changed where the record stands */
export function refuseFixed<Entity extends RecordEntity, Input extends RecordInput, Query>(
  { fixed }: Register<Entity, Input, Query>,
  entity: Entity,
  input: Input,
  isUndo = false,
): void {
  const found = fixed?.(entity, input, isUndo) ?? [];
  if (found.length > 0) throw invalid([...found]);
}

/** @throws ApiError 400 naming each field that does not fit the others */
export function refuseProblems<Entity extends RecordEntity, Input extends RecordInput, Query>(
  { problems }: Register<Entity, Input, Query>,
  input: Input,
  before: Input | null,
): void {
  const found = problems?.(input, before) ?? [];
  if (found.length > 0) throw invalid([...found]);
}
