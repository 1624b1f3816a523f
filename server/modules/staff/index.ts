import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { chart } from './chart.ts';
import { changeStatus } from './course.ts';
import { dutyHandlers } from './duties.ts';
import { pictureHandlers } from './picture.ts';
import { staffRegister } from './register.ts';
import { roleDraftHandlers } from './slow-work/drafts.ts';
import { trainingHandlers } from './trainings.ts';

export { liveStaffMember, staffRegister } from './register.ts';
export { trainingFallsDue } from './trainings.ts';

/** Drafts of roles. */
export const staffDraftHandlers = (parts: DraftParts): HandlersOf<'StaffDrafts'> => roleDraftHandlers(parts);

/** The staff register, its lifecycle, duties and trainings, and the organisation chart. */
export const staffModule = (
  settings: RecordSettings,
): Pick<Handlers, 'Staff' | 'StaffCourse' | 'StaffDuties' | 'StaffTrainings'> => ({
  Staff: registerHandlers(staffRegister, settings),
  StaffCourse: { changeStatus, chart, ...pictureHandlers },
  StaffDuties: dutyHandlers,
  StaffTrainings: trainingHandlers,
});
