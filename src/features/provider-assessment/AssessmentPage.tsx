import { RecordPage } from '#src/registers/RecordPage.tsx';

import { AssessmentPanel } from './AssessmentPanel.tsx';
import { editableAssessment } from './editable-assessment.ts';

/** /add-service-provider-assessment and /add-service-provider-assessment/$id: one assessment on a page of its own. */
export const AssessmentPage = () => <RecordPage kind={editableAssessment} panel={AssessmentPanel} />;
