import { createContext, useContext } from 'react';

import type { DocumentUploads } from './useDocumentUploads.ts';

export const UploadsContext = createContext<DocumentUploads | null>(null);

/** What is being sent to the repository whose folder is shown. */
export function useRepositoryUploads(): DocumentUploads {
  const uploads = useContext(UploadsContext);
  if (uploads === null) throw new Error('No repository is open');
  return uploads;
}
