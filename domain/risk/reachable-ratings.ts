import type { MatrixParts } from './matrix.ts';
import { lowestFirst } from './rating.ts';

/** The names of the ratings that no product of two factors falls into, lowest first: no risk can have them. */
export function unreachableRatings({
  likelihoods,
  impacts,
  bands,
}: {
  readonly likelihoods: readonly Pick<MatrixParts['likelihoods'][number], 'score'>[];
  readonly impacts: readonly Pick<MatrixParts['impacts'][number], 'score'>[];
  readonly bands: readonly Pick<MatrixParts['bands'][number], 'name' | 'minimumScore'>[];
}): string[] {
  const scores = likelihoods.flatMap((likelihood) => impacts.map((impact) => likelihood.score * impact.score));
  const inOrder = lowestFirst(bands);
  return inOrder
    .filter(({ minimumScore }, index) => {
      const below = inOrder[index + 1]?.minimumScore ?? Infinity;
      return !scores.some((score) => score >= minimumScore && score < below);
    })
    .map(({ name }) => name);
}
