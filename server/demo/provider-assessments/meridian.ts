import type { DemoAssessment } from '../provider-assessment.ts';

/** The assessments of Meridian Health. */
export const meridianAssessments: readonly DemoAssessment[] = [
  {
    title: 'Maintenance of the bedside monitors',
    description: 'About the monitors on the wards of all hospitals, and the gateways through which you reach them.',
    provider: 'Pulse Monitors',
    template: 'Maintenance of medical devices',
    reviewer: 'both',
    approver: 'meridian',
    dueInDays: 5,
    expiresInDays: 35,
    daysAgo: { sent: 16, opened: 16, saved: 1, submitted: 1 },
    respondents: [
      {
        name: 'Thomas Aigner',
        email: 'thomas.aigner@pulse.example',
        answers: {
          'How do you maintain the devices?': 'Remotely at any time',
          'Is every session recorded?': 'Partly',
          'Do you copy patient data from the devices?': 'Yes',
          'For what, and when is it deleted?':
            'Curves of single alarms, to examine complaints. They are deleted when the case is closed, after 90 days at the latest.',
          'Until when are updates guaranteed?': '2031-12-31',
          'Who should we contact about a vulnerability?': 'psirt@pulse.example',
        },
      },
    ],
  },
];
