import { queryOptions } from '@tanstack/react-query';

import { SecurityQuestionGroups } from '#openapi/generated/operations/security-question-groups.ts';
import { SecurityQuestions } from '#openapi/generated/operations/security-questions.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';

export type SecurityQuestionGroup = Schemas['SecurityQuestionGroup'];
export type SecurityQuestion = Schemas['SecurityQuestion'];

export const securityQuestionGroups = clientOf(SecurityQuestionGroups);
export const securityQuestions = clientOf(SecurityQuestions);

/** The root query key of the bank of security questions. */
export const bankKey = ['security-question'] as const;

/** The groups of the bank. */
export const securityGroupsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...bankKey, 'groups'],
    queryFn: ({ signal }) => securityQuestionGroups(api).groups({ signal }),
  });

/** The questions of a group. */
export const securityQuestionsQuery = (api: ApiClient, groupId: string) =>
  queryOptions({
    queryKey: [...bankKey, 'group', groupId],
    queryFn: ({ signal }) => securityQuestions(api).questions({ query: { groupId }, signal }),
  });
