import type { Handlers } from '#server/contract/types.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { controlOptions } from './controls.ts';
import { changeStatus, renewWith } from './course.ts';
import { extensionHandlers } from './extensions.ts';
import { exemptionRegister } from './register.ts';
import { figureHandlers } from './statistics.ts';

export { askAfterFailedControl, askAfterNewVersion, endExemptions } from './events.ts';
export {
  isInForce as isExemptionInForce,
  isToConfirm as isExemptionToConfirm,
  ofFigure as exemptionFigures,
  statusToday as exemptionStatusToday,
} from './in-force.ts';
export { exemptionRegister } from './register.ts';

/** The exemption register, the course of exemptions and their numbers. */
export function exemptionModule(
  settings: RecordSettings,
): Pick<Handlers, 'ExemptionCourse' | 'ExemptionFigures' | 'Exemptions'> {
  const register = registerHandlers(exemptionRegister, settings);
  return {
    ExemptionCourse: {
      changeStatus,
      renew: renewWith(register.create),
      controls: controlOptions,
      ...extensionHandlers,
    },
    ExemptionFigures: figureHandlers,
    Exemptions: register,
  };
}
