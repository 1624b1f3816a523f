import { AppUpdate } from './AppUpdate.tsx';
import { InstallPrompt } from './InstallPrompt.tsx';

/** The app as one that is installed and updated. Fetched once the first page has come to rest. */
export const Pwa = () => (
  <>
    <AppUpdate />
    <InstallPrompt />
  </>
);
