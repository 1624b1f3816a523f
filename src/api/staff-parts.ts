import { StaffAbsences } from '#openapi/generated/operations/staff-absences.ts';
import { StaffCompetences } from '#openapi/generated/operations/staff-competences.ts';
import { StaffDuties } from '#openapi/generated/operations/staff-duties.ts';
import { StaffTrainings } from '#openapi/generated/operations/staff-trainings.ts';
import { staffMember } from '#openapi/generated/records.ts';

import { clientOf } from './connection/client-of.ts';
import type { Schemas } from './connection/client.ts';
import { recordParts } from './record/record-parts.ts';

export type StaffTraining = Schemas['StaffTraining'];
export type StaffCompetence = Schemas['StaffCompetence'];
export type StaffAbsence = Schemas['StaffAbsence'];
export type StaffDuty = Schemas['StaffDuty'];

export interface TrainingKind {
  readonly entity: StaffTraining;
  readonly draft: Required<Schemas['StaffTrainingInput']>;
  readonly query: object;
}

export interface DutyKind {
  readonly entity: StaffDuty;
  readonly draft: Required<Schemas['StaffDutyInput']>;
  readonly query: object;
}

export interface CompetenceKind {
  readonly entity: StaffCompetence;
  readonly draft: Required<Schemas['StaffCompetenceInput']>;
  readonly query: object;
}

export interface AbsenceKind {
  readonly entity: StaffAbsence;
  readonly draft: Required<Schemas['StaffAbsenceInput']>;
  readonly query: object;
}

/** The absences of staff members: who is away follows from them. */
export const absenceParts = recordParts<AbsenceKind>('staffAbsence', clientOf(StaffAbsences), [staffMember.kind]);

/** The competences of staff members: what they lack follows from them. */
export const competenceParts = recordParts<CompetenceKind>('staffCompetence', clientOf(StaffCompetences), [
  staffMember.kind,
]);

/** The trainings of staff members: they prove competences. */
export const trainingParts = recordParts<TrainingKind>('staffTraining', clientOf(StaffTrainings), [
  'staffCompetence',
  staffMember.kind,
]);

/** The duties of staff members. */
export const dutyParts = recordParts<DutyKind>('staffDuty', clientOf(StaffDuties));
