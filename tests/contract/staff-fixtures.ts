import { numberAt, textAt } from '#tests/server/identity/support.ts';

import { attachedTo } from './attachment-fixtures.ts';
import type { FixturesOf } from './fixture-types.ts';
import { smallLogo } from './organisation-fixtures.ts';
import type { Place } from './place.ts';
import { newPart, removedPart } from './record-parts.ts';
import { anotherMember } from './risk-acceptance-fixtures.ts';
import { create, createPlain, unique } from './samples.ts';

const of = 'Staff';
const trainings = { of, list: 'trainings', one: 'staff-training' } as const;
const duties = { of, list: 'duties', one: 'staff-duty' } as const;

const newCompetence = (place: Place) => create(place, 'Competences', { name: `${place.marker} ${unique()}` });
const newRole = (place: Place) => create(place, 'StaffRoles', { name: `${place.marker} ${unique()}` });

/** A training that a staff member has done. */
async function addTraining({ owner, organisation, marker }: Place, memberId: string): Promise<string> {
  const { body } = await owner.call(`/api/staff-member/${memberId}/trainings`, {
    method: 'POST',
    body: { title: marker, doneOn: '2026-01-31' },
    organisation: organisation.id,
  });
  return textAt(body, 'data.id');
}

/** Where the competences of a new staff member are, with what one needs. */
const competencesIn = async (place: Place) => {
  const { id: competenceId } = await newCompetence(place);
  return {
    of,
    list: 'competences',
    one: 'staff-competence',
    isUntitled: true,
    more: { competenceId, level: 'EXPERT' },
  } as const;
};

const absences = {
  of,
  list: 'absences',
  one: 'staff-absence',
  isUntitled: true,
  more: { firstDay: '2026-07-01', lastDay: '2026-07-14' },
} as const;

