import { ApiError } from '#server/contract/errors.ts';
import type { Handlers, HandlersOf } from '#server/contract/types.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { FileAddresses, UploadParts } from '#server/modules/attachment/index.ts';
import { registerHandlers, type RecordSettings } from '#server/modules/record/index.ts';
import type { AskingParts } from '#server/modules/secure-link/index.ts';

import { peopleHandler } from './course/people.ts';
import { repeatHandler } from './course/repeat.ts';
import { statusHandler } from './course/status.ts';
import { assessmentRegister } from './register.ts';
import { askHandler } from './respondent-questions/ask.ts';
import { respondentHandlers } from './respondents/handlers.ts';
import { reviewHandlers } from './review/handlers.ts';
import { removeFile } from './secure/files.ts';
import { openLink } from './secure/open.ts';
import { saveDraft } from './secure/save-answers.ts';
import { submit } from './secure/submit.ts';
import { assessmentView } from './secure/view.ts';
import { secureUploadHandler } from './slow-work/secure-files.ts';
import { figureHandlers } from './statistics.ts';

export { ofFigure as assessmentFigures } from './figures.ts';
export { storedAnswers } from './answers.ts';
export { assessmentLinkByHand } from './link-by-hand.ts';
export { expireAssessments, remindRespondents, repeatAssessments } from './daily.ts';
export { assessmentRegister } from './register.ts';
export { answerVersionOf } from './review/outdated.ts';
export { noteReviewer } from './review/reviewers.ts';
export { linkedAssessment } from './secure/linked-assessment.ts';
export { keepFile, mayOpenAnswerFile } from './secure/files.ts';
export { assessmentJobs } from './slow-work/jobs.ts';

/** The register of assessments, their course, respondents, answers, review and numbers. */
export const assessmentModule = (
  settings: RecordSettings & AskingParts,
  addresses: FileAddresses,
): Pick<
  Handlers,
  | 'AssessmentAnswerReviews'
  | 'AssessmentCourse'
  | 'AssessmentFigures'
  | 'AssessmentRespondents'
  | 'ServiceProviderAssessments'
> => ({
  AssessmentAnswerReviews: reviewHandlers(settings, addresses),
  AssessmentCourse: { people: peopleHandler, changeStatus: statusHandler(settings), repeat: repeatHandler(settings) },
  AssessmentFigures: figureHandlers,
  AssessmentRespondents: respondentHandlers(settings),
  ServiceProviderAssessments: registerHandlers(assessmentRegister, settings),
});

/** What respondents can do with their links. */
export const secureAssessmentHandlers = (
  jobs: Pick<Jobs, 'enqueueOnLink'>,
  uploads: UploadParts,
): HandlersOf<'SecureAssessments'> => ({
  get: ({ path: { token } }, { link }) => assessmentView(link, token, uploads.limits.largestFile),
  open: (_input, context) => openLink(context),
  saveDraft: ({ body }, context) => saveDraft(body, context),
  async submit({ body }, context) {
    const outcome = await context.inTransaction(() => submit(body, context, jobs));
    // After the commit: what could be saved is.
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  },
  ask: askHandler(jobs),
  addFile: secureUploadHandler(uploads),
  removeFile: ({ path }, context) => removeFile(context, path),
});
