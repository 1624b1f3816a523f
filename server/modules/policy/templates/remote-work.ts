import { closing } from './closing.ts';
import { p, responsibilities, rules, section, ul } from './markup.ts';
import { everywhere, number, reportingAddress } from './placeholders.ts';
import type { PolicyTemplate } from './template.ts';

export const remoteWork: PolicyTemplate = {
  id: 'REMOTE_WORK',
  title: 'Remote Work Policy',
  summary: 'Safe work at home, on the road and abroad: devices, networks, papers and conversations.',
  category: 'People',
  documentType: 'POLICY',
  purpose:
    'This policy makes sure that information of {{organisationName}} is as safe at home, on a train or in a hotel as it is in the office. It says where and how people may work remotely, what they are given for it, and what they must see to themselves.',
  scope:
    'It applies to everyone who works for {{organisationName}} outside its own sites, regularly or now and then, to the devices they use, including private ones as far as they are allowed, and to information in any form, including paper and conversations.',
  placeholders: [
    ...everywhere,
    reportingAddress,
    number('lossReportHours', 'Hours in which a loss is reported', 4),
    number('screenLockMinutes', 'Minutes until a screen locks itself', 5),
    number('abroadNoticeDays', 'Days of notice before work abroad', 10),
    number('updateDays', 'Days in which updates are installed', 7),
  ],
  sections: [
    section(
      'Principles',
      p(
        'Remote work is allowed where the duties permit it, the line manager agrees, and the rules of this policy can be followed (A.6.7). The class of the information decides: the more sensitive it is, the fewer places are suitable.',
      ),
    ),
    responsibilities(
      [
        'Everyone who works remotely',
        'Follows this policy, chooses suitable places, and reports losses and events at once.',
      ],
      [
        'Line managers',
        'Agree on remote work, say which tasks are excluded, and check that the conditions still hold once a year.',
      ],
      ['IT', 'Provides devices, secure connections and support, and watches the state of devices.'],
      ['{{ciso}}', 'Decides on work abroad and on private devices, and keeps the list of excluded tasks.'],
      ['Human resources', 'Arranges the agreement on remote work and its legal conditions, such as health and safety.'],
    ),
    section(
      'Approval',
      rules(
        'Regular remote work must be agreed in writing, naming place, days and tasks.',
        'Work with restricted information outside the office must be approved by the owner of the information, for a stated place.',
        'Work from another country must be approved by the line manager, human resources and the {{ciso}} at least {{abroadNoticeDays}} days before the journey. They check tax, insurance, data protection and the rules on cryptography (A.5.31).',
        'The {{ciso}} keeps a list of countries in which the usual devices must not be used. IT provides devices for journeys there, and erases them afterwards.',
      ),
    ),
    section(
      'Devices',
      rules(
        'Work must be done on devices that {{organisationName}} manages. They must be encrypted, protected against malware, and erasable from afar (A.8.1, A.8.7).',
        'Updates must be installed within {{updateDays}} days. Devices that are older than that may be refused access.',
        'Screens must be locked whenever they are left, also at home, and must lock themselves after {{screenLockMinutes}} minutes.',
        'Private devices may be used only for mail, calendar and calls, only in the managed area provided for them, and only if the owner agrees that this area can be erased.',
        'Other people in the household must not use work devices.',
        'Work must be stored in the approved services and not on the device alone, so that it is backed up.',
        'Devices must not be left unattended in public or visible in a vehicle. In hotels they must be locked away (A.7.9).',
      ),
    ),
    section(
      'Networks and access',
      rules(
        'Internal systems must be reached only by the secure connection that IT provides, with a second factor (A.8.5, A.8.20).',
        'The secure connection must be on whenever a network is used that does not belong to {{organisationName}} or to the person’s household.',
        'Networks at home must use WPA2 or WPA3, a password of the person’s own, and a router that still receives updates. The router’s default password must be changed.',
        'Open wireless networks must be used only with the secure connection. The hotspot of the work phone is to be preferred.',
        'Chargers and storage devices of strangers must not be connected. Public sockets for charging must be used only with an adapter that blocks data.',
      ),
    ),
    section(
      'Place of work',
      rules(
        'At home, a place must be used where others cannot read the screen or listen. Voice assistants nearby must be switched off during confidential conversations.',
        'In public, a privacy filter must be used. Confidential information must be read only where nobody can look on, and restricted information not at all.',
        'Confidential calls must not be held where others can listen. Headphones alone are not enough, because they protect one side only.',
        'Before a screen is shared in a meeting, other windows and notifications must be closed.',
        'Cameras must not show papers, whiteboards or screens with confidential information.',
      ),
    ),
    section(
      'Papers and media',
      rules(
        'Confidential papers must leave the office only if the task needs it, and must be kept under lock when they are not used (A.7.7).',
        'Papers must be carried in a closed bag that stays with the person.',
        'Confidential papers must not go into household waste. They must be shredded or brought back to the office (A.7.14).',
        'Confidential documents must not be printed on private or public printers, unless the line manager has agreed for a single case.',
      ),
    ),
    section(
      'Losses and events',
      rules(
        'A loss or theft of a device, badge or papers must be reported to {{reportingAddress}} within {{lossReportHours}} hours of its discovery, at any time of day (A.6.8).',
        'A theft must be reported to the police as well, and the reference must be passed on.',
        'IT must lock a lost device and start erasing it within one hour of the report.',
        'Messages or calls that ask for remote control of a device must be refused, unless the person has asked IT for help and calls back on the known number.',
      ),
    ),
    section(
      'Before you travel',
      p('Check the following:'),
      ul(
        'Is the work abroad approved, and are your devices allowed there?',
        'Are all updates installed, and does the secure connection work?',
        'Do you carry only the information that you need?',
        'Do you have the privacy filter and a charger of your own?',
        'Do you know the number to call if something goes missing?',
      ),
    ),
    ...closing({
      exceptions:
        'For an unforeseen absence from the office, the line manager may agree on remote work for up to five days without a written agreement.',
      checks:
        'IT reports every month which devices are not encrypted or not up to date. The {{ciso}} evaluates sign-ins from unexpected countries every week (A.8.16).',
      reviews:
        'A loss with serious effects, new rules on working time or taxes, or a new way of remote access leads to an earlier review.',
    }),
  ],
};