/** Valid inputs of the operations on staff members, besides those of registers. */
export const staffFixtures = {
  'StaffAbsences.ofRecord': async (place) => ({ path: { id: (await newPart(place, absences)).recordId } }),
  'StaffAbsences.add': async (place) => {
    const [{ id }, { id: deputyId }] = [await createPlain(place, of), await createPlain(place, of)];
    return { path: { id }, body: { firstDay: '2026-12-01', lastDay: '2026-12-12', deputyId, note: place.marker } };
  },
  'StaffAbsences.update': async (place) => {
    const { id, version } = await newPart(place, absences);
    const { id: deputyId } = await createPlain(place, of);
    return { path: { id }, body: { version, lastDay: '2026-07-20', deputyId, note: place.marker } };
  },
  'StaffAbsences.remove': async (place) => {
    const { id, version } = await newPart(place, absences);
    return { path: { id }, query: { version } };
  },
  'StaffAbsences.restore': async (place) => {
    const { id, version } = await removedPart(place, absences);
    return { path: { id }, body: { version } };
  },
  'StaffCourse.changeStatus': async (place) => {
    const { id } = await createPlain(place, of);
    const call = { method: 'POST', organisation: place.organisation.id } as const;
    const start = { version: 1, action: 'ACTIVATE', day: '2026-11-02' };
    const active = await place.owner.call(`/api/staff-member/${id}/status`, { ...call, body: start });
    const { id: successorId } = await createPlain(place, of);
    const version = numberAt(active.body, 'data.version');
    return { path: { id }, body: { version, action: 'DEACTIVATE', day: '2026-11-02', successorId } };
  },
  'StaffCourse.chart': async (place) => {
    await createPlain(place, of);
    return {};
  },
  'StaffCourse.dependants': async (place) => ({ path: { id: (await createPlain(place, of)).id } }),
  'StaffCourse.picture': async (place) => ({ path: { id: (await createPlain(place, of)).id } }),
  'StaffCourse.savePicture': async (place) => {
    const { id, version } = await createPlain(place, of);
    return { path: { id }, body: { version, picture: smallLogo } };
  },
  'StaffWorks.ofRecord': async (place) => ({ path: { id: (await createPlain(place, of)).id } }),
  'StaffWorks.owned': async (place) => {
    const { id: accountId } = await anotherMember(place);
    await create(place, 'Risks', { title: `${place.marker} ${unique()}`, ownerId: accountId });
    const { id } = await create(place, of, { title: `${place.marker} ${unique()}`, accountId });
    return { path: { id } };
  },
  'StaffDrafts.role': async ({ marker }) => ({
    body: { position: `Head of security ${marker}`, department: 'Management', notes: marker },
  }),
  'StaffCompetences.ofRecord': async (place) => ({
    path: { id: (await newPart(place, await competencesIn(place))).recordId },
  }),
  'StaffCompetences.add': async (place) => {
    const { id: trainingId, recordId } = await newPart(place, { ...trainings, more: { doneOn: '2026-01-31' } });
    const { id: competenceId } = await newCompetence(place);
    const body = { competenceId, level: 'AWARE' as const, assessedOn: '2026-02-01', trainingId, note: place.marker };
    return { path: { id: recordId }, body };
  },
  'StaffCompetences.update': async (place) => {
    const { id, version, recordId } = await newPart(place, await competencesIn(place));
    const { id: competenceId } = await newCompetence(place);
    const trainingId = await addTraining(place, recordId);
    return { path: { id }, body: { version, competenceId, level: 'PRACTITIONER', trainingId, note: place.marker } };
  },
  'StaffCompetences.remove': async (place) => {
    const { id, version } = await newPart(place, await competencesIn(place));
    return { path: { id }, query: { version } };
  },
  'StaffCompetences.restore': async (place) => {
    const { id, version } = await removedPart(place, await competencesIn(place));
    return { path: { id }, body: { version } };
  },
  'StaffRequirements.ofRole': async (place) => ({ path: { id: (await newRole(place)).id } }),
  'StaffRequirements.require': async (place) => {
    const [{ id }, { id: competenceId }] = [await newRole(place), await newCompetence(place)];
    return { path: { id }, body: { competenceId, level: 'EXPERT' } };
  },
  'StaffRequirements.ofStaffMember': async (place) => ({ path: { id: (await createPlain(place, of)).id } }),
  'StaffRequirements.standing': async (place) => {
    await newRole(place);
    return {};
  },
  'StaffDuties.ofRecord': async (place) => ({ path: { id: (await newPart(place, duties)).recordId } }),
  'StaffDuties.add': async (place) => {
    const { id: recordId } = await createPlain(place, 'Risks');
    const { id } = await createPlain(place, of);
    return { path: { id }, body: { title: place.marker, involvement: 'CONSULTED', recordId } };
  },
  'StaffDuties.update': async (place) => {
    const { id, version } = await newPart(place, duties);
    const { id: recordId } = await createPlain(place, 'Risks');
    return { path: { id }, body: { version, title: `${place.marker} changed`, involvement: 'INFORMED', recordId } };
  },
  'StaffDuties.remove': async (place) => {
    const { id, version } = await newPart(place, duties);
    return { path: { id }, query: { version } };
  },
  'StaffDuties.restore': async (place) => {
    const { id, version } = await removedPart(place, duties);
    return { path: { id }, body: { version } };
  },
  'StaffTrainings.ofRecord': async (place) => ({ path: { id: (await newPart(place, trainings)).recordId } }),
  'StaffTrainings.add': async (place) => {
    const { id } = await createPlain(place, of);
    const { id: fileId } = await attachedTo(place, id);
    return {
      path: { id },
      body: { title: place.marker, kind: 'CERTIFICATE', doneOn: '2026-01-31', validMonths: 12, fileId },
    };
  },
  'StaffTrainings.update': async (place) => {
    const { id, recordId, version } = await newPart(place, trainings);
    const { id: fileId } = await attachedTo(place, recordId);
    return { path: { id }, body: { version, title: `${place.marker} changed`, kind: 'COMPETENCE', fileId } };
  },
  'StaffTrainings.remove': async (place) => {
    const { id, version } = await newPart(place, trainings);
    return { path: { id }, query: { version } };
  },
  'StaffTrainings.restore': async (place) => {
    const { id, version } = await removedPart(place, trainings);
    return { path: { id }, body: { version } };
  },
} satisfies FixturesOf<
  | 'StaffAbsences'
  | 'StaffCompetences'
  | 'StaffCourse'
  | 'StaffDrafts'
  | 'StaffDuties'
  | 'StaffRequirements'
  | 'StaffTrainings'
  | 'StaffWorks'
>;
