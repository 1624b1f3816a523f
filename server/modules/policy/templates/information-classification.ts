import { closing } from './closing.ts';
import { p, responsibilities, rules, section, table } from './markup.ts';
import { everywhere, number, reportingAddress } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const informationClassification: PolicyTemplate = {
  id: 'INFORMATION_CLASSIFICATION',
  title: 'Information Classification Policy',
  summary: 'Four classes of information, and how each is labelled, shared, stored and destroyed.',
  category: 'Governance',
  documentType: 'POLICY',
  purpose:
    'This policy makes sure that information of {{organisationName}} gets the protection that it deserves: enough for what is sensitive, and no more than needed for what is not. It gives everyone the same words for it.',
  scope:
    'It applies to all information of {{organisationName}} and all information that others have entrusted to it, in any form: files, databases, messages, paper, pictures and speech. It applies from the creation of information to its destruction, and to everyone who handles it.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    number('reclassificationMonths', 'Months between reviews of classes', 12),
    number('unlabelledFixDays', 'Working days in which missing labels are added', 10),
  ],
  sections: [
    section(
      'Classes',
      p('There are four classes. Each is defined by the damage that disclosure to the wrong people would do (A.5.12).'),
      table(
        ['Class', 'Damage by disclosure', 'Examples'],
        ['Public', 'None; it has been approved for publication', 'Website, press releases, job adverts'],
        ['Internal', 'Slight: embarrassment, extra work', 'Intranet, procedures, telephone lists'],
        [
          'Confidential',
          'Considerable: loss of money, customers or trust, breach of a contract',
          'Contracts, prices, personal data, source code',
        ],
        [
          'Restricted',
          'Severe: threat to people or to the business, breach of law',
          'Health data, keys and passwords, plans for acquisitions',
        ],
      ),
      rules(
        'Information without a class must be treated as internal, and personal data without a class as confidential.',
        'A collection must have at least the class of its most sensitive part. It must have a higher one if the combination is more sensitive.',
        'Information of customers and partners must be protected by the class that they have given it, in the nearest of our classes or a higher one.',
      ),
    ),
    responsibilities(
      ['Owner of information', 'Assigns the class, decides who may have access, and reviews both.'],
      ['Author', 'Proposes the class when a document is created, and labels it.'],
      ['Everyone', 'Handles information by its class, and asks the owner when in doubt.'],
      ['IT', 'Provides labels, encryption and secure disposal in the usual tools.'],
      ['{{ciso}}', 'Keeps this policy, trains staff, and checks that it is followed.'],
    ),
    section(
      'Assigning a class',
      rules(
        'Every information asset in the inventory must have an owner and a class (A.5.9).',
        'The class must be assigned when information is created or received, before it is shared.',
        'Requirements of integrity and availability must be recorded in the inventory beside the class, since they need protection of their own.',
        'Owners must review the classes of their assets every {{reclassificationMonths}} months, and when the purpose changes.',
        'Only the owner may lower a class. Information must be approved by its owner before it is made public.',
        'Classes must not be raised to hide mistakes or to avoid questions.',
      ),
    ),
    section(
      'Labels',
      rules(
        'Confidential and restricted documents must show their class on the first page and in the footer of each page. Files must carry it in their properties where the tool supports it (A.5.13).',
        'Messages with confidential or restricted information must show the class in the subject.',
        'Systems that hold confidential or restricted information must show the class at sign-in or in the header.',
        'Media must be labelled with the class, but not with what they contain.',
        'Labels that are found missing must be added within {{unlabelledFixDays}} working days.',
      ),
    ),
    section(
      'Handling',
      table(
        ['Activity', 'Internal', 'Confidential', 'Restricted'],
        ['Access', 'All staff', 'Roles that need it', 'People named by the owner'],
        ['Storage', 'Approved systems', 'Approved systems, encrypted', 'Designated systems, encrypted, access logged'],
        ['Sharing inside', 'Freely', 'With those who need it', 'With the owner’s approval'],
        [
          'Sharing outside',
          'If the task needs it',
          'Under an agreement, encrypted',
          'Under an agreement, encrypted, approved by the owner each time',
        ],
        ['Printing', 'Allowed', 'Collected at once', 'Only if unavoidable, copies numbered'],
        ['Speech', 'Not in public', 'Behind closed doors', 'Behind closed doors, with named people'],
        ['Removable media', 'Encrypted', 'Encrypted, with approval of IT', 'Not allowed'],
        [
          'Disposal',
          'Normal deletion, paper recycling',
          'Secure deletion, shredder',
          'Secure deletion, cross-cut shredder, recorded',
        ],
      ),
      p(
        'Public information needs no protection of its confidentiality, but must be protected against unauthorised changes.',
      ),
    ),
    section(
      'Transfer of information',
      rules(
        'Recipients must be verified before confidential or restricted information is sent. The key or password must go by another channel (A.5.14).',
        'Links for sharing must name the recipients and must expire after at most 30 days. Links that work for anyone must be used for public information only.',
        'Confidential information must not be given by telephone, unless the caller’s identity is verified by calling back a known number.',
        'Agreements with those who regularly receive confidential information must state the class, the permitted use and the return.',
        'Where the tools allow it, the transfer of restricted information to places that are not approved must be blocked, and the transfer of confidential information must raise an alert (A.8.12).',
      ),
    ),
    section(
      'Retention and disposal',
      rules(
        'Owners must state for how long information is kept, by law and by need. It must be deleted afterwards (A.5.33, A.8.10).',
        'Storage devices must be erased by an approved method or destroyed before they leave {{organisationName}}, including rented and repaired ones. The record must name the device, the method and the person (A.7.14).',
        'Information that is needed for a dispute or an investigation must not be deleted until legal has released it.',
        'Where whole records are not needed, personal data must be masked or removed (A.8.11).',
      ),
    ),
    section(
      'When something goes wrong',
      rules(
        'Confidential or restricted information that was lost, sent to the wrong person, or found where it does not belong must be reported to {{reportingAddress}} at once (A.6.8).',
        'Those who receive information by mistake must not read on or pass it on, and must tell the sender.',
      ),
    ),
    ...closing({
      exceptions: 'An exception for information that belongs to a customer needs the consent of that customer.',
      checks:
        'The {{ciso}} checks a sample of documents, shared links and waste containers every quarter, and reports the results to the owners.',
      reviews:
        'New laws on data protection or secrecy, new requirements of customers, or a new tool for sharing leads to an earlier review.',
    }),
  ],
};
