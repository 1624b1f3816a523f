import { closing } from './closing.ts';
import { p, responsibilities, rules, section, table } from './markup.ts';
import { everywhere, number, reportingAddress, text } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const changeManagement: PolicyTemplate = {
  id: 'CHANGE_MANAGEMENT',
  title: 'Change Management Policy',
  summary: 'How changes of systems, software and settings are requested, tested, approved and reversed.',
  category: 'Operations',
  documentType: 'POLICY',
  purpose:
    'Most failures of systems follow a change. This policy makes sure that changes at {{organisationName}} are known, assessed, tested and approved before they are made, that they can be reversed, and that it can be seen afterwards who changed what, when and why.',
  scope:
    'It applies to every change of production systems, networks, cloud services, applications, databases, security settings and the procedures for operating them, whether made by staff, by suppliers or by automation. Changes of test environments are in scope only where they can affect production.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    text('changeManager', 'Role that coordinates changes', 'Change Manager'),
    number('noticeDays', 'Working days of notice before a normal change', 3),
    number('emergencyReviewDays', 'Working days in which emergency changes are reviewed', 2),
    number('criticalPatchDays', 'Days in which critical vulnerabilities are fixed', 7),
  ],
  sections: [
    responsibilities(
      ['Requester', 'Describes the change, its reason, its effects and the way back.'],
      ['Owner of the system', 'Approves changes of the system, agrees on the time, and accepts the result.'],
      ['{{changeManager}}', 'Keeps the calendar of changes, resolves conflicts, and reports on the figures.'],
      ['Person who carries it out', 'Follows the plan, stops when it fails, and records the result.'],
      ['{{ciso}}', 'Approves changes that affect security controls, and is told of emergency changes.'],
    ),
    section(
      'Kinds of changes',
      table(
        ['Kind', 'Meaning', 'Approval'],
        ['Standard', 'Frequent, low risk, by a written procedure that has proved itself', 'Once, for the procedure'],
        ['Normal', 'Everything else', 'By the owner of the system before each change'],
        [
          'Major',
          'Affects several systems, customers or security controls',
          'By the owner, the {{changeManager}} and the {{ciso}}',
        ],
        [
          'Emergency',
          'Ends or prevents serious damage and cannot wait',
          'By the owner or their deputy, orally if need be',
        ],
      ),
      p('Where the kind is in doubt, the stricter one applies.'),
    ),
    section(
      'Request and assessment',
      rules(
        'Every change must have a record before it is made: what, why, by whom, when, which systems, which risks, how it is tested, and how it is reversed (A.8.32).',
        'Normal and major changes must be announced at least {{noticeDays}} working days before they are made, to everyone who depends on the system.',
        'The assessment must cover confidentiality, integrity, availability, capacity, dependent systems, personal data, and documents that have to be updated (A.8.6).',
        'Changes must not be split to avoid a stricter approval.',
        'Changes must not be planned in a freeze period, or on the last working day of a week, unless the approval says why.',
      ),
    ),
    section(
      'Test',
      rules(
        'Changes must be tested in an environment that is separate from production and as similar to it as the risk demands (A.8.31).',
        'Acceptance criteria, including those of security, must be written before the test. The result must be recorded (A.8.29).',
        'Production data must not be used for tests, unless the owner has approved it and it is masked (A.8.33).',
        'Where a test is not possible, the record must say why, and the change must be made in steps that can each be reversed.',
      ),
    ),
    section(
      'Approval and implementation',
      rules(
        'Nobody may approve a change of their own. Where automation deploys changes, it must enforce the approval of a second person (A.5.3).',
        'A backup or another tested way back must exist before a normal or major change begins. The plan must state the moment at which the change is reversed if it has not succeeded.',
        'Changes must be made with personal accounts, or by automation whose every action can be traced to an approved record (A.8.2).',
        'After the change, the system must be checked by the plan. Inventory, diagrams, procedures and continuity plans must be updated within five working days (A.5.37).',
        'A change that failed or had side effects must be recorded as such, and reported to {{reportingAddress}} if information was affected.',
      ),
    ),
    section(
      'Software development',
      rules(
        'Source code must be kept under version control. Every change must be reviewed by a person who did not write it (A.8.4, A.8.28).',
        'Automated tests and checks for vulnerabilities and secrets must pass before code is merged (A.8.25).',
        'What is deployed must be built from the reviewed source by an automated process, and must be traceable to it.',
        'Requirements of security must be part of every specification of a new application (A.8.26).',
        'Code and components from outside must come from known sources, in fixed versions (A.5.21).',
      ),
    ),
    section(
      'Configuration and updates',
      rules(
        'Every kind of system must have a written secure configuration. Departures from it must be detected and corrected, or recorded as exceptions (A.8.9).',
        'Only authorised administrators may install software on production systems (A.8.19).',
        'Vulnerabilities must be fixed by severity: critical ones within {{criticalPatchDays}} days of the publication of an update, high ones within 30 days, others within 90 days (A.8.8).',
        'Critical vulnerabilities that are being exploited must be handled as emergency changes.',
        'Systems that no longer receive updates must be replaced or separated from the network.',
      ),
    ),
    section(
      'Emergency changes',
      rules(
        'An emergency change must be approved by the owner of the system or a named deputy before it is made. Oral approval must be recorded on the same day.',
        'Access that was granted for it must be withdrawn when it is finished.',
        'Within {{emergencyReviewDays}} working days, the record must be completed, and owner and {{changeManager}} must review the change, including whether it really was an emergency.',
      ),
    ),
    section(
      'Figures',
      p(
        'The {{changeManager}} reports every quarter: the number of changes by kind, the share that failed or was reversed, emergency changes with their causes, and changes that were found without a record.',
      ),
    ),
    ...closing({
      exceptions: 'No exception may be made from the rule that every change has a record.',
      checks:
        'The {{ciso}} compares a sample of changes found in logs and deployments with their records every quarter. A change without a record is treated as a security event.',
      reviews:
        'A failed major change, a new way of deploying software, or a reorganisation of IT leads to an earlier review.',
    }),
  ],
};
