import { both, control, extended, type DemoGroup } from './demo-control.ts';

export const technologyAndSuppliers: readonly DemoGroup[] = [
  {
    ref: 'OP',
    title: 'Operation',
    controls: [
      control(
        'OP-1',
        'Changes',
        ['Changes to systems are described, tested, approved and can be undone.', 'A sample of changes'],
        ['MANDATORY', both],
        ['EQUAL', 'A.8.32', 80],
      ),
      control(
        'OP-2',
        'Vulnerabilities',
        [
          'Critical vulnerabilities are corrected within 14 days, the others within 60; exceptions have an owner and an end.',
          'Scans with the age of what is open',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.8.8', 90],
      ),
      control(
        'OP-3',
        'Malware',
        [
          'Devices and servers are protected against malware, and protection that fails is noticed within a day.',
          'The console with devices and alerts',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.8.7', 80],
      ),
      control(
        'OP-4',
        'Backups',
        [
          'Backups are made every day, one copy cannot be changed, and a restore is tried twice a year.',
          'Logs and the last two restore tests',
        ],
        ['MANDATORY', both],
        ['SUPERSET', 'A.8.13', 90],
      ),
      control(
        'OP-5',
        'Logs',
        [
          'Sign-ins, changes of rights and access to confidential information are logged, kept for a year, and watched.',
          'Settings, and alerts that were looked into',
        ],
        ['RECOMMENDED', extended],
        ['INTERSECTS', 'A.8.15', 80],
        ['INTERSECTS', 'A.8.16', 70],
      ),
    ],
  },
  {
    ref: 'NS',
    title: 'Networks and software',
    controls: [
      control(
        'NS-1',
        'Separate networks',
        [
          'Servers, offices, guests and production are separate networks, and only listed connections pass between them.',
          'Network plan and firewall rules',
        ],
        ['RECOMMENDED', both],
        ['SUBSET', 'A.8.22', 80],
        ['INTERSECTS', 'A.8.20', 70],
      ),
      control(
        'NS-2',
        'Encryption',
        [
          'Information is encrypted on networks that others use and on media that leave, by methods on the list.',
          'The list of methods, and scans',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.8.24', 80],
      ),
      control(
        'NS-3',
        'Safe settings',
        [
          'Systems are set up from a hardened template, and deviations are found every month.',
          'Templates and the last report',
        ],
        ['RECOMMENDED', both],
        ['SUBSET', 'A.8.9', 80],
      ),
      control(
        'NS-4',
        'Own software',
        [
          'Software is reviewed by a second person and tested for known weaknesses before it is released.',
          'Reviews and test reports of a release',
        ],
        ['RECOMMENDED', extended],
        ['INTERSECTS', 'A.8.25', 70],
        ['SUBSET', 'A.8.29', 80],
      ),
      control(
        'NS-5',
        'Test data',
        [
          'Personal and confidential information is used in tests only where it cannot be avoided, and is then protected as in production.',
          'Approvals of exceptions',
        ],
        ['NICE_TO_HAVE', extended],
        ['EQUAL', 'A.8.33', 70],
      ),
    ],
  },
  {
    ref: 'SU',
    title: 'Suppliers',
    controls: [
      control(
        'SU-1',
        'Choice of suppliers',
        [
          'Suppliers with access to information are assessed before a contract is signed.',
          'Assessments of new suppliers',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.5.19', 80],
      ),
      control(
        'SU-2',
        'Contracts',
        ['Contracts name security duties, reporting of incidents, and the right to check.', 'A sample of contracts'],
        ['MANDATORY', both],
        ['EQUAL', 'A.5.20', 80],
      ),
      control(
        'SU-3',
        'Review of suppliers',
        ['Critical suppliers are reviewed every year, others every three years.', 'Reviews of the year'],
        ['RECOMMENDED', both],
        ['SUBSET', 'A.5.22', 80],
      ),
      control(
        'SU-4',
        'Cloud services',
        [
          'For each cloud service it is written down who does what, where information is kept, and how it is taken back.',
          'Pages of the services in use',
        ],
        ['RECOMMENDED', extended],
        ['SUBSET', 'A.5.23', 80],
      ),
      control(
        'SU-5',
        'Chain of suppliers',
        [
          'Suppliers pass the same duties on to theirs, and name those that see our information.',
          'Lists of sub-processors',
        ],
        ['NICE_TO_HAVE', extended],
        ['INTERSECTS', 'A.5.21', 80],
      ),
    ],
  },
  {
    ref: 'IR',
    title: 'Incidents and continuity',
    controls: [
      control(
        'IR-1',
        'Reporting',
        [
          'Everyone knows where to report what looks wrong, and reports are answered within a working day.',
          'Reports of the last quarter',
        ],
        ['MANDATORY', both],
        ['EQUAL', 'A.6.8', 80],
      ),
      control(
        'IR-2',
        'Response',
        [
          'A plan says who decides, who is told, and what is kept as evidence. It is exercised every year.',
          'The plan and the last exercise',
        ],
        ['MANDATORY', both],
        ['SUPERSET', 'A.5.24', 80],
        ['INTERSECTS', 'A.5.26', 80],
        ['INTERSECTS', 'A.5.28', 60],
      ),
      control(
        'IR-3',
        'Learning',
        [
          'After each major incident its causes are written down, and what follows from them is tracked until it is done.',
          'Reviews with their actions',
        ],
        ['RECOMMENDED', both],
        ['SUBSET', 'A.5.27', 90],
        ['INTERSECTS', '10.2', 60],
      ),
      control(
        'IR-4',
        'Continuity',
        [
          'For each critical service it is known how long it may be down, and recovery in that time is tried every year.',
          'Recovery tests of the year',
        ],
        ['MANDATORY', both],
        ['SUPERSET', 'A.5.30', 80],
        ['INTERSECTS', 'A.5.29', 70],
      ),
      control(
        'IR-5',
        'Spare capacity',
        ['Critical services have a second site or provider that can take over.', 'Diagrams and failover tests'],
        ['NICE_TO_HAVE', extended],
        ['EQUAL', 'A.8.14', 80],
      ),
    ],
  },
];
