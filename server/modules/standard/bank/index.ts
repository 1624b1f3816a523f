import type { HandlersOf } from '#server/contract/types.ts';
import type { PlatformDatabase } from '#server/database/platform.ts';

import { platformScope } from '../scope.ts';
import { addGroup, changeGroup, listedGroups, removeGroup } from './groups.ts';
import { addQuestion, changeQuestion, listedQuestions, removeQuestion } from './questions.ts';

/** The groups of the bank of security questions. */
export const questionGroupHandlers = (platform: PlatformDatabase): HandlersOf<'SecurityQuestionGroups'> => ({
  groups: () => listedGroups(platform),
  addGroup: ({ body }, context) => platformScope(platform, context).within((work) => addGroup(work, body)),
  changeGroup: ({ path: { id }, body }, context) =>
    platformScope(platform, context).within((work) => changeGroup(work, id, body)),
  removeGroup: ({ path: { id } }, context) => platformScope(platform, context).within((work) => removeGroup(work, id)),
});

/** The bank of security questions. */
export const securityQuestionHandlers = (platform: PlatformDatabase): HandlersOf<'SecurityQuestions'> => ({
  questions: ({ query: { groupId } }) => listedQuestions(platform, groupId),
  addQuestion: ({ body }, context) => platformScope(platform, context).within((work) => addQuestion(work, body)),
  changeQuestion: ({ path: { id }, body }, context) =>
    platformScope(platform, context).within((work) => changeQuestion(work, id, body)),
  removeQuestion: ({ path: { id } }, context) =>
    platformScope(platform, context).within((work) => removeQuestion(work, id)),
});
