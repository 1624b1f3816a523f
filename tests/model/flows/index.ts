import type { Flow } from '../flow.ts';
import { adoption } from './adoption.ts';
import { aiAssessment } from './ai-assessment.ts';
import { aiDraft } from './ai-draft.ts';
import { answerFiles } from './answer-files.ts';
import { apiToken } from './api-token.ts';
import { appUpdate } from './app-update.ts';
import { assessmentClosing } from './assessment-closing.ts';
import { assessmentResponse } from './assessment-response.ts';
import { assessmentReview } from './assessment-review.ts';
import { batchChange } from './batch-change.ts';
import { bulkChange } from './bulk-change.ts';
import { changePassword } from './change-password.ts';
import { changeVote } from './change-vote.ts';
import { clarification } from './clarification.ts';
import { comments } from './comments.ts';
import { connectivity } from './connectivity.ts';
import { controlAnswer } from './control-answer.ts';
import { cookieConsent } from './cookie-consent.ts';
import { deviceMove } from './device-move.ts';
import { documentBatch } from './document-batch.ts';
import { documentRemoval } from './document-removal.ts';
import { documentTransfer } from './document-transfer.ts';
import { duty } from './duty.ts';
import { errorRecovery } from './error-recovery.ts';
import { evidenceRequest } from './evidence-request.ts';
import { exemptionExtension } from './exemption-extension.ts';
import { exportFlow } from './export.ts';
import { importFlow } from './import.ts';
import { incidentReport } from './incident-report.ts';
import { installPrompt } from './install-prompt.ts';
import { invitationAcceptance } from './invitation-acceptance.ts';
import { invitation } from './invitation.ts';
import { lineageReview } from './lineage-review.ts';
import { links } from './links.ts';
import { mappingReview } from './mapping-review.ts';
import { matrixEditing } from './matrix-editing.ts';
import { memberRemoval } from './member-removal.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { organisationSelection } from './organisation-selection.ts';
import { passwordReset } from './password-reset.ts';
import { policyAcknowledgement } from './policy-acknowledgement.ts';
import { policyEditing } from './policy-editing.ts';
import { preferences } from './preferences.ts';
import { privilegedOperation } from './privileged-operation.ts';
import { questionnaireBuilder } from './questionnaire-builder.ts';
import { recipients } from './recipients.ts';
import { record } from './record.ts';
import { recurrenceEditing } from './recurrence-editing.ts';
import { register } from './register.ts';
import { removedRecords } from './removed-records.ts';
import { reportRun } from './report-run.ts';
import { respondentQuestions } from './respondent-questions.ts';
import { restoration } from './restoration.ts';
import { reverification } from './reverification.ts';
import { rightsGrid } from './rights-grid.ts';
import { runZeroImport } from './run-zero-import.ts';
import { savedViews } from './saved-views.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { sidebar } from './sidebar.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { socialReturn } from './social-return.ts';
import { standardImport } from './standard-import.ts';
import { standardUpgrade } from './standard-upgrade.ts';
import { stepDialog } from './step-dialog.ts';
import { taskBoard } from './task-board.ts';
import { themeProposal } from './theme-proposal.ts';
import { tips } from './tips.ts';
import { unsavedText } from './unsaved-text.ts';
import { upload } from './upload.ts';
import { valueMappingFlow } from './value-mapping.ts';
import { verifyEmail } from './verify-email.ts';

/** Every flow with a machine; paths, tables and diagrams are derived from each. */
export const flows: readonly Flow[] = [
  aiAssessment,
  adoption,
  aiDraft,
  answerFiles,
  apiToken,
  appUpdate,
  assessmentClosing,
  assessmentResponse,
  assessmentReview,
  batchChange,
  changePassword,
  clarification,
  comments,
  connectivity,
  controlAnswer,
  cookieConsent,
  deviceMove,
  documentBatch,
  documentRemoval,
  documentTransfer,
  duty,
  errorRecovery,
  bulkChange,
  changeVote,
  evidenceRequest,
  exemptionExtension,
  exportFlow,
  importFlow,
  incidentReport,
  installPrompt,
  invitation,
  invitationAcceptance,
  memberRemoval,
  rightsGrid,
  lineageReview,
  links,
  mappingReview,
  matrixEditing,
  notifications,
  onboarding,
  organisationSelection,
  passwordReset,
  policyEditing,
  policyAcknowledgement,
  preferences,
  privilegedOperation,
  questionnaireBuilder,
  record,
  recipients,
  register,
  removedRecords,
  reportRun,
  respondentQuestions,
  restoration,
  runZeroImport,
  reverification,
  savedViews,
  secondFactor,
  session,
  sidebar,
  signIn,
  signOut,
  signUp,
  socialReturn,
  standardImport,
  standardUpgrade,
  stepDialog,
  recurrenceEditing,
  taskBoard,
  themeProposal,
  tips,
  unsavedText,
  upload,
  valueMappingFlow,
  verifyEmail,
];
