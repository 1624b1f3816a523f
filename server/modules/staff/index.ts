import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { lookupHandlers } from '#server/modules/lookup/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { absenceHandlers } from './absences.ts';
import { chart } from './chart.ts';
import { competenceHandlers } from './competences.ts';
import { changeStatus } from './course.ts';
import { dependants } from './dependants.ts';
import { dutyHandlers } from './duties.ts';
import { pictureHandlers } from './picture.ts';
import { staffRegister } from './register.ts';
import { requirementHandlers } from './requirements.ts';
import { standing } from './role-standing.ts';
import { staffLookupSettings } from './roles.ts';
import { roleDraftHandlers } from './slow-work/drafts.ts';
import { trainingHandlers } from './trainings.ts';

export { statesOfMember } from './competence-states.ts';
export { linkAccount, lockInvitee, refuseOtherInvitee } from './invited.ts';
export { liveStaffMember, staffRegister } from './register.ts';
export { staffLookupSettings } from './roles.ts';
export { trainingFallsDue } from './trainings.ts';

/** Drafts of roles. */
export const staffDraftHandlers = (parts: DraftParts): HandlersOf<'StaffDrafts'> => roleDraftHandlers(parts);

/** The staff register, its lifecycle, duties, trainings, competences and absences, and the organisation chart. */
export const staffModule = (
  settings: RecordSettings,
): Pick<
  Handlers,
  | 'Competences'
  | 'Staff'
  | 'StaffAbsences'
  | 'StaffCompetences'
  | 'StaffCourse'
  | 'StaffDuties'
  | 'StaffRequirements'
  | 'StaffRoles'
  | 'StaffTrainings'
> => ({
  Competences: lookupHandlers('competence'),
  StaffAbsences: absenceHandlers,
  StaffCompetences: competenceHandlers,
  StaffRequirements: { ...requirementHandlers, standing },
  StaffRoles: lookupHandlers('staffRole', staffLookupSettings.staffRole),
  Staff: registerHandlers(staffRegister, settings),
  StaffCourse: { changeStatus, chart, dependants, ...pictureHandlers },
  StaffDuties: dutyHandlers,
  StaffTrainings: trainingHandlers,
});
