import { closing } from './closing.ts';
import { p, responsibilities, rules, section, table } from './markup.ts';
import { everywhere, number, reportingAddress } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const backup: PolicyTemplate = {
  id: 'BACKUP',
  title: 'Backup Policy',
  summary: 'What is backed up, how often, where copies are kept, and how recovery is tested.',
  category: 'Operations',
  documentType: 'POLICY',
  purpose:
    'This policy makes sure that {{organisationName}} can recover its information and systems after a fault, a mistake or an attack, within the time that the business can bear, and can prove it.',
  scope:
    'It applies to all information that {{organisationName}} needs to run its business or must keep by law, on servers, in databases, in cloud services and on devices, and to everyone who owns or operates such systems. Data held only on a device is outside its protection, and must therefore not exist.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    number('backupRetentionDays', 'Days for which daily copies are kept', 35),
    number('monthlyRetentionMonths', 'Months for which monthly copies are kept', 12),
    number('recoveryPointHours', 'Hours of work that may be lost at most', 24),
    number('recoveryTestMonths', 'Months between tests of recovery', 3),
  ],
  sections: [
    section(
      'Terms',
      p(
        'The recovery point objective (RPO) is the amount of work, in hours, that may be lost. The recovery time objective (RTO) is the time until a system works again. An immutable copy cannot be changed or deleted by anyone before its end date.',
      ),
    ),
    responsibilities(
      [
        'Owner of a system',
        'Sets its recovery objectives, checks that everything needed is backed up, and signs off tests of recovery.',
      ],
      ['IT', 'Runs and watches backups, carries out recoveries and tests, and keeps the records.'],
      ['{{ciso}}', 'Checks that copies are protected against attacks, and reports the results of tests to management.'],
      ['Everyone', 'Stores work where it is backed up: on shared drives or in approved cloud services.'],
    ),
    section(
      'What is backed up',
      rules(
        'Every system in the inventory must have recovery objectives that its owner has approved, or a recorded decision that it needs no backup (A.8.13).',
        'Backups must include data, configuration, and whatever else is needed to rebuild the system: licences, keys, scripts and documentation.',
        'Data in cloud services must be backed up independently of the provider, unless the contract promises recovery within the objectives and this has been tested.',
        'New systems must have a tested backup before they go live.',
      ),
    ),
    section(
      'How often, and for how long',
      table(
        ['Class', 'Example', 'Frequency', 'Kept'],
        ['Critical', 'Customer database, finance', 'At least every 4 hours', '{{backupRetentionDays}} days'],
        ['Important', 'File shares, mail, source code', 'Every day', '{{backupRetentionDays}} days'],
        ['Other', 'Internal tools', 'Every week', '{{backupRetentionDays}} days'],
        ['Monthly copy', 'Critical and important systems', 'Every month', '{{monthlyRetentionMonths}} months'],
      ),
      rules(
        'Unless the owner has set a stricter objective, no more than {{recoveryPointHours}} hours of work may be lost.',
        'Copies must be deleted when their period ends, so that information is not kept longer than the law permits (A.8.10).',
        'Backups are not an archive. Records that must be kept by law must be archived separately (A.5.33).',
        'When personal data has been erased on request and a copy is restored, the erasure must be repeated.',
      ),
    ),
    section(
      'How copies are protected',
      rules(
        'There must be at least three copies of critical and important data, on two kinds of storage, one of them at another site.',
        'At least one copy must be immutable or offline, so that an attacker with administrator rights in production cannot destroy it.',
        'The backup system must not depend on the identity provider or directory of production, and must need a second factor.',
        'Administrators of production must not be able to delete backups on their own: deletion before the end date takes two people (A.5.3).',
        'Copies must be encrypted in transit and at rest. The keys must be kept apart from the copies, and must be recoverable when production fails (A.8.24).',
        'Sites with copies must meet the same physical protection as the production site. Transport of media must be recorded (A.7.10).',
      ),
    ),
    section(
      'Monitoring',
      rules(
        'Every backup must report its success or failure. The absence of a report counts as a failure.',
        'Failures must be examined on the next working day. After two failures in a row, the owner of the system must be informed.',
        'Unexpected deletions, changes of retention and unusual changes in size must raise an alert to {{reportingAddress}} (A.8.16).',
        'Free space and the duration of backups must be checked every month (A.8.6).',
      ),
    ),
    section(
      'Recovery and tests',
      rules(
        'There must be a written procedure for recovering each critical system, readable while all systems are down (A.5.37).',
        'A sample of files and one whole system must be recovered every {{recoveryTestMonths}} months. Each critical system must be recovered at least once a year.',
        'A test must measure the time taken and the data lost, compare both with the objectives, and be signed off by the owner.',
        'The rebuilding of the whole environment from the immutable copy must be rehearsed once a year (A.5.30).',
        'Before data is restored after an attack, the copy must be checked for malware on an isolated system (A.8.7).',
        'A recovery in production must be requested by the owner of the system, and must be recorded.',
      ),
    ),
    section(
      'Records',
      p('IT keeps the following records for at least two years, as evidence:'),
      table(
        ['Record', 'Contains'],
        ['Backup plan', 'Systems, classes, objectives, places of copies, owners'],
        ['Monthly report', 'Success rate, failures and their causes, capacity'],
        ['Test report', 'What was recovered, time and loss against the objectives, sign-off'],
      ),
    ),
    ...closing({
      exceptions: 'A critical system may not go without an immutable or offline copy for more than 30 days.',
      checks:
        'The {{ciso}} compares the inventory of systems with the backup plan every quarter, and attends at least one test of recovery a year.',
      reviews:
        'A failed test of recovery, a new kind of storage or cloud service, and a change of recovery objectives lead to an earlier review.',
    }),
  ],
};
