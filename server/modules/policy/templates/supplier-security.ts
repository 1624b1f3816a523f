import { closing } from './closing.ts';
import { p, responsibilities, rules, section, table, ul } from './markup.ts';
import { everywhere, number, reportingAddress } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const supplierSecurity: PolicyTemplate = {
  id: 'SUPPLIER_SECURITY',
  title: 'Supplier Security Policy',
  summary: 'How suppliers and cloud services are assessed, bound by contract, watched and left.',
  category: 'Suppliers',
  documentType: 'POLICY',
  purpose:
    'This policy makes sure that information of {{organisationName}} is as safe with its suppliers as it is at {{organisationName}} itself, and that the business can go on when a supplier fails. Work can be handed over to others; responsibility for it cannot.',
  scope:
    'It applies to every supplier that handles information of {{organisationName}}, connects to its systems, enters its sites unaccompanied, or provides a product or service that it depends on. It includes cloud services, consultants, freelancers and services that are free of charge.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    number('supplierReportHours', 'Hours in which suppliers report incidents', 24),
    number('reassessmentMonths', 'Months between assessments of critical suppliers', 12),
    number('returnDays', 'Days in which suppliers return or delete information', 30),
  ],
  sections: [
    responsibilities(
      [
        'Supplier owner',
        'The person who wants the service: keeps the supplier’s record, knows what it does, and answers for this policy being followed.',
      ],
      ['Procurement', 'Signs nothing before the assessment is complete, and keeps the contracts.'],
      ['{{ciso}}', 'Assesses security, proposes contract terms, and decides whether the remaining risk is acceptable.'],
      ['Legal and data protection', 'Check contracts, agreements on processing, and transfers to other countries.'],
      ['IT', 'Grants and withdraws access of suppliers, and watches it.'],
    ),
    section(
      'Inventory and criticality',
      rules(
        'Every supplier in scope must be listed in the supplier register, with an owner, the services, the information handled, the places where it is handled, and the end of the contract (A.5.19).',
        'The owner must rate the criticality before the contract is signed, and whenever the service changes.',
      ),
      table(
        ['Criticality', 'Meaning', 'Assessment'],
        [
          'High',
          'Handles restricted information, has privileged access, or its failure stops the business within a day',
          'Questionnaire, evidence, conversation, plan for leaving',
        ],
        [
          'Medium',
          'Handles confidential information, or its failure is felt within a week',
          'Questionnaire and evidence',
        ],
        ['Low', 'Handles internal information only, and can be replaced easily', 'Check of public statements'],
      ),
    ),
    section(
      'Before the contract',
      rules(
        'No supplier may receive information or access before it has been assessed to the depth that its criticality requires.',
        'Evidence must be current: certificates must cover the service and the sites used, and reports must not be older than 18 months.',
        'Risks that are found must be entered in the risk register, and must be treated or accepted before the contract is signed.',
        'Software suppliers must state how they find and fix vulnerabilities, for how long they provide updates, and which components their product contains (A.5.21).',
        'Subcontractors that handle information of {{organisationName}} must be known and must meet the same requirements.',
        'For every supplier of high criticality, an alternative or a way to do without must be known.',
      ),
    ),
    section(
      'What contracts contain',
      p('Contracts with suppliers of medium and high criticality must contain terms on the following (A.5.20):'),
      ul(
        'The information handled, its classification, its purpose, and the countries where it is handled.',
        'Confidentiality, which continues after the contract ends (A.6.6).',
        'The security measures owed, and the duty to keep them up to date.',
        'Notice of incidents within {{supplierReportHours}} hours of their discovery to {{reportingAddress}}, with help in the response.',
        'Approval of subcontractors, or notice with a right to object.',
        'The right to audit, or to receive independent reports at least once a year.',
        'Service levels, recovery objectives, and what follows when they are missed.',
        'Return and proven deletion of all information within {{returnDays}} days of the end, in a common format.',
        'Where personal data is processed, the agreement that the law requires (A.5.34).',
      ),
    ),
    section(
      'Cloud services',
      rules(
        'A cloud service must be approved before information is entered. Services bought by a department or used free of charge are no exception (A.5.23).',
        'It must be written down which security tasks are the provider’s and which are those of {{organisationName}}.',
        'Sign-in must use the central identity provider, or a second factor where that is not possible.',
        'The settings of the service must be checked against a written baseline when it is introduced and once a year (A.8.9).',
        'Information must be exportable, and backed up as the backup policy requires.',
      ),
    ),
    section(
      'Access by suppliers',
      rules(
        'Access must be granted to named people, with a second factor, for as long as the work needs it (A.5.18).',
        'Remote maintenance must be started or approved by {{organisationName}} each time, and must be logged.',
        'Suppliers must report people who leave within one working day. The owner must confirm the list of people with access every three months.',
        'Suppliers on site must be registered and, outside public areas, accompanied (A.7.2).',
      ),
    ),
    section(
      'During the contract',
      rules(
        'Suppliers of high criticality must be assessed again every {{reassessmentMonths}} months, those of medium criticality every 24 months (A.5.22).',
        'The owner must review service levels and incidents with suppliers of high criticality at least twice a year, and must record the result.',
        'Changes of the service, of subcontractors, of locations or of ownership must be assessed before they take effect.',
        'Shortcomings must be recorded with a date by which the supplier corrects them. Those that are overdue must be reported to the {{ciso}}.',
      ),
    ),
    section(
      'End of the contract',
      rules(
        'For suppliers of high criticality, there must be a plan for leaving, with the steps, the time needed and the format of the data. It must be checked once a year.',
        'On the last day, all access must be withdrawn, and equipment, badges and keys returned (A.5.11).',
        'The owner must obtain a confirmation of deletion in writing, and must close the supplier’s record only then.',
      ),
    ),
    ...closing({
      exceptions:
        'Where a supplier does not negotiate its terms, the differences from this policy must be listed in the request.',
      checks:
        'Procurement compares payments with the supplier register every quarter to find suppliers that were not assessed. The {{ciso}} reports overdue assessments to management.',
      reviews:
        'An incident at a supplier, a new law on supply chains or outsourcing, or a change in procurement leads to an earlier review.',
    }),
  ],
};
