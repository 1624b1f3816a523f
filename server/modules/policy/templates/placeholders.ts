import type { Placeholder } from './template.ts';

export const number = (name: string, label: string, defaultValue: number): Placeholder => ({
  name,
  label,
  kind: 'NUMBER',
  defaultValue: String(defaultValue),
});

export const text = (name: string, label: string, defaultValue: string): Placeholder => ({
  name,
  label,
  kind: 'TEXT',
  defaultValue,
});

/** No address of ours would be right, so it is asked for. */
export const email = (name: string, label: string): Placeholder => ({ name, label, kind: 'EMAIL', defaultValue: '' });

/** In every policy: whose it is, and who answers for information security. */
export const everywhere: readonly Placeholder[] = [
  text('organisationName', 'Name of the organisation', ''),
  text('ciso', 'Role that leads information security', 'Information Security Officer'),
];

export const reportingAddress: Placeholder = email('reportingAddress', 'Address for reports of security events');
