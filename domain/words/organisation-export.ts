import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];

export const organisationExportStateTexts = {
  QUEUED: 'Waiting',
  RUNNING: 'Being written',
  READY: 'Ready',
  FAILED: 'Failed',
  EXPIRED: 'Deleted',
} as const satisfies Record<Schemas['OrganisationExportState'], string>;

/** The fields of an export, in the words of the activity log. */
export const organisationExportTexts = {
  state: { label: 'State' },
  downloadedBy: { label: 'Downloaded by' },
} as const;
