import type { Flow } from '../flow.ts';
import { record } from './record.ts';
import { register } from './register.ts';
import { restoration } from './restoration.ts';
import { sidebar } from './sidebar.ts';
import { signIn } from './sign-in.ts';

/** Every flow of the product that has a machine; paths, tables and diagrams are made of each. */
export const flows: readonly Flow[] = [record, register, restoration, sidebar, signIn];
