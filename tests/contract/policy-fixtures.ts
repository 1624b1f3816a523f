import { at, numberAt, textAt } from '#tests/server/identity/support.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { anotherMember } from './risk-acceptance-fixtures.ts';
import { create, unique } from './samples.ts';

/** A policy and its newest version. */
export interface WrittenPolicy {
  readonly id: string;
  readonly versionId: string;
  readonly version: number;
}

const versionIn = (id: string, body: unknown): WrittenPolicy => ({
  id,
  versionId: textAt(body, 'data.id'),
  version: numberAt(body, 'data.version'),
});

const documentOf = ({ marker }: Place, content = `<p>${marker} ${unique()}</p>`) => ({
  generationMethod: 'MANUAL' as const,
  content,
  sourceUrl: '',
  changeLog: 'Written for the first time',
});

interface People {
  readonly author?: Person;
  readonly approver?: Person;
  readonly reviewers?: readonly Person[];
}

/** The newest version of a policy. */
export async function newestVersion({ owner, organisation }: Place, id: string): Promise<WrittenPolicy> {
  const { body } = await owner.call(`/api/policy/${id}/versions`, { organisation: organisation.id });
  return { id, versionId: textAt(body, 'data.0.id'), version: numberAt(body, 'data.0.version') };
}

/** A policy whose first version is written by its author. */
export async function writtenPolicy(place: Place, people: People = {}, content?: string): Promise<WrittenPolicy> {
  const { author = place.owner, approver, reviewers = [] } = people;
  const { id } = await create(place, 'Policies', {
    title: `${place.marker} ${unique()}`,
    approverId: approver?.id ?? null,
    reviewerIds: reviewers.map((reviewer) => reviewer.id),
  });
  const { version } = await newestVersion(place, id);
  const { body } = await author.call(`/api/policy/${id}/document`, {
    method: 'PATCH',
    body: { version, ...documentOf(place, content) },
    organisation: place.organisation.id,
  });
  return versionIn(id, body);
}

/** Takes an action on a policy. */
export async function act(
  { organisation }: Place,
  person: Person,
  { id, version }: WrittenPolicy,
  action: { readonly action: string; readonly reason?: string; readonly size?: string },
): Promise<WrittenPolicy> {
  const call = { method: 'POST', body: { version, ...action }, organisation: organisation.id } as const;
  return versionIn(id, (await person.call(`/api/policy/${id}/status`, call)).body);
}

/** A policy under review. */
export async function submittedPolicy(place: Place, people: People, content?: string): Promise<WrittenPolicy> {
  const { author = place.owner } = people;
  return act(place, author, await writtenPolicy(place, people, content), { action: 'SUBMIT' });
}

/** A policy whose first version is approved. */
export async function approvedPolicy(place: Place, content?: string): Promise<WrittenPolicy> {
  const approver = await anotherMember(place);
  return act(place, approver, await submittedPolicy(place, { approver }, content), { action: 'APPROVE' });
}

/** A remark on the newest version of a policy. */
export async function addRemark(place: Place, id: string) {
  const call = {
    method: 'POST',
    body: { quote: place.marker, text: `${place.marker} ${unique()}` },
    organisation: place.organisation.id,
  } as const;
  const { body } = await place.owner.call(`/api/policy/${id}/remarks`, call);
  return { id: textAt(body, 'data.id'), version: numberAt(body, 'data.version') };
}

/** Whether a person may review policies here. */
const mayView = async ({ organisation }: Place, who: Person) =>
  at((await who.call('/api/policy', { organisation: organisation.id })).body, 'status') === true;

/** Valid inputs of the operations on the versions of policies. */
export const policyFixtures = {
  'PolicyVersions.list': async (place) => ({ path: { id: (await writtenPolicy(place)).id } }),
  'PolicyVersions.get': async (place) => {
    const { versionId } = await writtenPolicy(place);
    return { path: { id: versionId } };
  },
  'PolicyVersions.compare': async (place) => {
    const { versionId } = await writtenPolicy(place);
    return { path: { id: versionId, fromId: versionId } };
  },
  'PolicyVersions.write': async (place) => {
    const { id, version } = await writtenPolicy(place);
    return { path: { id }, body: { version, ...documentOf(place) } };
  },
  'PolicyVersions.changeStatus': async (place) => {
    const { id, version } = await writtenPolicy(place, { approver: place.owner });
    return { path: { id }, body: { version, action: 'SUBMIT', reason: place.marker, size: 'MINOR' } };
  },
  'PolicyVersions.review': async (place, who) => {
    const reviewer = (await mayView(place, who)) ? who : place.owner;
    const author = await anotherMember(place);
    const { id, version } = await submittedPolicy(place, { author, approver: place.owner, reviewers: [reviewer] });
    return { path: { id }, body: { version, verdict: 'APPROVED', reason: place.marker } };
  },
  'PolicyVersions.remarks': async (place) => {
    const { id, versionId } = await writtenPolicy(place);
    await addRemark(place, id);
    return { path: { id: versionId } };
  },
  'PolicyVersions.addRemark': async (place) => ({
    path: { id: (await writtenPolicy(place)).id },
    body: { quote: place.marker, text: `${place.marker} ${unique()}` },
  }),
  'PolicyVersions.resolveRemark': async (place) => {
    const { id, version } = await addRemark(place, (await writtenPolicy(place)).id);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<'PolicyVersions'>;
