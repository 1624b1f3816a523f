import { invalid } from '#server/contract/errors.ts';
import type { OrganisationContext, Schemas } from '#server/contract/types.ts';
import { label } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import {
  countLabels,
  labelName,
  logActivity,
  loggedLabel,
  mostLabelsOfOrganisation,
} from '#server/modules/record/index.ts';

import { findLabel, labelNamed } from './read.ts';

const tooMany = `Your organisation has ${mostLabelsOfOrganisation} labels. Remove or merge some first`;

/**
 * Adds a label, or finds the one that has the name: typing a name means that label, even if a colleague added it first.
 * @throws ApiError 400 if there are as many as there may be
 */
export async function addLabel(
  context: OrganisationContext,
  { name: given, colour = 'GREY' }: Schemas['LabelInput'],
): Promise<Schemas['Label']> {
  const name = labelName(given);
  const known = await labelNamed(name);
  if (known !== undefined) return findLabel(known.id);
  if ((await countLabels()) >= mostLabelsOfOrganisation) throw invalid([{ field: 'name', message: tooMany }]);
  const [added] = await db
    .insert(label)
    .values({ organisationId: context.organisation.id, name, colour })
    .onConflictDoNothing()
    .returning({ id: label.id });
  // Someone else has added it meanwhile.
  if (added === undefined) return addLabel(context, { name, colour });
  const changes = Object.entries({ name, colour }).map(([field, value]) => ({ field, old: null, new: value }));
  await logActivity(context, { action: 'CREATE', ...loggedLabel({ id: added.id, name }), changes });
  return findLabel(added.id);
}
