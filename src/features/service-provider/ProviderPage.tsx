import { RecordPage } from '#src/registers/RecordPage.tsx';

import { editableProvider } from './editable-provider.ts';
import { ProviderPanel } from './ProviderPanel.tsx';

/** /add-service-provider and /add-service-provider/$id: one provider on a page of its own. */
export const ProviderPage = () => <RecordPage kind={editableProvider} panel={ProviderPanel} />;
