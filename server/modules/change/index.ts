import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { DraftParts } from '#server/modules/drafting/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';

import { calendarHandlers } from './calendar.ts';
import { changeStatus } from './course.ts';
import { impactHandlers } from './impacts.ts';
import { readCourse } from './read.ts';
import { changeRegister } from './register.ts';
import { repeatWith } from './repetition.ts';
import { impactDraftHandlers } from './slow-work/drafts.ts';
import { castVote } from './votes.ts';

export { answerByAct, askedAfterChange } from './asked.ts';
export { changeRegister, liveChange } from './register.ts';

/** Drafts of what changes affect. */
export const changeDraftHandlers = (parts: DraftParts): HandlersOf<'ChangeDrafts'> => impactDraftHandlers(parts);

/** The register of changes, how they are decided on and made, and their calendar. */
export function changeModule(
  settings: RecordSettings,
): Pick<Handlers, 'ChangeCalendars' | 'ChangeCourses' | 'ChangeRequests'> {
  const register = registerHandlers(changeRegister, settings);
  return {
    ChangeCalendars: calendarHandlers,
    ChangeCourses: {
      changeStatus,
      repeat: repeatWith(register.create),
      course: ({ path: { id } }, context) => readCourse(id, context),
      async vote({ path: { id }, body }, context) {
        await castVote(id, body, context);
        return readCourse(id, context);
      },
      ...impactHandlers,
    },
    ChangeRequests: register,
  };
}
