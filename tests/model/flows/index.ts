import type { Flow } from '../flow.ts';
import { aiDraft } from './ai-draft.ts';
import { answerFiles } from './answer-files.ts';
import { apiToken } from './api-token.ts';
import { appUpdate } from './app-update.ts';
import { assessmentResponse } from './assessment-response.ts';
import { assessmentReview } from './assessment-review.ts';
import { batchChange } from './batch-change.ts';
import { bulkChange } from './bulk-change.ts';
import { changePassword } from './change-password.ts';
import { clarification } from './clarification.ts';
import { comments } from './comments.ts';
import { connectivity } from './connectivity.ts';
import { cookieConsent } from './cookie-consent.ts';
import { errorRecovery } from './error-recovery.ts';
import { exemptionExtension } from './exemption-extension.ts';
import { exportFlow } from './export.ts';
import { importFlow } from './import.ts';
import { installPrompt } from './install-prompt.ts';
import { links } from './links.ts';
import { matrixEditing } from './matrix-editing.ts';
import { notifications } from './notifications.ts';
import { organisationSelection } from './organisation-selection.ts';
import { passwordReset } from './password-reset.ts';
import { policyAcknowledgement } from './policy-acknowledgement.ts';
import { policyEditing } from './policy-editing.ts';
import { preferences } from './preferences.ts';
import { questionnaireBuilder } from './questionnaire-builder.ts';
import { recipients } from './recipients.ts';
import { record } from './record.ts';
import { register } from './register.ts';
import { removedRecords } from './removed-records.ts';
import { restoration } from './restoration.ts';
import { reverification } from './reverification.ts';
import { runZeroImport } from './run-zero-import.ts';
import { savedViews } from './saved-views.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { sidebar } from './sidebar.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { socialReturn } from './social-return.ts';
import { stepDialog } from './step-dialog.ts';
import { tips } from './tips.ts';
import { unsavedText } from './unsaved-text.ts';
import { upload } from './upload.ts';
import { verifyEmail } from './verify-email.ts';

/** Every flow with a machine; paths, tables and diagrams are derived from each. */
export const flows: readonly Flow[] = [
  aiDraft,
  answerFiles,
  apiToken,
  appUpdate,
  assessmentResponse,
  assessmentReview,
  batchChange,
  changePassword,
  clarification,
  comments,
  connectivity,
  cookieConsent,
  errorRecovery,
  bulkChange,
  exemptionExtension,
  exportFlow,
  importFlow,
  installPrompt,
  links,
  matrixEditing,
  notifications,
  organisationSelection,
  passwordReset,
  policyEditing,
  policyAcknowledgement,
  preferences,
  questionnaireBuilder,
  record,
  recipients,
  register,
  removedRecords,
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
  stepDialog,
  tips,
  unsavedText,
  upload,
  verifyEmail,
];
