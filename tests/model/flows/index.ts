import type { Flow } from '../flow.ts';
import { appUpdate } from './app-update.ts';
import { connectivity } from './connectivity.ts';
import { cookieConsent } from './cookie-consent.ts';
import { errorRecovery } from './error-recovery.ts';
import { installPrompt } from './install-prompt.ts';
import { organisationSelection } from './organisation-selection.ts';
import { preferences } from './preferences.ts';
import { record } from './record.ts';
import { register } from './register.ts';
import { restoration } from './restoration.ts';
import { session } from './session.ts';
import { sidebar } from './sidebar.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { tips } from './tips.ts';

/** Every flow of the product that has a machine; paths, tables and diagrams are made of each. */
export const flows: readonly Flow[] = [
  appUpdate,
  connectivity,
  cookieConsent,
  errorRecovery,
  installPrompt,
  organisationSelection,
  preferences,
  record,
  register,
  restoration,
  session,
  sidebar,
  signIn,
  signOut,
  tips,
];
