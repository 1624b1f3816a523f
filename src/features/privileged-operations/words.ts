import type { components } from '#openapi/generated/types.ts';
import type { StatusShape, Tone } from '#src/ui/data/status-shapes.tsx';

type Schemas = components['schemas'];

export const statusShapes: Readonly<
  Record<Schemas['PrivilegedOperationStatus'], { readonly shape: StatusShape; readonly tone: Tone }>
> = {
  PREPARED: { shape: 'draft', tone: 'neutral' },
  AWAITING_SECOND: { shape: 'quarter', tone: 'warning' },
  RUNNING: { shape: 'half', tone: 'info' },
  DONE: { shape: 'done', tone: 'success' },
  FAILED: { shape: 'rejected', tone: 'danger' },
  CANCELLED: { shape: 'onHold', tone: 'neutral' },
};

export const effectShapes: Readonly<
  Record<Schemas['PlannedEffect'], { readonly shape: StatusShape; readonly tone: Tone }>
> = {
  ADDS: { shape: 'open', tone: 'success' },
  CHANGES: { shape: 'half', tone: 'warning' },
  REMOVES: { shape: 'rejected', tone: 'danger' },
  SKIPS: { shape: 'onHold', tone: 'neutral' },
};

/** What each operation is for. */
export const purposes: Readonly<Record<Schemas['PrivilegedOperationKind'], string>> = {
  ADMIN: 'Appoints the people named by PLATFORM_ADMIN_EMAILS',
  MATURITY: 'Adds the maturity models that come with Attest, as drafts',
  STANDARD: 'Adds the standards that come with Attest, as drafts',
  MODULE: 'Adds the modules that come with Attest, with their standards',
  UPDATE_STANDARD: 'Brings newer versions of standards that come with Attest, as drafts',
};

export const changeNoun = { one: 'change', many: 'changes' };
