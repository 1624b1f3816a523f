import { setup } from 'xstate';

import { defineFlow } from '../flow.ts';

type ProviderAssessmentEvent =
  | { type: 'assessment.added' }
  | { type: 'respondent.added' }
  | { type: 'assessment.sent' }
  | { type: 'link.opened' }
  | { type: 'draft.saved' }
  | { type: 'respondent.returned' }
  | { type: 'answers.submitted' }
  | { type: 'viewer.looked' }
  | { type: 'answer.reviewed' }
  | { type: 'clarification.asked' }
  | { type: 'newLink.opened' }
  | { type: 'answer.clarified' }
  | { type: 'review.completed' }
  | { type: 'assessment.approved' }
  | { type: 'report.opened' };

/** What the people of an assessment see: its reviewer, a supplier without an account, someone who may only view, the approver. */
export const providerAssessmentMachine = setup({ types: { events: {} as ProviderAssessmentEvent } }).createMachine({
  id: 'providerAssessment',
  initial: 'planned',
  states: {
    planned: { on: { 'assessment.added': 'drafted' } },
    drafted: { on: { 'respondent.added': 'addressed' } },
    addressed: { on: { 'assessment.sent': 'sent' } },
    sent: { on: { 'link.opened': 'unanswered' } },
    unanswered: { on: { 'draft.saved': 'begun' } },
    begun: { on: { 'respondent.returned': 'resumed' } },
    resumed: { on: { 'answers.submitted': 'submitted' } },
    submitted: { on: { 'viewer.looked': 'viewed' } },
    viewed: { on: { 'answer.reviewed': 'doubted' } },
    doubted: { on: { 'clarification.asked': 'sentBack' } },
    sentBack: { on: { 'newLink.opened': 'narrowed' } },
    narrowed: { on: { 'answer.clarified': 'clarified' } },
    clarified: { on: { 'review.completed': 'reviewed' } },
    reviewed: { on: { 'assessment.approved': 'approved' } },
    approved: { on: { 'report.opened': 'reported' } },
    reported: {},
  },
});

export const providerAssessment = defineFlow({
  name: 'provider-assessment',
  title: 'Assessment of a provider, from its template to the report',
  prose:
    'A member sends the questions of a template to a supplier, who answers them without an account, in two visits. The reviewer asks for clarification of one answer, the supplier answers just that, and another person approves what the reviewer concludes. Someone who may only view changes nothing.',
  machine: providerAssessmentMachine,
  starts: { 'a template is published and a provider known': undefined },
  cases: [],
  invariants: [],
  contextKey: () => null,
});
