import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import type { RecordKind } from '#openapi/generated/records.ts';
import type { Holder } from '#server/fair/fair-places.ts';

import { linkRole } from './roles.ts';

/** The organisation of a transaction: row-level security exposes only its rows. */
export interface OrganisationScope {
  readonly organisationId: string;
  readonly userId: string;
  /** Registers that the person may not view: other records that refer to theirs do so without their titles. */
  readonly hiddenKinds?: readonly RecordKind[];
}

/** The scope of a transaction opened for a secure link: one record, under the links role. */
export interface LinkScope {
  /** Whose link it is: it takes one of that organisation's connections. The transaction knows no organisation. */
  readonly organisationId: string;
  readonly linkId: string;
  readonly recordId: string;
}

/** An id, or none; nothing that could end the text of a statement. */
const idOrNone = /^[0-9a-f-]{0,36}$/i;

/** Sets an id for a transaction. `set` takes no parameters. */
function setting(name: string, id: string): string {
  if (!idOrNone.test(id)) throw new Error(`${name} is not an id.`);
  return `set local ${name} = '${id}'`;
}

export const scopeOfOrganisation = ({ organisationId, userId, hiddenKinds = [] }: OrganisationScope): string[] => [
  setting('app.organisation_id', organisationId),
  setting('app.user_id', userId),
  ...(hiddenKinds.length === 0 ? [] : [`set local app.hidden_kinds = '${hiddenKinds.join(',')}'`]),
];

/** Whether the transaction is of a person who may not view records of a kind; null is false. */
export const isHiddenKind = (kind: SQLWrapper): SQL =>
  sql`${kind} = any(string_to_array(current_setting('app.hidden_kinds', true), ','))`;

export const scopeOfLink = ({ linkId, recordId }: LinkScope): string[] => [
  setting('app.link_id', linkId),
  setting('app.record_id', recordId),
  `set local role ${linkRole}`,
];

export const holderOfPerson = ({ organisationId, userId }: OrganisationScope): Holder => ({
  organisationId,
  personId: userId,
});
export const holderOfLink = ({ organisationId, linkId }: LinkScope): Holder => ({ organisationId, personId: linkId });
