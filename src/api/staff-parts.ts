import { StaffDuties } from '#openapi/generated/operations/staff-duties.ts';
import { StaffTrainings } from '#openapi/generated/operations/staff-trainings.ts';

import { clientOf } from './connection/client-of.ts';
import type { Schemas } from './connection/client.ts';
import { recordParts } from './record/record-parts.ts';

export type StaffTraining = Schemas['StaffTraining'];
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

/** The trainings of staff members. */
export const trainingParts = recordParts<TrainingKind>('staffTraining', clientOf(StaffTrainings));

/** The duties of staff members. */
export const dutyParts = recordParts<DutyKind>('staffDuty', clientOf(StaffDuties));
