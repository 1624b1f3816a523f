import { both, control, extended, type DemoGroup } from './demo-control.ts';

export const peopleAndAssets: readonly DemoGroup[] = [
  {
    ref: 'GO',
    title: 'Governance',
    controls: [
      control(
        'GO-1',
        'Security policy',
        [
          'Management approves a security policy, makes it known to everyone who works for the organisation, and reviews it every year.',
          'The approved policy and its acknowledgements',
        ],
        ['MANDATORY', both],
        ['EQUAL', 'A.5.1', 90],
        ['INTERSECTS', '5.2', 80],
      ),
      control(
        'GO-2',
        'Responsibilities',
        ['Each security task has one person who is responsible for it, and a deputy.', 'The list of tasks and people'],
        ['MANDATORY', both],
        ['SUBSET', 'A.5.2', 80],
        ['INTERSECTS', '5.3', 70],
      ),
      control(
        'GO-3',
        'Conflicting duties',
        [
          'No one approves, carries out and checks the same payment, change or grant of access.',
          'The matrix of duties',
        ],
        ['RECOMMENDED', both],
        ['SUBSET', 'A.5.3', 80],
      ),
      control(
        'GO-4',
        'Risk register',
        [
          'Risks to information are assessed at least once a year and after major changes, and each has an owner who decides on its treatment.',
          'The risk register with its decisions',
        ],
        ['MANDATORY', both],
        ['INTERSECTS', '6.1.2', 80],
        ['INTERSECTS', '8.2', 80],
      ),
      control(
        'GO-5',
        'Review by management',
        [
          'Management reviews findings, incidents and progress twice a year, and records what it decides.',
          'Minutes of both reviews',
        ],
        ['RECOMMENDED', extended],
        ['INTERSECTS', '9.3.1', 70],
      ),
    ],
  },
  {
    ref: 'PE',
    title: 'People',
    controls: [
      control(
        'PE-1',
        'Checks before employment',
        [
          'References and qualifications are checked before a contract is signed, as far as the law allows.',
          'Records of checks',
        ],
        ['RECOMMENDED', both],
        ['SUBSET', 'A.6.1', 80],
      ),
      control(
        'PE-2',
        'Starting work',
        [
          'On their first day, people learn what they may use, how to report an incident, and sign that they will keep secrets.',
          'Signed pages',
        ],
        ['MANDATORY', both],
        ['INTERSECTS', 'A.6.2', 70],
        ['INTERSECTS', 'A.6.6', 80],
      ),
      control(
        'PE-3',
        'Training',
        [
          'Everyone is trained in security each year; those with special access are trained for it.',
          'Attendance and test results',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.6.3', 90],
        ['INTERSECTS', '7.3', 60],
      ),
      control(
        'PE-4',
        'Leaving',
        ['On the last day, accounts are closed and equipment and keys are returned.', 'Checklists of those who left'],
        ['MANDATORY', both],
        ['INTERSECTS', 'A.6.5', 70],
        ['EQUAL', 'A.5.11', 70],
      ),
      control(
        'PE-5',
        'Working elsewhere',
        [
          'Rules say where people may work, on which devices, and who may see the screen.',
          'The rules and their acknowledgements',
        ],
        ['RECOMMENDED', extended],
        ['EQUAL', 'A.6.7', 80],
      ),
    ],
  },
  {
    ref: 'AC',
    title: 'Access',
    controls: [
      control(
        'AC-1',
        'Own accounts',
        [
          'Each person has an account of their own. Shared accounts are exceptions with an owner and an end.',
          'The list of accounts and exceptions',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.5.16', 80],
      ),
      control(
        'AC-2',
        'Second factor',
        ['Access from outside and all privileged access need a second factor.', 'Settings of the sign-in service'],
        ['MANDATORY', both],
        ['SUBSET', 'A.8.5', 80],
      ),
      control(
        'AC-3',
        'Least access',
        [
          'Access is granted by the owner of the information, for a role, and no wider than the role needs.',
          'Requests with their approvals',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.5.15', 80],
        ['INTERSECTS', 'A.8.3', 70],
      ),
      control(
        'AC-4',
        'Review of access',
        [
          'Owners confirm or withdraw access twice a year, and within a week after people change roles.',
          'Completed reviews',
        ],
        ['RECOMMENDED', both],
        ['SUBSET', 'A.5.18', 80],
      ),
      control(
        'AC-5',
        'Administrators',
        [
          'Administrators use separate accounts for administration, which cannot read mail or browse the web.',
          'The list of administrators and their settings',
        ],
        ['RECOMMENDED', extended],
        ['SUBSET', 'A.8.2', 80],
      ),
    ],
  },
  {
    ref: 'AS',
    title: 'Assets and information',
    controls: [
      control(
        'AS-1',
        'Inventory',
        [
          'Systems, devices and stores of information are listed with an owner, and the list is compared with the network every quarter.',
          'The inventory and its last comparison',
        ],
        ['MANDATORY', both],
        ['SUPERSET', 'A.5.9', 80],
      ),
      control(
        'AS-2',
        'Classes of information',
        [
          'Information has one of three classes, and rules say how each is stored, sent and destroyed.',
          'The rules and labelled examples',
        ],
        ['RECOMMENDED', both],
        ['SUPERSET', 'A.5.12', 80],
        ['INTERSECTS', 'A.5.13', 70],
      ),
      control(
        'AS-3',
        'Deletion',
        [
          'Information is deleted when its period ends, and media are made unreadable before they leave.',
          'Deletion logs and certificates',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.8.10', 80],
        ['INTERSECTS', 'A.7.14', 70],
      ),
      control(
        'AS-4',
        'Mobile devices',
        [
          'Laptops and telephones are encrypted, lock themselves, and can be erased from afar.',
          'A report of the device management',
        ],
        ['MANDATORY', both],
        ['SUBSET', 'A.8.1', 80],
      ),
      control(
        'AS-5',
        'Leaks',
        [
          'Sending confidential information outside is noticed, and stopped where it is not allowed.',
          'Rules of the tool and a sample of alerts',
        ],
        ['NICE_TO_HAVE', extended],
        ['SUBSET', 'A.8.12', 70],
      ),
    ],
  },
];
