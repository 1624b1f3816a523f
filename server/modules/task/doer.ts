import { sql } from 'drizzle-orm';

import { userAccount } from '#server/database/schema/index.ts';
import {
  foldedContains,
  isAskedFor,
  member,
  pickerLimit,
  viewersAmong,
  viewersWhere,
  type Choice,
} from '#server/modules/record/index.ts';

/** Filters ids to current members; one who may not see tasks stays where they are, and cannot be chosen any more. */
const find: Choice['find'] = async (ids) => {
  const present = await member.find(ids);
  const viewers = new Set(present.length === 0 ? [] : await viewersAmong('task', ids));
  return present.map(({ id }) => ({ id, retired: !viewers.has(id) }));
};

/** Who can do a task: a member who may see it. Nobody could do, or even find, what they may not see. */
export const taskDoer: Choice = {
  ...member,
  find,
  retiredMessage: 'Choose a member of the organisation who may see tasks',
  async named(texts, reader) {
    const known = await member.named(texts, reader);
    const ids = [...new Set([...known.values()].flat().map(({ id }) => id))];
    const viewers = new Set(ids.length === 0 ? [] : await viewersAmong('task', ids));
    return new Map([...known].map(([text, people]) => [text, people.filter(({ id }) => viewers.has(id))]));
  },
  async options(query, reader) {
    const asked = isAskedFor(userAccount.id, query, (search) => foldedContains(userAccount.searchText, search));
    const chosen = (await viewersWhere('task', asked ?? sql`true`).limit(pickerLimit(query))).map(({ id }) => id);
    return chosen.length === 0 ? [] : ((await member.options?.({ chosen }, reader)) ?? []);
  },
};
