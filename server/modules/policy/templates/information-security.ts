import { closing } from './closing.ts';
import { p, responsibilities, rules, section, ul } from './markup.ts';
import { everywhere, number, reportingAddress, text } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const informationSecurity: PolicyTemplate = {
  id: 'INFORMATION_SECURITY',
  title: 'Information Security Policy',
  summary: 'Direction, objectives and responsibilities: the policy on which all others rest.',
  category: 'Governance',
  documentType: 'POLICY',
  purpose:
    'This policy states why {{organisationName}} protects information, what it wants to achieve by doing so, and who is responsible. It is the basis of the information security management system and of every other policy on the subject.',
  scope:
    'It applies to all information that {{organisationName}} creates, receives or keeps, in any form; to the systems, sites and services that handle it, including those run by suppliers; and to everyone who works for {{organisationName}}, whether employed, contracted or on placement.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    text('managementBody', 'Body that approves policies', 'Board of Directors'),
    number('trainingDueDays', 'Days in which newcomers complete their training', 30),
  ],
  sections: [
    section(
      'Commitment of management',
      p(
        'Customers, staff and partners trust {{organisationName}} with information that others could misuse, and the business cannot run without it. The {{managementBody}} therefore commits itself to meeting the legal, contractual and other requirements that apply, to providing the people, time and money that this takes, and to improving the management system continually.',
      ),
    ),
    section(
      'Objectives',
      p('Protection is measured by three properties of information:'),
      ul(
        'Confidentiality: only those who are authorised can read it.',
        'Integrity: it is correct and complete, and changes can be traced.',
        'Availability: those who need it have it when they need it.',
      ),
      rules(
        'The {{ciso}} must propose measurable objectives every year, each with a target, an owner and a date.',
        'The {{managementBody}} must approve the objectives and must be told at least twice a year how far they have been met.',
      ),
    ),
    responsibilities(
      [
        '{{managementBody}}',
        'Approves this policy and the risk appetite, provides resources, and reviews the management system at least once a year.',
      ],
      [
        '{{ciso}}',
        'Runs the management system, advises everyone else, coordinates risk assessments and incidents, and reports to the {{managementBody}} directly.',
      ],
      [
        'Owners of assets and risks',
        'Decide who may use an asset, assess its risks, and see to it that agreed measures are carried out.',
      ],
      [
        'Line managers',
        'Make sure that their staff know the policies, have only the access they need, and return everything when they leave (A.5.4).',
      ],
      ['IT', 'Operates systems in line with the policies, and keeps evidence that it does.'],
      [
        'Everyone',
        'Follows the policies, protects what is entrusted to them, and reports events without delay (A.6.8).',
      ],
    ),
    section(
      'Risk management',
      rules(
        'Risks to information must be identified and assessed by one documented method, at least once a year and before every significant change.',
        'Every risk must have an owner. Risks above the risk appetite must be treated, or accepted in writing by the owner until a set date.',
        'Controls must be chosen to treat risks. The statement of applicability must list them, with the reason for each control of Annex A that is left out.',
        'Information security must be considered in every project from the start, with its risks recorded before the project is approved (A.5.8).',
      ),
    ),
    section(
      'Rules for the organisation',
      rules(
        'Each subject that needs rules of its own must have a policy that is approved, published to those concerned, and acknowledged by them (A.5.1).',
        'Conflicting duties must be separated. Where the organisation is too small for this, a second person must check afterwards, and the check must be recorded (A.5.3).',
        'Assets must be listed in an inventory, each with an owner (A.5.9), and information must be classified (A.5.12).',
        'The {{ciso}} must keep a list of the laws, contracts and standards that apply, and must check it at least once a year (A.5.31).',
        'Contacts with authorities and with groups that share knowledge of threats must be kept up to date (A.5.5, A.5.6, A.5.7).',
        'Personal data must be processed in line with the data protection laws of each country concerned (A.5.34).',
      ),
    ),
    section(
      'Rules for people',
      rules(
        'Candidates must be screened before they start, in proportion to the information they will handle and as far as the law permits (A.6.1).',
        'Contracts must state the duties of information security, including those that continue after the work ends (A.6.2, A.6.5, A.6.6).',
        'Everyone must complete security training within {{trainingDueDays}} days of their start, and a refresher every twelve months (A.6.3).',
        'Anyone who notices or suspects a security event or a weakness must report it at once to {{reportingAddress}} (A.6.8).',
      ),
    ),
    section(
      'Continuity and independent review',
      rules(
        'Security must be maintained during a disruption. Plans for it must be exercised at least once a year, and the results recorded (A.5.29, A.5.30).',
        'The management system must be audited internally at least once a year by someone who does not audit their own work (A.5.35).',
        'Findings must be recorded with an owner and a date, and the {{ciso}} must report those that are overdue to the {{managementBody}}.',
      ),
    ),
    ...closing({
      exceptions: 'No exception may be made from a legal requirement, or from the duty to report security events.',
      checks:
        'Line managers check once a year that their area follows the policies, and record the result (A.5.36). The {{ciso}} reports the results to the {{managementBody}} together with the open exceptions.',
      reviews:
        'A change of strategy, of the law or of the threats, a serious incident or the finding of an audit leads to an earlier review. The {{managementBody}} approves every major version.',
    }),
  ],
};
