import type { components } from '#openapi/generated/types.ts';

import type { FieldText } from './field-text.ts';

type Schemas = components['schemas'];

export const organisationStateTexts = {
  ACTIVE: 'Active',
  SUSPENDED: 'Suspended',
  CLOSING: 'Closing',
} as const satisfies Record<Schemas['OrganisationState'], string>;

export const contactStatusTexts = {
  NEW: 'New',
  READ: 'Read',
  ANSWERED: 'Answered',
  CLOSED: 'Closed',
} as const satisfies Record<Schemas['ContactMessageStatus'], string>;

export const platformRoleTexts = {
  SUPER_ADMIN: 'Super Admin',
  ADMIN: 'Admin',
} as const satisfies Record<Schemas['PlatformRole'], string>;

/** The names of the platform's features. */
export const platformFeatureTexts = {
  ADMIN_STANDARDS: 'Standards',
  ADMIN_CONTROLS: 'Controls',
  ADMIN_MATURITY_MODELS: 'Maturity models',
  ADMIN_SECURITY_QUESTION_GROUPS: 'Security question groups',
  ADMIN_SECURITY_QUESTIONNAIRES: 'Security questionnaires',
  ADMIN_ORGANISATION: 'Organisations and accounts',
  ADMIN_ADMIN_MANAGE: 'Admins',
  ADMIN_CONTACT_MESSAGE: 'Contact messages',
  ADMIN_RESOURCE: 'Resources and tips',
  ADMIN_IT_PRIVILEGED_OPERATIONS: 'IT privileged operations',
} as const satisfies Record<Schemas['PlatformFeature'], string>;

/** The names of privileged operations: typed to take one on. */
export const privilegedOperationTexts = {
  ADMIN: 'Appoint administrators',
  MATURITY: 'Seed maturity models',
  STANDARD: 'Seed standards',
  MODULE: 'Seed modules',
  UPDATE_STANDARD: 'Update standards',
} as const satisfies Record<Schemas['PrivilegedOperationKind'], string>;

export const privilegedStatusTexts = {
  PREPARED: 'Prepared',
  AWAITING_SECOND: 'Awaiting second person',
  RUNNING: 'Running',
  DONE: 'Done',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<Schemas['PrivilegedOperationStatus'], string>;

export const plannedEffectTexts = {
  ADDS: 'Adds',
  CHANGES: 'Changes',
  REMOVES: 'Removes',
  SKIPS: 'Skips',
} as const satisfies Record<Schemas['PlannedEffect'], string>;

/** What the log of the platform says of what is its own. */
export const platformTexts = {
  organisation: {
    name: 'Organisation',
    fields: {
      name: { label: 'Name' },
      features: { label: 'Features' },
      state: { label: 'State' },
      stateReason: { label: 'Reason' },
      administrator: { label: 'Invited administrator' },
    },
  },
  privilegedOperation: {
    name: 'Privileged operation',
    fields: { status: { label: 'Status' }, plan: { label: 'Planned changes' }, hash: { label: 'SHA-256 of the plan' } },
  },
  contactMessage: { name: 'Contact message', fields: { status: { label: 'Status' } } },
  user: {
    name: 'Account',
    fields: {
      role: { label: 'Role' },
      rights: { label: 'Rights' },
      approved: { label: 'Approved' },
      active: { label: 'Active' },
      email: { label: 'Email address' },
      banned: { label: 'Banned at the identity provider' },
    },
  },
} as const satisfies Readonly<Record<string, { name: string; fields: Readonly<Record<string, FieldText>> }>>;

export type PlatformEntity = keyof typeof platformTexts;

export const isPlatformEntity = (kind: string): kind is PlatformEntity => Object.hasOwn(platformTexts, kind);
