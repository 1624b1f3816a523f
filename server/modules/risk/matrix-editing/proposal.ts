import { sql } from 'drizzle-orm';

import { axes, problemsOfMatrix, removedLevels, type Axis } from '#domain/risk/matrix.ts';
import { forbidden, invalid, versionConflict, type FieldError } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { mayDo } from '#server/modules/record/index.ts';

import { onOffer, type WholeMatrix } from './versions.ts';

type Proposal = Schemas['MatrixProposal'];

export const kindOfAxis = { likelihoods: 'riskLikelihood', impacts: 'riskImpact' } as const satisfies Record<
  Axis,
  string
>;

const withLowerId = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, id: entry.id.toLowerCase() }));

/** Ids compare as text: the database writes them in lower case, a caller may not. */
export const normalised = (proposal: Proposal): Proposal => ({
  ...proposal,
  likelihoods: withLowerId(proposal.likelihoods),
  impacts: withLowerId(proposal.impacts),
  bands: withLowerId(proposal.bands),
  replacements: proposal.replacements.map(({ levelId, replacedById }) => ({
    levelId: levelId.toLowerCase(),
    replacedById: replacedById.toLowerCase(),
  })),
});

/** Levels that are not on offer keep their ids and names. */
const problemsWithOthers = (stored: WholeMatrix, proposal: Proposal): FieldError[] =>
  axes.flatMap((axis) => {
    const others = stored[axis].filter(({ active }) => !active);
    return proposal[axis].flatMap(({ id, name }, index) => {
      const field = `${axis}/${index}`;
      if (others.some((other) => other.id === id))
        return [{ field: `${field}/id`, message: 'This level is not on offer. Activate it in its look-up' }];
      return others.some((other) => other.name === name)
        ? [{ field: `${field}/name`, message: 'A level that is not on offer has this name' }]
        : [];
    });
  });

/**
 * Refuses what cannot replace the stored matrix, or may not.
 * @throws ApiError 409 with the current matrix, 400 naming the fields, 403 if something is removed without the right to
 */
export function refuseUnfit(context: OrganisationContext, stored: WholeMatrix, proposal: Proposal): void {
  const current = onOffer(stored);
  if (proposal.version !== stored.version) throw versionConflict(current);
  const problems = [...problemsOfMatrix(current, proposal), ...problemsWithOthers(stored, proposal)];
  if (problems.length > 0) throw invalid(problems);
  const removes =
    axes.some((axis) => removedLevels(axis, current, proposal).length > 0) ||
    current.bands.some(({ id }) => !proposal.bands.some((band) => band.id === id));
  if (removes && !mayDo(context, 'riskRating', 'DELETE'))
    throw forbidden('Removing a level or a rating takes the right to delete');
}

/** Waits for those who are changing the matrix. Rows that are to be changed are locked before. */
export const holdMatrix = (organisationId: string) => sql`select hold_matrix(${organisationId})`;
