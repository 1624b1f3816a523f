import { lastDayOf } from '#domain/time/last-day.ts';
import type { Database } from '#server/database/database.ts';
import { organisation } from '#server/database/schema/index.ts';
import { evidenceLinkByHand } from '#server/modules/evidence/index.ts';
import { linkByHand } from '#server/modules/policy/index.ts';
import { assessmentLinkByHand } from '#server/modules/provider-assessment/index.ts';
import { recordWithRef } from '#server/modules/secure-link/index.ts';

/** What links open, and where. */
const places = {
  policy: { kind: 'policy', noun: 'policy', make: linkByHand, prefix: '/policy/secure/' },
  assessment: {
    kind: 'serviceProviderAssessment',
    noun: 'assessment',
    make: assessmentLinkByHand,
    prefix: '/service-provider-assessment/secure/',
  },
  evidence: { kind: 'evidence', noun: 'piece of evidence', make: evidenceLinkByHand, prefix: '/evidence/secure/' },
} as const;

export type LinkedThing = keyof typeof places;

export const isLinkedThing = (text: string | undefined): text is LinkedThing =>
  text !== undefined && Object.hasOwn(places, text);

/** As the contract has it (openapi/policy/policy-acknowledgements.tsp). */
const singleAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const longestAddress = 254;

interface WantedLink {
  readonly what: LinkedThing;
  /** The reference of the record, in any case. */
  readonly ref: string;
  readonly email: string;
  /** The oldest organisation with such a record, unless given. */
  readonly organisationName?: string | undefined;
}

async function organisationsNamed(database: Database, wanted: string | undefined) {
  const all = await database.platform
    .select({ organisationId: organisation.id, name: organisation.name })
    .from(organisation)
    .orderBy(organisation.createdAt, organisation.name);
  const found = wanted === undefined ? all : all.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (found.length > 0) return found;
  if (wanted === undefined) throw new Error('There is no organisation yet.');
  throw new Error(`There is no organisation ${wanted}. There is: ${all.map(({ name }) => name).join(', ') || 'none'}.`);
}

/**
 * Makes a link for someone, in the oldest organisation that has a record with the reference.
 *
 * @returns what it opens in one line, and its path
 * @throws Error with a sentence for the person who typed the command
 */
export async function makeLink(database: Database, wanted: WantedLink): Promise<{ about: string; path: string }> {
  const { email, organisationName } = wanted;
  const { kind, noun, make, prefix } = places[wanted.what];
  const ref = wanted.ref.toUpperCase();
  if (email.length > longestAddress || !singleAddress.test(email)) throw new Error(`${email} is not a mail address.`);
  const organisations = await organisationsNamed(database, organisationName);
  for (const { organisationId, name } of organisations) {
    const made = await database.inOrganisation({ organisationId, userId: '' }, async () => {
      const found = await recordWithRef(kind, ref);
      return found && { found, ...(await make(found, email)) };
    });
    if (made === undefined) continue;
    const { found, token, end, isNew } = made;
    const asked = isNew ? 'asked' : 'asked before';
    const until = lastDayOf(end.expiresAt, end.endZone);
    const about = `${name}, ${found.ref} ${found.title}, for ${email} (${asked}), until ${until}:`;
    return { about, path: `${prefix}${token}` };
  }
  throw new Error(`${organisations.map(({ name }) => name).join(', ')}: there is no ${noun} ${ref}.`);
}
