import type { LookupKind } from '#openapi/generated/records.ts';

const entry = <Name extends string>(name: Name, description: string) => ({ name, description });

/**
 * The default threats, vulnerabilities and accountable roles of a new organisation (after ISO/IEC 27005:2022, annex A.2,
 * tables A.9 to A.11). Which category, source and actor a threat has depends on the organisation.
 */
export const defaultThreats = {
  riskOwner: [
    entry('Management board', 'Accountable for risks beyond the appetite.'),
    entry('Chief information security officer', ''),
    entry('Head of IT', ''),
    entry('Head of operations', ''),
    entry('Data protection officer', ''),
  ],
  threatCategory: [
    entry('Physical threats', 'Fire, water, dust, corrosion, destruction of equipment.'),
    entry('Natural threats', 'Weather, floods, earthquakes, pandemics.'),
    entry('Infrastructure failures', 'Loss of power, cooling, telecommunication or a supplier.'),
    entry('Technical failures', 'Failure or saturation of equipment and software.'),
    entry('Human actions', 'Attacks, theft, fraud and sabotage.'),
    entry('Compromise of functions or services', 'Errors in use, abuse and denial of rights, denial of actions.'),
    entry('Organisational threats', 'Lack of staff or resources, failure of a supplier, breach of law.'),
  ],
  threatSource: [
    entry('Deliberate', 'Someone means to do harm or to gain.'),
    entry('Accidental', 'Error, omission or failure without intent.'),
    entry('Environmental', 'Not caused by people.'),
  ],
  threatActor: [
    entry('Organised crime', 'For money: extortion, fraud, resale of data.'),
    entry('State or state-sponsored group', 'For intelligence or disruption; patient and well funded.'),
    entry('Activist', 'For a cause and for attention.'),
    entry('Competitor', 'For trade secrets.'),
    entry('Employee', 'With rights and knowledge; by intent or by mistake.'),
    entry('Former employee', 'With knowledge, and sometimes with rights that were not withdrawn.'),
    entry('Supplier or partner', 'With access to systems, premises or data.'),
    entry('Unskilled attacker', 'With ready-made tools, at random.'),
    entry('Nature', 'Weather, water, earth, disease.'),
  ],
  threat: [
    entry('Ransomware', 'Data is encrypted or published to extort money.'),
    entry('Phishing and social engineering', 'People are deceived into giving access, data or money.'),
    entry('Theft of credentials', 'Passwords, sessions or keys are stolen and used.'),
    entry('Exploitation of a software flaw', 'A known or unknown flaw of a system within reach is used.'),
    entry('Denial of service', 'A service is overloaded on purpose.'),
    entry('Abuse of rights', 'People use more than their task requires.'),
    entry('Compromise of a supplier', 'Software, updates or access of a supplier are misused.'),
    entry('Disclosure by mistake', 'Data is sent, published or left where others can read it.'),
    entry('Error in use or administration', 'A wrong setting, command or input.'),
    entry('Failure of equipment or software', ''),
    entry('Loss of power or cooling', ''),
    entry('Loss of a supplier or cloud service', ''),
    entry('Loss or theft of equipment', ''),
    entry('Fire or water', ''),
    entry('Natural event', 'Storm, flood, earthquake.'),
    entry('Loss of key staff', ''),
  ],
  vulnerability: [
    entry('Updates not installed', 'Known flaws of systems in use are not closed in time.'),
    entry('Unsupported software or equipment', 'The maker provides no updates.'),
    entry('Weak or shared passwords', ''),
    entry('No second factor', 'A stolen password is enough.'),
    entry('Excessive rights', 'Accounts may do more than their tasks require.'),
    entry('Rights not withdrawn', 'People who left or changed roles keep their access.'),
    entry('Insecure configuration', 'Default settings, open ports and services that nobody needs.'),
    entry('Network not segmented', 'From one system all others can be reached.'),
    entry('Data not encrypted', 'On media, devices or in transit.'),
    entry('Backups not tested', 'Nobody knows whether and how fast they can be restored.'),
    entry('No monitoring', 'Attacks and failures are not noticed.'),
    entry('Lack of awareness', 'People do not recognise attacks, or do not know what to do.'),
    entry('Dependence on one supplier', ''),
    entry('Dependence on one person', ''),
    entry('Access to premises not controlled', ''),
  ],
} satisfies Readonly<Partial<Record<LookupKind, readonly { name: string; description: string }[]>>>;
