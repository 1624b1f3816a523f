import { numberAt, textAt } from '#tests/server/identity/support.ts';
import { fileType } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import { attachedTo } from './attachment-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { newPart, removedPart } from './record-parts.ts';
import { create, createPlain, unique, type Body, type Stored } from './samples.ts';

const actions = { of: 'Findings', list: 'actions', one: 'corrective-action' } as const;

/** An action on a finding. */
const newCorrectiveAction = (place: Place) => newPart(place, actions);

const call = async (place: Place, person: Person, path: string, body: Body) =>
  person.call(`/api/${path}`, { method: 'POST', body, organisation: place.organisation.id });

/** The status that means done, which every organisation has. */
async function doneStatus(place: Place): Promise<string> {
  const { body } = await place.owner.call('/api/non-conformity-action-status?search=Done', {
    organisation: place.organisation.id,
  });
  return textAt(body, 'data.data.0.id');
}

/** Adds an action that someone has done on a day; null for today. */
export const doneAction = async (place: Place, findingId: string, by: Person, doneOn: string | null) =>
  call(place, place.owner, `non-conformance/${findingId}/actions`, {
    title: `${place.marker} ${unique()}`,
    ownerId: by.id,
    statusId: await doneStatus(place),
    doneOn,
  });

/** Evidence of a day. */
export const evidenceOf = async (place: Place, madeOn: string): Promise<string> =>
  (await create(place, 'EvidenceRegister', { title: `${place.marker} ${unique()}`, madeOn })).id;

/** Takes a step of a finding. */
export const takeFindingStep = (place: Place, person: Person, { id, version }: Stored, body: Body) =>
  call(place, person, `non-conformance/${id}/status`, { version, ...body });

/** A request for a new piece of evidence. */
export async function askedEvidence(place: Place, recipient: Person, asker: Person = place.owner) {
  const { id } = await createPlain(place, 'EvidenceRegister');
  const { body } = await call(place, asker, `evidence/${id}/requests`, { personId: recipient.id, note: place.marker });
  return { id: textAt(body, 'data.id'), version: numberAt(body, 'data.version'), evidenceId: id };
}

/** Adds a file to a request, as the member who was asked. */
export const addRequestFile = (
  person: Person,
  { organisation }: Pick<Place, 'organisation'>,
  id: string,
  name = 'report.txt',
  raw = 'A report',
) =>
  person.call(`/api/evidence-request/${id}/files?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: fileType,
    raw,
    organisation: organisation.id,
  });

/** A request to which the member who was asked has added a file. */
export async function collectedEvidence(place: Place, recipient: Person, asker: Person = place.owner) {
  const asked = await askedEvidence(place, recipient, asker);
  const { body } = await addRequestFile(recipient, place, asked.id, `${place.marker}.txt`, place.marker);
  return { ...asked, fileId: textAt(body, 'data.files.0.id') };
}

/** The sole recipient who can be asked: those who may not view evidence are not, and the owner is. */
async function askWhoCan(place: Place, who: Person) {
  const isViewer = (await who.call('/api/evidence', { organisation: place.organisation.id })).status === 200;
  return collectedEvidence(place, isViewer ? who : place.owner);
}

/** Valid inputs of the operations on actions of findings, and of the versions and requests of evidence. */
export const findingFixtures = {
  'CorrectiveActions.ofRecord': async (place) => ({ path: { id: (await newCorrectiveAction(place)).recordId } }),
  'CorrectiveActions.add': async (place, who) => ({
    path: { id: (await createPlain(place, 'Findings')).id },
    body: {
      title: place.marker,
      type: 'CORRECTIVE_ACTION',
      ownerId: who.id,
      dueOn: '2099-12-31',
      statusId: await doneStatus(place),
      doneOn: '2026-01-31',
    },
  }),
  'CorrectiveActions.update': async (place, who) => {
    const { id, version } = await newCorrectiveAction(place);
    const changes = { title: `${place.marker} changed`, ownerId: who.id, dueOn: null, doneOn: '2026-01-31' };
    return { path: { id }, body: { version, ...changes, statusId: await doneStatus(place) } };
  },
  'CorrectiveActions.remove': async (place) => {
    const { id, version } = await newCorrectiveAction(place);
    return { path: { id }, query: { version } };
  },
  'CorrectiveActions.restore': async (place) => {
    const { id, version } = await removedPart(place, actions);
    return { path: { id }, body: { version } };
  },
  'EvidenceCourse.versions': async (place) => ({
    path: { id: (await createPlain(place, 'EvidenceRegister')).id },
    query: { on: '2026-01-31' },
  }),
  'EvidenceCourse.versionFileAddress': async (place) => {
    const { id } = await createPlain(place, 'EvidenceRegister');
    await attachedTo(place, id);
    const { body } = await place.owner.call(`/api/evidence/${id}/versions`, { organisation: place.organisation.id });
    return { path: { id, fileId: textAt(body, 'data.0.files.0.id') } };
  },
  'EvidenceCourse.renew': async (place) => {
    const { id, version } = await createPlain(place, 'EvidenceRegister');
    return { path: { id }, body: { version, madeOn: '2026-01-31', note: place.marker } };
  },
  'EvidenceCourse.requests': async (place) => ({ path: { id: (await createPlain(place, 'EvidenceRegister')).id } }),
  'EvidenceCourse.request': async (place) => ({
    path: { id: (await createPlain(place, 'EvidenceRegister')).id },
    body: { personId: place.owner.id, dueOn: '2099-12-31', note: place.marker },
  }),
  'EvidenceCourse.addFile': async (place, who) => ({
    path: { id: (await askWhoCan(place, who)).id },
    query: { name: `${place.marker}.txt` },
    raw: place.marker,
  }),
  'EvidenceCourse.removeFile': async (place, who) => {
    const { id, fileId } = await askWhoCan(place, who);
    return { path: { id, fileId } };
  },
  'EvidenceCourse.changeStatus': async (place, who) => {
    const { id, version } = await askWhoCan(place, who);
    return { path: { id }, body: { version, action: 'PROVIDE', madeOn: '2026-01-31', reason: place.marker } };
  },
} satisfies FixturesOf<'CorrectiveActions' | 'EvidenceCourse'>;
