import type { DemoRisk } from './risk.ts';

/** R-0001 to R-0020 of Meridian Health. */
export const meridianCareRisks: readonly DemoRisk[] = [
  {
    title: 'Unsupported operating systems on imaging workstations allow lateral movement from the radiology network',
    description:
      'Eleven workstations run a system without updates since October 2021, and the vendor will not certify a later one before the third quarter of 2027. A compromised workstation can reach the image archive and the domain controllers. Until then only isolation helps.',
    categories: ['Cybersecurity'],
    rating: [5, 4],
    treatment: 'MITIGATE',
    reviewInDays: -8,
  },
  {
    title: 'Electronic prescribing has no workable paper fallback on the wards',
    description:
      'In the May outage three wards ran out of charts and two doses were given twice. Fallback packs exist but are out of date, and night staff were never trained. A quarterly drill on each ward is proposed.',
    categories: ['Continuity', 'People'],
    rating: [4, 5],
    treatment: 'MITIGATE',
    reviewInDays: 7,
  },
  {
    title: 'Infusion pumps accept unsigned drug libraries',
    description:
      'Any host on the device network can push dose limits to 240 pumps. The manufacturer’s fix needs a hardware module that arrives in batches. Until the exchange is complete the network admits only the two library servers.',
    categories: ['Cybersecurity', 'Third party'],
    rating: [2, 5],
    treatment: 'MITIGATE',
    reviewInDays: 20,
  },
  {
    title: 'Patient records are exported to unmanaged laptops for clinical audits',
    description:
      'Auditors of four specialties receive spreadsheets with names and diagnoses because the register’s reports lack two fields. One laptop was stolen from a car in August; it was encrypted by luck, not by policy. The fields are in the next release.',
    categories: ['Data protection'],
    rating: [4, 4],
    treatment: 'AVOID',
    reviewInDays: 4,
  },
  {
    title: 'Backups of the pharmacy system are not isolated from the domain',
    description:
      'The backup server trusts the same administrators as the system it protects. Ransomware operators look for exactly this. Rebuilding stock and prescriptions from paper would take nine to twelve days.',
    categories: ['Continuity', 'Cybersecurity'],
    rating: [3, 5],
    treatment: 'MITIGATE',
    reviewInDays: 16,
  },
  {
    title: 'Shared log-ins on emergency department workstations',
    description:
      'Signing in takes 70 seconds, so a nurse opens the session and the shift uses it. Entries in the record cannot be attributed, and break-glass access is invisible. Badge tap-on is on trial in resuscitation.',
    categories: ['Access control', 'Data protection'],
    rating: [5, 3],
    treatment: 'MITIGATE',
    reviewInDays: 13,
  },
  {
    title:
      'Pathology results interface drops messages when the queue exceeds 10,000 and nobody is told, so that abnormal results may reach the requesting clinician days late or not at all',
    description:
      'The vendor confirms the limit and offers a patch for the next version. A count of sent against received messages is made by hand each morning. Two urgent potassium results were found that way in September.',
    categories: ['Continuity', 'Technology change', 'Third party'],
    rating: [3, 5],
    treatment: 'MITIGATE',
    reviewInDays: -3,
  },
  {
    title: 'Staff look up the records of relatives and colleagues',
    description:
      'A sample of 2,000 accesses showed 31 without a care relationship. Warnings are issued, but only after complaints. Automatic matching of surnames and addresses would find most cases within a day.',
    categories: ['Data protection', 'People'],
    rating: [5, 3],
    treatment: 'MITIGATE',
    reviewInDays: 29,
  },
  {
    title: 'Video consultations run on a platform without a signed processing agreement',
    description:
      'The platform was taken into use in an emergency and stayed. It keeps metadata outside the EEA, and the transfer assessment was never done. A hosted alternative passed the clinical test.',
    categories: ['Data protection', 'Third party', 'Regulatory'],
    rating: [4, 3],
    treatment: 'AVOID',
    reviewInDays: 22,
  },
  {
    title: 'Medical device inventory misses about one device in five',
    description:
      'Devices bought from research grants or lent by vendors never pass through clinical engineering. A safety notice in June could not be matched to its devices for eleven days. Passive discovery is licensed for two of five sites.',
    categories: ['Cybersecurity', 'Regulatory'],
    rating: [4, 3],
    treatment: 'MITIGATE',
    reviewInDays: 50,
  },
  {
    title: 'Medicine refrigerators alarm only locally at night',
    description:
      'A door left ajar at the Inis Mór clinic cost 14,000 euro of vaccine. Sensors send to a server that pages nobody between 20:00 and 07:00. The switchboard could take the alarm.',
    categories: ['Physical', 'Continuity'],
    rating: [3, 3],
    treatment: 'MITIGATE',
    reviewInDays: 34,
  },
  {
    title: 'Triage model was validated on adults only and is used for children',
    description:
      'The urgent-care front door applies the model to everyone over two years. Its score is advice, but in the busiest hours it orders the queue. Paediatrics asks to switch it off below sixteen until a local validation exists.',
    categories: ['Technology change', 'Regulatory'],
    rating: [3, 4],
    treatment: 'AVOID',
    reviewInDays: -1,
  },
  {
    title: 'Expired certificates interrupt the referral gateway',
    description:
      'Referrals from general practice fail without a visible error when the certificate lapses. It happened in January for five hours. Renewal is now in the calendar of two teams.',
    categories: ['Continuity'],
    rating: [2, 4],
    treatment: 'MITIGATE',
    reviewInDays: 62,
  },
  {
    title: 'Emergency generator at Dún Laoghaire starts only on the second attempt',
    description:
      'The monthly test passes because it allows three. Theatres have batteries for 20 minutes. The starter is on order, and a mobile generator is on call within four hours.',
    categories: ['Physical', 'Continuity'],
    rating: [2, 5],
    treatment: 'MITIGATE',
    reviewInDays: 11,
  },
  {
    title: 'Research extracts may be re-identified by rare diagnoses',
    description:
      'Extracts remove names and dates of birth but keep postcode area and full diagnosis codes. For 140 patients the combination is unique. The data access committee has asked for a threshold of ten.',
    categories: ['Data protection'],
    rating: [2, 4],
    treatment: 'MITIGATE',
    reviewInDays: 80,
  },
  {
    title: 'Wi-Fi telephones lose calls between wards 4 and 5',
    description:
      'The crash team has missed no call so far, because pagers carry it too. Two access points are to be moved. Estates needs an asbestos survey first.',
    categories: ['Continuity'],
    rating: [4, 2],
    treatment: 'MITIGATE',
    reviewInDays: 44,
  },
  {
    title: 'Barcode wristbands of newborns become unreadable',
    description:
      'About one in sixty has to be printed again after a bath. Midwives type the number instead, which defeats the check. A softer material is in use on one ward.',
    categories: ['Physical', 'People'],
    rating: [3, 3],
    treatment: 'MITIGATE',
    reviewInDays: 70,
  },
  {
    title: 'Clinical photographs taken with private telephones',
    description:
      'Pictures reach the record by e-mail and stay on the telephone and in its cloud. Dermatology takes about 200 a week. An app that stores nothing locally has been bought for 50 of 320 users.',
    categories: ['Data protection', 'Access control'],
    rating: [4, 3],
    treatment: 'MITIGATE',
    reviewInDays: 25,
  },
  {
    title: 'Waiting-room screens show full names',
    description:
      'Patients of the sexual health clinic have complained. Initials and a number are shown since October at that clinic; the other sites follow with the next update.',
    categories: ['Data protection'],
    rating: [2, 2],
    treatment: 'MITIGATE',
    reviewInDays: 95,
  },
  {
    title: 'Bedside entertainment terminals reach the internet without filtering',
    description:
      'The terminals are on a line of their own with no path to clinical systems, which the last penetration test confirmed.',
    categories: ['Cybersecurity'],
    rating: [2, 1],
    treatment: 'ACCEPT',
    reviewInDays: 270,
  },
];
