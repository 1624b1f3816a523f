import type { Handlers } from '#server/contract/types.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { conflictsOf } from './conflicts.ts';
import { changeStatus, planAgainWith } from './course.ts';
import { auditProgramme } from './programme.ts';
import { auditRegister, liveAudit } from './register.ts';

export { auditRegister } from './register.ts';

/** The audit programme: audits, their course, and how they cover the standards. */
export function auditModule(settings: RecordSettings): Pick<Handlers, 'AuditCourse' | 'Audits'> {
  const register = registerHandlers(auditRegister, settings);
  return {
    AuditCourse: {
      changeStatus,
      conflicts: async ({ path: { id } }) => conflictsOf(await liveAudit(id)),
      planAgain: planAgainWith(register.create),
      programme: () => auditProgramme(),
    },
    Audits: register,
  };
}
