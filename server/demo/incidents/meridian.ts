import type { DemoIncident } from '../incident.ts';

/** The incidents of Meridian Health, oldest first. */
export const meridianIncidents: readonly DemoIncident[] = [
  {
    title: 'Electronic prescribing down during the night round',
    description: 'A failed update left the wards without prescriptions for three hours.',
    type: 'Outage',
    severity: 'MAJOR',
    detection: 'INTERNAL',
    owner: 'both',
    reporter: 'meridian',
    assets: ['Electronic prescribing'],
    risks: ['Electronic prescribing has no workable paper fallback on the wards'],
    times: { occurredAt: 1500, detectedAt: 1500, reportedAt: 1499, containedAt: 1497, resolvedAt: 1496 },
    impact: 'Doses late on four wards; no harm to patients.',
    mitigation: 'Paper charts, pharmacist on site.',
    rootCause: 'The update was tested without the interface to the pharmacy system.',
    correctiveActions: 'Updates outside medicine rounds; printed charts at 20:00.',
    lessons: 'A fallback that nobody has practised is none.',
  },
  {
    title: 'Record of a public figure opened by eleven members of staff',
    description: 'The weekly evaluation of access found eleven people without a treatment relationship.',
    type: 'Data breach',
    severity: 'MODERATE',
    detection: 'INTERNAL',
    owner: 'both',
    reporter: 'meridian',
    assets: ['Patient records', 'Electronic patient record'],
    risks: ['Staff look up the records of relatives and colleagues'],
    times: { occurredAt: 150, detectedAt: 40, reportedAt: 39, containedAt: 30 },
    duties: { 'gdpr-33': {}, 'gdpr-34': {} },
    impact: 'One patient.',
    mitigation: 'Record locked behind a reason, staff heard.',
  },
];
