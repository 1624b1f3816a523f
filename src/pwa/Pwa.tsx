import { AppUpdate } from './AppUpdate.tsx';
import { InstallPrompt } from './InstallPrompt.tsx';

/** Installation and updates of the app. Loaded once the first page is idle. */
export const Pwa = () => (
  <>
    <AppUpdate />
    <InstallPrompt />
  </>
);
