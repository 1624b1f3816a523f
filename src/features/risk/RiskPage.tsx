import { RecordPage } from '#src/registers/RecordPage.tsx';

import { editableRisk } from './editable-risk.ts';
import { RiskPanel } from './RiskPanel.tsx';

/** /add-risk and /add-risk/$id: one risk on a page of its own. */
export const RiskPage = () => <RecordPage kind={editableRisk} panel={RiskPanel} />;
