import type { components } from '#openapi/generated/types.ts';

import type { FieldText } from './field-text.ts';

type Schemas = components['schemas'];
type Texts<Schema> = Readonly<Record<Exclude<keyof Schema & string, 'id'>, FieldText>>;

export const activityActions: Readonly<Record<Schemas['ActivityAction'], string>> = {
  CREATE: 'Created',
  READ: 'Read',
  UPDATE: 'Updated',
  DELETE: 'Deleted',
  RESTORE: 'Restored',
};

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** A changed field in a line of a file: `title: Flood -> Fire`. */
const changeLine = (change: object): string => {
  const { field, old, new: now }: { field?: unknown; old?: unknown; new?: unknown } = change;
  return `${written(field)}: ${written(old)} -> ${written(now)}`;
};

/** The words of an activity log in files. */
export const activityTexts: Texts<Schemas['Activity']> = {
  actor: { label: 'Person' },
  isAutomatic: { label: 'Automatic' },
  action: { label: 'Action', values: activityActions },
  entityType: { label: 'Record type' },
  entityId: { label: 'Record' },
  entityRef: { label: 'Reference' },
  entityName: { label: 'Name' },
  changes: { label: 'Changes', line: { of: changeLine, read: () => undefined } },
  names: { label: 'Names in the changes' },
  organisation: { label: 'Organisation' },
  ip: { label: 'IP address' },
  userAgent: { label: 'User agent' },
  at: { label: 'Time' },
};

export const loginEventTexts: Readonly<Record<Schemas['LoginEvent'], string>> = {
  SIGN_IN: 'Signed in',
  SIGN_IN_FAILED: 'Sign-in failed',
  SIGN_UP: 'Signed up',
  SIGN_OUT: 'Signed out',
  SESSION_REVOKED: 'Browser signed out',
  SESSION_USED: 'Session started',
  PASSWORD_RESET_REQUESTED: 'Password reset requested',
  PASSWORD_RESET: 'Password reset',
  PASSWORD_CHANGED: 'Password changed',
  SECOND_FACTOR_ENABLED: 'Second factor added',
  SECOND_FACTOR_REMOVED: 'Second factor removed',
};

/** The words of a login log in files. */
export const loginLogTexts: Texts<Schemas['LoginLog']> = {
  event: { label: 'Event', values: loginEventTexts },
  reason: { label: 'Reason' },
  ip: { label: 'IP address' },
  userAgent: { label: 'User agent' },
  at: { label: 'Time' },
};
