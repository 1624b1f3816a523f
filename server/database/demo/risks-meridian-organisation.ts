import type { DemoRisk } from './risk.ts';

/** R-0021 to R-0040 of Meridian Health. */
export const meridianOrganisationRisks: readonly DemoRisk[] = [
  {
    title: 'Payroll processor cannot evidence a tested recovery plan',
    description:
      'The processor’s report covers design and not operation of its recovery controls. Salaries of 2,900 staff depend on a run that has to happen within two days a month. The contract allows an audit, which has been announced.',
    categories: ['Third party', 'Continuity'],
    rating: [4, 5],
    treatment: 'TRANSFER',
    reviewInDays: -2,
  },
  {
    title: 'Privileged accounts are shared between on-call engineers',
    description:
      'Five engineers use two accounts with a password in a team note. After an incident in February nobody could say who restarted the integration server. The vault is installed; its emergency procedure is missing.',
    categories: ['Access control'],
    rating: [4, 4],
    treatment: 'MITIGATE',
    reviewInDays: 3,
  },
  {
    title: 'Single internet carrier at the main data centre',
    description:
      'The second line enters the building through the same duct. Excavation works in the street begin in March. A radio link of a second carrier is technically possible and awaits planning consent.',
    categories: ['Continuity', 'Third party'],
    rating: [3, 4],
    treatment: 'MITIGATE',
    reviewInDays: 13,
  },
  {
    title: 'Locum doctors start before their access is approved',
    description:
      'One shift in eight begins with a colleague’s log-in. Agencies confirm registration by e-mail, often after office hours. A standing pool of pre-checked locums would cover most nights.',
    categories: ['Access control', 'People'],
    rating: [5, 3],
    treatment: 'MITIGATE',
    reviewInDays: 18,
  },
  {
    title: 'Subject access requests take longer than one month',
    description:
      'Of 214 requests in the year, 37 were late, the longest by nine weeks. Records in three systems are searched by hand and redacted on paper. The supervisory authority has asked for a plan.',
    categories: ['Regulatory', 'Data protection'],
    rating: [5, 3],
    treatment: 'MITIGATE',
    reviewInDays: 27,
  },
  {
    title: 'NIS2 registration names a contact person who has left',
    description:
      'Notices of the competent authority go to a mailbox that nobody reads. The change form needs a signature of the board.',
    categories: ['Regulatory'],
    rating: [3, 3],
    treatment: 'MITIGATE',
    reviewInDays: 8,
  },
  {
    title: 'Impersonation of executives by synthetic voice',
    description:
      'A call in the voice of the finance director asked for an urgent payment to a device supplier. The clerk recognised a phrase he never uses. Payments above 10,000 euro need two people; below it one call suffices.',
    categories: ['Fraud', 'People'],
    rating: [3, 3],
    treatment: 'MITIGATE',
    reviewInDays: 40,
  },
  {
    title: 'Controlled drugs registers are reconciled weekly instead of daily in two community hospitals',
    description:
      'Differences are found too late to be explained. Two ampoules of morphine were missing in July and were never accounted for. An electronic cabinet is budgeted for one of the two.',
    categories: ['Fraud', 'Regulatory'],
    rating: [3, 4],
    treatment: 'MITIGATE',
    reviewInDays: 31,
  },
  {
    title: 'Only one engineer can maintain the integration engine',
    description:
      'The engine carries 1.2 million messages a day over 86 interfaces. Recruitment has failed twice at the offered grade. A support contract covers office hours.',
    categories: ['People', 'Continuity'],
    rating: [3, 4],
    treatment: 'ACCEPT',
    reviewInDays: 53,
  },
  {
    title: 'Merger of the Gleann Rua practices moves 38,000 records in one weekend',
    description:
      'A trial run took 61 hours of the 58 available and left 212 records unmatched. Matching rules are being tightened for names such as Ó Súilleabháin, which the old system stored without accents. Go-live depends on a second trial.',
    categories: ['Technology change', 'Data protection'],
    rating: [4, 4],
    treatment: 'MITIGATE',
    reviewInDays: 9,
  },
  {
    title: 'Cyber insurance requires a second factor on all remote access by 1 March',
    description:
      'Four suppliers still come in through a tunnel with a password. Cover for business interruption lapses if the condition is not met. Three of the four have a date.',
    categories: ['Third party', 'Access control', 'Regulatory'],
    rating: [3, 4],
    treatment: 'MITIGATE',
    reviewInDays: 36,
  },
  {
    title: 'Visitors’ logs are kept longer than the retention schedule allows',
    description:
      'Books of two clinics go back to 2019, while the schedule says twelve months. They are in a locked cupboard.',
    categories: ['Data protection'],
    rating: [2, 2],
    treatment: 'MITIGATE',
    reviewInDays: 88,
  },
  {
    title: 'Cleaning contractor’s master keys are not counted',
    description:
      'Eighteen sets were issued and fifteen were shown at the last check. Medicine rooms are on a separate system. Replacement of the cylinders of two floors would cost 6,400 euro.',
    categories: ['Physical', 'Third party'],
    rating: [3, 2],
    treatment: 'MITIGATE',
    reviewInDays: 47,
  },
  {
    title: 'Printers keep cached documents when they are returned to the lessor',
    description:
      'The lease allows removal of the disks, but nobody asks for it. Twenty-four devices go back in spring.',
    categories: ['Data protection', 'Third party'],
    rating: [3, 2],
    treatment: 'AVOID',
    reviewInDays: 58,
  },
  {
    title: 'Mandatory training completion is below 80 % among bank staff',
    description:
      'Bank staff are not paid for the hour it takes. Information governance is the module most often missing.',
    categories: ['People'],
    rating: [4, 1],
    treatment: 'MITIGATE',
    reviewInDays: 65,
  },
  {
    title: 'Car park barrier system stores card numbers',
    description:
      'The operator has confirmed that full numbers stay in its log for a day. The terminal is outside the hospital’s payment environment by contract, but visitors will not see the difference. The operator’s next release masks them.',
    categories: ['Third party', 'Fraud'],
    rating: [1, 3],
    treatment: 'TRANSFER',
  },
  {
    title: 'Supplier of dosimetry badges has announced insolvency proceedings',
    categories: ['Third party', 'Regulatory'],
    reviewInDays: 5,
  },
  {
    title: 'Ambient scribing pilot: consent wording for relatives present in the room',
    description:
      'Brought by the ethics committee. The pilot’s leaflet speaks to the patient only, while the recording takes in everyone who speaks. To be assessed before the second site joins.',
    categories: ['Data protection', 'Technology change'],
  },
  {
    title: 'Heating plant of the An Daingean clinic is controlled over an unknown 4G router',
    categories: [],
  },
  {
    title: 'Hospital radio’s request line answers outside broadcasting hours',
    description: 'Callers leave names and wards on a tape that volunteers wipe each week.',
    categories: ['Data protection'],
    rating: [1, 1],
    treatment: 'ACCEPT',
    reviewInDays: 330,
  },
];
