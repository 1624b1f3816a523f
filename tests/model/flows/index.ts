import type { Flow } from '../flow.ts';
import { changePassword } from './change-password.ts';
import { notifications } from './notifications.ts';
import { passwordReset } from './password-reset.ts';
import { record } from './record.ts';
import { register } from './register.ts';
import { restoration } from './restoration.ts';
import { secondFactor } from './second-factor.ts';
import { sidebar } from './sidebar.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { socialReturn } from './social-return.ts';
import { verifyEmail } from './verify-email.ts';

/** Every flow of the product that has a machine; paths, tables and diagrams are made of each. */
export const flows: readonly Flow[] = [
  changePassword,
  notifications,
  passwordReset,
  record,
  register,
  restoration,
  secondFactor,
  sidebar,
  signIn,
  signUp,
  socialReturn,
  verifyEmail,
];
