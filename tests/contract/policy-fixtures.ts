import { acknowledgement } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
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
  /** Of what it says. */
  readonly contentSha256: string;
}

const versionIn = (id: string, body: unknown): WrittenPolicy => ({
  id,
  versionId: textAt(body, 'data.id'),
  version: numberAt(body, 'data.version'),
  contentSha256: textAt(body, 'data.contentSha256'),
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
  const listed = await owner.call(`/api/policy/${id}/versions`, { organisation: organisation.id });
  const path = `/api/policy-version/${textAt(listed.body, 'data.0.id')}`;
  return versionIn(id, (await owner.call(path, { organisation: organisation.id })).body);
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
  { id, version, contentSha256 }: WrittenPolicy,
  action: { readonly action: string; readonly reason?: string; readonly size?: string; readonly asking?: object },
): Promise<WrittenPolicy> {
  const read = action.action === 'APPROVE' ? { version, contentSha256 } : { version };
  const call = { method: 'POST', body: { ...read, ...action }, organisation: organisation.id } as const;
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
async function addRemark(place: Place, id: string) {
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

/** Whether a person can be asked to approve policies. */
async function mayDecide({ organisation, owner }: Place, who: Person): Promise<boolean> {
  const { body } = await owner.call('/api/policy-deciders', { organisation: organisation.id });
  const people = at(body, 'data');
  return Array.isArray(people) && people.some((person: unknown) => at(person, 'id') === who.id);
}

const aMonthAhead = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Asks an address to acknowledge the version of a policy that is in force. */
export async function askedPolicy(place: Place, email = `${unique()}@example.org`) {
  const { id, versionId } = await approvedPolicy(place);
  const body = { recipients: [{ name: place.marker, email }], expiresOn: aMonthAhead(), reminderDays: 0 };
  const call = { method: 'POST', body, organisation: place.organisation.id } as const;
  await place.owner.call(`/api/policy/${id}/acknowledgements`, call);
  const listed = await place.owner.call(`/api/policy/${id}/acknowledgements`, { organisation: place.organisation.id });
  return {
    id,
    versionId,
    requestId: textAt(listed.body, 'data.data.0.id'),
    version: numberAt(listed.body, 'data.data.0.version'),
  };
}

/** Stores an acknowledgement, as a recipient makes it. */
export async function acknowledgedPolicy(place: Place) {
  const asked = await askedPolicy(place);
  const { organisation, owner, server } = place;
  const proof = { contentSha256: '', sentence: '', at: new Date(), address: '', userAgent: '', sha256: '' };
  await server.database.inOrganisation({ organisationId: organisation.id, userId: owner.id }, () =>
    db.insert(acknowledgement).values({
      organisationId: organisation.id,
      requestId: asked.requestId,
      code: `${place.marker} ${unique()}`,
      ...proof,
    }),
  );
  return asked;
}

/** Valid inputs of the operations on the versions of policies. */
export const policyFixtures = {
  'PolicyVersions.all': async (place) => ({ path: { id: (await writtenPolicy(place)).id } }),
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
  'PolicyVersions.changeStatus': async (place, who) => {
    const approver = (await mayDecide(place, who)) ? who : place.owner;
    const author = await anotherMember(place);
    const { id, version, contentSha256 } = await submittedPolicy(place, { author, approver });
    const recipients = [{ name: place.marker, email: `${unique()}@example.org` }];
    const asking = { whom: 'CHOSEN' as const, roles: [], memberIds: [author.id], recipients };
    const decision = {
      action: 'APPROVE' as const,
      size: 'MINOR' as const,
      contentSha256,
      reason: place.marker,
      asking,
    };
    return { path: { id }, body: { version, ...decision } };
  },
  'PolicyVersions.asking': async (place) => ({ path: { id: (await askedPolicy(place)).id } }),
  'PolicyVersions.deciders': async (place) => {
    const { id } = await writtenPolicy(place, { author: await anotherMember(place) });
    return { query: { search: '', policyId: id } };
  },
  'PolicyVersions.review': async (place, who) => {
    const reviewer = (await mayView(place, who)) ? who : place.owner;
    const author = await anotherMember(place);
    const people = { author, approver: place.owner, reviewers: [reviewer] };
    const { id, version, contentSha256 } = await submittedPolicy(place, people);
    return { path: { id }, body: { version, contentSha256, verdict: 'APPROVED', reason: place.marker } };
  },
  'PolicyVersions.remarks': async (place) => {
    const { id, versionId } = await writtenPolicy(place);
    await addRemark(place, id);
    return { path: { id: versionId } };
  },
  'PolicyVersions.addRemark': async (place) => ({
    path: { id: (await writtenPolicy(place)).id },
    body: {
      quote: place.marker,
      anchor: { start: 0, before: '', after: '' },
      text: `${place.marker} ${unique()}`,
    },
  }),
  'PolicyVersions.replyToRemark': async (place) => {
    const { id } = await addRemark(place, (await writtenPolicy(place)).id);
    return { path: { id }, body: { text: `${place.marker} ${unique()}` } };
  },
  'PolicyVersions.resolveRemark': async (place) => {
    const { id, version } = await addRemark(place, (await writtenPolicy(place)).id);
    return { path: { id }, body: { version } };
  },
  'PolicyAcknowledgements.list': async (place) => ({
    path: { id: (await askedPolicy(place)).id },
    query: { search: place.marker, sortId: 'recipient', desc: true, state: ['REQUESTED'] },
  }),
  'PolicyAcknowledgements.states': async (place) => ({ path: { id: (await askedPolicy(place)).id } }),
  'PolicyAcknowledgements.exportFile': async (place) => ({
    path: { id: (await acknowledgedPolicy(place)).id },
    query: {
      format: 'json',
      search: '',
      sortId: 'recipient',
      desc: false,
      state: ['ACKNOWLEDGED'],
      versions: ['IN_FORCE'],
    },
  }),
  'PolicyAcknowledgements.request': async (place) => ({
    path: { id: (await approvedPolicy(place)).id },
    body: {
      memberIds: [place.owner.id],
      recipients: [{ name: place.marker, email: `${unique()}@example.org` }],
      expiresOn: aMonthAhead(),
      reminderDays: 7,
    },
  }),
  'PolicyAcknowledgements.remindAll': async (place) => ({ path: { id: (await askedPolicy(place)).id } }),
  'PolicyAcknowledgements.change': async (place) => {
    const { requestId, version } = await askedPolicy(place);
    return { path: { id: requestId }, body: { version, action: 'EXTEND', expiresOn: aMonthAhead() } };
  },
  'PolicyAcknowledgements.receipt': async (place) => ({
    path: { id: (await acknowledgedPolicy(place)).requestId },
  }),
} satisfies FixturesOf<'PolicyVersions' | 'PolicyAcknowledgements'>;
