import { RecordPage } from '#src/registers/RecordPage.tsx';

import { editableIncident } from './editable-incident.ts';
import { IncidentPanel } from './IncidentPanel.tsx';

/** /add-incident and /add-incident/$id: one incident on a page of its own. */
export const IncidentPage = () => <RecordPage kind={editableIncident} panel={IncidentPanel} />;
