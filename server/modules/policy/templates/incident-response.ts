import { closing } from './closing.ts';
import { p, responsibilities, rules, section, table } from './markup.ts';
import { email, everywhere, number, reportingAddress, text } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const incidentResponse: PolicyTemplate = {
  id: 'INCIDENT_RESPONSE',
  title: 'Incident Response Policy',
  summary: 'How security events are reported, assessed, contained, notified and learnt from.',
  category: 'Incidents and continuity',
  documentType: 'POLICY',
  purpose:
    'This policy makes sure that {{organisationName}} notices information security incidents early, limits their damage, meets its duties to notify others in time, and learns from each of them.',
  scope:
    'It applies to every event that affects, or could affect, the confidentiality, integrity or availability of information of {{organisationName}} or its customers, including events at suppliers, and to everyone who may notice one or help with the response.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    email('privacyAddress', 'Address of the person responsible for data protection'),
    text('incidentLead', 'Role that leads the response', 'Incident Lead'),
    number('triageHours', 'Hours in which a report is assessed', 4),
    number('lessonsDays', 'Days in which lessons are recorded after the end', 14),
    number('exerciseMonths', 'Months between exercises', 12),
  ],
  sections: [
    section(
      'Terms',
      p(
        'An event is anything that may concern security, such as a lost phone or an unknown sign-in. An incident is an event, or several, that harms information or is likely to. A personal data breach is an incident in which personal data is destroyed, altered, disclosed or accessed without authority.',
      ),
    ),
    responsibilities(
      ['Everyone', 'Reports events at once, keeps evidence as it is, and supports the response.'],
      ['{{incidentLead}}', 'Classifies incidents, leads the response, keeps the timeline, and closes the incident.'],
      ['{{ciso}}', 'Keeps this process ready, decides on outside help, and informs top management.'],
      ['IT', 'Contains, removes and recovers, and secures logs and other evidence.'],
      [
        'Data protection',
        'Assesses breaches of personal data and prepares notifications; reached at {{privacyAddress}}.',
      ],
      ['Communications', 'Speaks to customers, staff and the press, in agreement with the {{incidentLead}}.'],
    ),
    section(
      'Preparation',
      rules(
        'A deputy must be named for the {{incidentLead}}, and one of the two must be reachable at all times (A.5.24).',
        'A list of contacts inside and outside, including authorities, insurer, forensic help and key suppliers, must be kept where it can be read while systems are down (A.5.5).',
        'Written playbooks must exist at least for ransomware, a taken-over account, a personal data breach, the loss of a device, and the failure of a key supplier.',
        'The response must be exercised every {{exerciseMonths}} months, and the lessons must be recorded.',
      ),
    ),
    section(
      'Reporting',
      rules(
        'Anyone who notices or suspects an event must report it to {{reportingAddress}} at once, whether or not they caused it (A.6.8).',
        'Those who report must not investigate on their own, must not delete anything, and must not switch off devices unless told to.',
        'Suppliers must be bound by contract to report incidents that affect {{organisationName}}.',
        'Every report must be recorded with the time, the person and what was noticed.',
      ),
    ),
    section(
      'Assessment',
      p(
        'The {{incidentLead}} decides within {{triageHours}} hours whether a report is an incident, and how severe (A.5.25).',
      ),
      table(
        ['Severity', 'Meaning', 'First update to management'],
        ['Critical', 'Business stands still, or restricted information of many people is affected', 'Within 1 hour'],
        ['Major', 'A key service or confidential information is affected', 'Within 4 hours'],
        ['Moderate', 'Work of a team is affected; the damage is limited', 'Within 1 working day'],
        ['Low', 'Hardly any effect', 'In the monthly report'],
      ),
      rules(
        'Severity must be reassessed whenever new facts are known, and each change must be recorded with its reason.',
        'Where it is not clear whether an event is an incident, it must be handled as one.',
      ),
    ),
    section(
      'Response',
      rules(
        'Containment must come first: affected accounts are locked, devices isolated and connections cut, as the playbook says (A.5.26).',
        'Before evidence is changed, it must be copied where possible. Who took what, when and where it is kept must be recorded (A.5.28).',
        'The {{incidentLead}} may disconnect any system if waiting would increase the damage. The owner is informed at once.',
        'Systems must be recovered from sources that are known to be clean, and watched closely for at least 30 days.',
        'No ransom may be paid and no contact with attackers may be made without a decision of top management.',
        'A timeline with times, decisions and who took them must be kept from the first report to the end.',
      ),
    ),
    section(
      'Notification',
      rules(
        'A personal data breach must be assessed within 24 hours of its discovery. Where the law requires it, the supervisory authority must be notified without undue delay, at the latest 72 hours after {{organisationName}} became aware of the breach, and the people affected when their risk is high.',
        'The {{ciso}} must keep a list of other duties to notify, from laws such as those on network security and from contracts, with their periods.',
        'The clock of each duty must be recorded in the incident when it starts. A reason for any delay must be recorded with it.',
        'Only communications or top management may inform the public.',
      ),
    ),
    section(
      'Learning',
      rules(
        'Within {{lessonsDays}} days of the end, the {{incidentLead}} must review every critical or major incident with those involved, looking for causes and not for culprits (A.5.27).',
        'Root cause, corrective actions with owner and date, and changes to risks and policies must be recorded before the incident is closed.',
        'Number, severity, time to contain and cost of incidents must be reported to top management every quarter.',
        'Records of incidents must be kept for at least three years.',
      ),
    ),
    ...closing({
      exceptions:
        'In an emergency, the {{incidentLead}} may depart from any rule but the duties to notify. The reason must be recorded in the timeline.',
      checks:
        'The {{ciso}} checks every quarter, for a sample of incidents, whether periods were met, whether the timeline is complete, and whether corrective actions were carried out.',
      reviews: 'Every critical incident, every exercise, and every new duty to notify leads to an earlier review.',
    }),
  ],
};
