import { closing } from './closing.ts';
import { p, responsibilities, rules, section, table } from './markup.ts';
import { everywhere, number, reportingAddress } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const accessControl: PolicyTemplate = {
  id: 'ACCESS_CONTROL',
  title: 'Access Control Policy',
  summary: 'Identities, passwords, second factors and rights, from the first day of work to the last.',
  category: 'Access',
  documentType: 'POLICY',
  purpose:
    'This policy makes sure that people and systems can reach the information they need for their work at {{organisationName}}, and nothing more. It sets out how identities are created, how they are proved, and how rights are granted, checked and withdrawn.',
  scope:
    'It applies to every account, human or technical, on every system, network and cloud service that {{organisationName}} runs or rents, and to everyone who uses, grants or administers access.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    number('passwordMinimumLength', 'Minimum length of passwords', 12),
    number('adminPasswordMinimumLength', 'Minimum length of administrators’ passwords', 16),
    number('failedSignInLimit', 'Failed attempts until an account is locked', 10),
    number('leaverHours', 'Hours in which a leaver’s access ends', 24),
    number('reviewMonths', 'Months between reviews of access rights', 6),
  ],
  sections: [
    section(
      'Principles',
      p(
        'Access is denied unless it has been granted. What is granted follows from a person’s duties (need to know), is as little as those duties allow (least privilege), and can be traced to one person (A.5.15).',
      ),
    ),
    responsibilities(
      ['Owner of a system', 'Decides on roles and who may hold them, and carries out the reviews of access rights.'],
      ['Line manager', 'Requests access for staff, and reports joiners, movers and leavers before the day.'],
      ['IT', 'Creates, changes and removes accounts on an approved request only, and keeps the records.'],
      ['{{ciso}}', 'Sets the rules, checks a sample of accounts every quarter, and decides on exceptions.'],
      ['Everyone', 'Keeps their means of authentication to themselves and locks their screen when they leave it.'],
    ),
    section(
      'Identities',
      rules(
        'Every person must have an account of their own. Shared accounts must not be used where a personal one is possible (A.5.16).',
        'A technical account must have a named owner and a documented purpose, and people must not be able to sign in with it.',
        'Accounts of people from outside must have an end date, at most twelve months ahead.',
        'The identifier of a person who has left must not be given to another person.',
        'Sign-in must go through the central identity provider wherever a system supports it.',
      ),
    ),
    section(
      'Authentication',
      table(
        ['Account', 'Minimum length', 'Second factor'],
        [
          'Staff',
          '{{passwordMinimumLength}} characters',
          'From outside the office network, and for every cloud service',
        ],
        [
          'Administrators',
          '{{adminPasswordMinimumLength}} characters',
          'Always, resistant to phishing where supported',
        ],
        ['Technical accounts', '32 characters, random, or a key', 'Not possible: restricted by network and rights'],
      ),
      rules(
        'Passwords must be checked against a list of known leaked passwords when they are set. They must be changed when there is a sign of misuse, and need not be changed at intervals (A.5.17).',
        'Passwords must not be used for more than one system. {{organisationName}} must provide a password manager.',
        'First passwords must be random, must reach the person by a separate channel, and must be changed at the first sign-in.',
        'After {{failedSignInLimit}} failed attempts in a row, an account must be locked for at least 15 minutes or until it is released (A.8.5).',
        'Before a password or second factor is reset, the person’s identity must be verified by a second channel.',
        'Default passwords of products must be changed before the product is connected to a network.',
        'Sessions must be locked after at most 10 minutes without activity.',
      ),
    ),
    section(
      'Joiners, movers and leavers',
      rules(
        'Access must be requested by the line manager and approved by the owner of the system before it is granted. Nobody may approve a request for themselves (A.5.18).',
        'Rights must be granted by role. Rights outside a role must be recorded with a reason and an end date.',
        'When people change their duties, rights that the new duties do not need must be withdrawn within five working days.',
        'When people leave, all access must end within {{leaverHours}} hours of the end of their work, and at once if they are dismissed.',
        'Accounts that have not been used for 90 days must be disabled, and deleted after 90 more days unless the owner states a reason.',
      ),
    ),
    section(
      'Privileged access',
      rules(
        'Administrators must use a separate account for administration, and must not read mail or browse the web with it (A.8.2).',
        'Privileged rights must be granted for a limited time wherever the system supports it.',
        'What privileged accounts do must be logged where those who use them cannot change it (A.8.15).',
        'Emergency accounts must be sealed, must alert the {{ciso}} when they are used, and must have new passwords afterwards.',
        'Tools that can override controls must be available to named administrators only (A.8.18).',
      ),
    ),
    section(
      'Access to information and source code',
      rules(
        'Restricted information must be accessible to named people only; confidential information to the roles that need it (A.8.3).',
        'Write access to source code must need a personal account with a second factor, and changes must be approved by a second person (A.8.4).',
        'Production data must not be used for tests unless the owner has approved it and it is masked (A.8.11, A.8.33).',
      ),
    ),
    section(
      'Review of access rights',
      rules(
        'The owner of each system must review all its accounts and rights every {{reviewMonths}} months, and privileged ones every three months.',
        'A review must record its date, who carried it out, what was found and what was changed. Rights that nobody confirms must be withdrawn.',
        'Suspected misuse of an account must be reported to {{reportingAddress}} at once.',
      ),
    ),
    ...closing({
      exceptions:
        'A shared account may be approved only if each use can be traced to one person, for example by a log of who drew the password.',
      checks:
        'The {{ciso}} compares the list of leavers with the accounts of the central identity provider every month, and a sample of rights with the requests for them every quarter.',
      reviews:
        'A new identity provider, an incident that involves an account, or new guidance on authentication leads to an earlier review.',
    }),
  ],
};
