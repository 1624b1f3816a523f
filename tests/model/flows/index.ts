import type { Flow } from '../flow.ts';
import { changePassword } from './change-password.ts';
import { notifications } from './notifications.ts';
import { record } from './record.ts';
import { register } from './register.ts';
import { restoration } from './restoration.ts';
import { secondFactor } from './second-factor.ts';
import { sidebar } from './sidebar.ts';
import { signIn } from './sign-in.ts';

/** Every flow of the product that has a machine; paths, tables and diagrams are made of each. */
export const flows: readonly Flow[] = [
  changePassword,
  notifications,
  record,
  register,
  restoration,
  secondFactor,
  sidebar,
  signIn,
];
