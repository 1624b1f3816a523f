import { closing } from './closing.ts';
import { p, responsibilities, rules, section, ul } from './markup.ts';
import { everywhere, number, reportingAddress } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const acceptableUse: PolicyTemplate = {
  id: 'ACCEPTABLE_USE',
  title: 'Acceptable Use Policy',
  summary: 'How everyone uses devices, accounts, e-mail, the web, cloud services and AI tools.',
  category: 'People',
  documentType: 'POLICY',
  purpose:
    'This policy tells everyone who works for {{organisationName}} how to use its information and equipment safely, what is not allowed, and what to do when something goes wrong. It protects the people who follow it as much as the organisation.',
  scope:
    'It applies to all staff, contractors and guests who use devices, accounts, networks or information of {{organisationName}}, at any place and any time, and to private devices as far as they are used for work.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    number('screenLockMinutes', 'Minutes until a screen locks itself', 10),
    number('updateDays', 'Days in which users install updates', 7),
    number('lossReportHours', 'Hours in which a loss is reported', 4),
  ],
  sections: [
    responsibilities(
      ['Everyone', 'Reads and acknowledges this policy before they get access, follows it, and asks when in doubt.'],
      ['Line managers', 'Set an example, and make sure that guests and contractors know the rules.'],
      ['IT', 'Provides equipment that is safe as delivered, and an approved tool for each common need.'],
      ['{{ciso}}', 'Keeps the list of approved software and services, and answers questions about this policy.'],
    ),
    section(
      'Devices and software',
      rules(
        'Work must be done on devices that {{organisationName}} provides or has approved. The protection installed on them must not be switched off (A.8.1).',
        'Screens must be locked whenever they are left, and must lock themselves after {{screenLockMinutes}} minutes.',
        'Updates that are offered must be installed within {{updateDays}} days; devices must be restarted when an update asks for it.',
        'Only software on the approved list may be installed. Requests for other software go to IT (A.8.19).',
        'Devices must not be lent to others, including family members.',
        'Removable media must not be used, unless IT has provided them encrypted for a stated purpose (A.7.10).',
        'Lost or stolen devices must be reported to {{reportingAddress}} within {{lossReportHours}} hours of the discovery, even outside working hours.',
      ),
    ),
    section(
      'Accounts',
      rules(
        'Passwords, codes and keys must not be shown or told to anyone, including IT and managers (A.5.17).',
        'Work passwords must not be used for private accounts, and must be kept in the password manager that is provided.',
        'A request for a second factor that you have not started must be refused, and reported.',
        'Work must not be done with the account of another person.',
      ),
    ),
    section(
      'E-mail and messages',
      rules(
        'Links and attachments of unexpected messages must not be opened before the sender has been verified by another channel.',
        'A suspicious message must be reported with the report button or to {{reportingAddress}}, and must not be forwarded to colleagues.',
        'New bank details, and instructions to pay that come by message, must be confirmed by a call to a known number before anything is paid.',
        'Recipients must be checked before confidential information is sent. It must be encrypted or shared by a link to named people (A.5.14).',
        'Work messages must not be forwarded automatically to private accounts.',
      ),
    ),
    section(
      'Web, cloud services and social media',
      rules(
        'Information must be stored and shared only in services that {{organisationName}} has approved (A.5.23).',
        'Sites whose content is illegal, or which spread malware, must not be visited. Filters must not be bypassed (A.8.23).',
        'Only those who are authorised may speak publicly for {{organisationName}}. Internal information, including pictures of screens and badges, must not be posted.',
      ),
    ),
    section(
      'AI tools',
      rules(
        'Confidential or restricted information and personal data must be entered only into AI tools that have been approved for that class of information.',
        'What an AI tool produces must be checked by a person before it is used, sent or published. That person is responsible for it.',
        'Code written by an AI tool must pass the same review and tests as any other code.',
      ),
    ),
    section(
      'Workplace and paper',
      rules(
        'Desks and meeting rooms must be cleared of confidential papers and media at the end of each day, and whiteboards wiped (A.7.7).',
        'Confidential papers must be collected from the printer at once, and must go into the shredder or a locked container.',
        'Badges must be worn visibly and must not be lent. Unknown people without a badge must be accompanied to reception (A.7.2).',
        'Confidential matters must not be discussed where others can listen.',
      ),
    ),
    section(
      'Private use',
      p(
        'Occasional private use of devices and the web is allowed as long as it does not affect work, cost money or break another rule. Private files must be kept apart, in a folder marked as private; {{organisationName}} does not back them up.',
      ),
    ),
    section(
      'What is never allowed',
      ul(
        'Breaking the law, including copyright and data protection law (A.5.32).',
        'Harassing, threatening or discriminating against anyone.',
        'Testing, probing or bypassing security without written approval of the {{ciso}}.',
        'Reading, copying or passing on information out of curiosity, even where access is technically possible.',
        'Using equipment of {{organisationName}} for a business of one’s own, for gambling or for mining cryptocurrency.',
      ),
    ),
    section(
      'Monitoring and return of assets',
      rules(
        'Use of systems is logged to find faults and attacks. Logs about a person must be read only for a stated reason, with approval of the {{ciso}} and of human resources, and as far as the law permits (A.8.15, A.8.16).',
        'Everything that belongs to {{organisationName}} must be returned on the last day of work, and business information on private devices must be deleted (A.5.11).',
      ),
    ),
    ...closing({
      exceptions: 'Software that is needed for a single task may be approved for that device and that task by IT.',
      checks:
        'IT reports every month which devices are not up to date or run software that is not approved. Line managers follow up within ten working days.',
      reviews:
        'New kinds of tools, changes of employment or data protection law, and lessons from incidents lead to an earlier review.',
    }),
  ],
};
