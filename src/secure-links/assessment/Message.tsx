import type { AssessmentResponseNotice } from '#machines/assessment-response/assessment-response.types.ts';
import { assessmentTexts as texts } from '#src/texts/secure-assessments.ts';
import { ToastCard } from '#src/ui/feedback/ToastCard.tsx';

const success = ({ title, description }: { title: string; description: string }) =>
  ({ tone: 'success', title, description }) as const;
const danger = (title: string, description?: string) => ({ tone: 'danger', title, description }) as const;

/** The texts of specification section 8; null for what is not for people. */
function messageOf(notice: AssessmentResponseNotice) {
  switch (notice.type) {
    case 'draft.saved':
      return success(texts.draftSaved);
    case 'draft.failed':
      return danger(texts.draftFailed);
    case 'assessment.submitted':
      return success(texts.submitted);
    case 'submission.failed':
      return danger(texts.submitFailed);
    case 'answers.missing':
      return danger(texts.missing(notice.questionIds.length), texts.missingHelp);
    case 'conflicts.open':
      return danger(texts.conflicts(notice.questionIds.length), texts.conflictsHelp);
    case 'answers.unfit':
      return danger(texts.unfit(notice.questionIds.length), texts.unfitHelp);
    case 'answers.saved':
      break;
  }
  return null;
}

export interface MessageProps {
  readonly notice: AssessmentResponseNotice;
  readonly onClose: () => void;
}

/** What has happened, in words. */
export function Message({ notice, onClose }: MessageProps) {
  const message = messageOf(notice);
  return message && <ToastCard {...message} action={undefined} onClose={onClose} />;
}
