import type { components } from '#openapi/generated/types.ts';

import { recordTexts, type FieldTexts, type ValueTexts } from './field-text.ts';

type Schemas = components['schemas'];

export const severityLabels: ValueTexts<Schemas['IncidentSeverity']> = {
  CRITICAL: 'Critical',
  MAJOR: 'Major',
  MODERATE: 'Moderate',
  MINOR: 'Minor',
  LOW: 'Low',
};

export const statusLabels: ValueTexts<Schemas['IncidentStatus']> = {
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  CONTAINED: 'Contained',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
};

/** What an action is called on its button. */
export const actionLabels: ValueTexts<Schemas['IncidentAction']> = {
  START: 'Start work',
  CONTAIN: 'Contained',
  RESOLVE: 'Resolved',
  CLOSE: 'Close',
  REOPEN: 'Reopen',
};

export const entryKindLabels: ValueTexts<Schemas['TimelineEntryKind']> = {
  DETECTION: 'Detection',
  MITIGATION: 'Mitigation',
  OBSERVATION: 'Observation',
  SEVERITY_CHANGED: 'Severity changed',
  STATUS_CHANGED: 'Status changed',
  NOTIFICATION: 'Notification',
};

export const detectionLabels: ValueTexts<Schemas['IncidentDetection']> = {
  INTERNAL: 'Internal',
  EXTERNAL: 'External',
};

/** The words of an incident's fields. */
export const incidentTexts = {
  title: recordTexts.title,
  status: { label: 'Status', values: statusLabels },
  nextDueAt: { label: 'Notification due' },
  openDuties: { label: 'Open notifications' },
  notNotified: { label: 'Why not notified' },
  takenOverAt: { label: 'Taken over' },
  takenOverBy: { label: 'Taken over by' },
  description: { label: 'Description' },
  type: { label: 'Type' },
  severity: { label: 'Severity', values: severityLabels },
  detection: { label: 'Detection', values: detectionLabels },
  owner: { label: 'Owner' },
  coOwners: { label: 'Co-owners' },
  reporter: { label: 'Reporter' },
  assets: { label: 'Affected assets' },
  risks: { label: 'Risks' },
  ownControls: { label: 'Own controls' },
  occurredAt: { label: 'Occurred' },
  detectedAt: { label: 'Detected' },
  awareAt: { label: 'Aware' },
  classifiedAt: { label: 'Classified as major (DORA)' },
  reportedAt: { label: 'Reported' },
  containedAt: { label: 'Contained' },
  resolvedAt: { label: 'Resolved' },
  impact: { label: 'Impact' },
  immediateMitigation: { label: 'Immediate mitigation' },
  rootCause: { label: 'Root cause' },
  correctiveActions: { label: 'Corrective actions' },
  lessonsLearned: { label: 'Lessons learned' },
} satisfies FieldTexts<Schemas['Incident']>;
