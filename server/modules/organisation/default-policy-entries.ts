/** The policy categories of a new organisation (after the themes of ISO/IEC 27002:2022). */
export const defaultPolicyCategories = [
  { name: 'Governance', description: 'Direction, roles and responsibilities, and how policies are kept.' },
  { name: 'People', description: 'Employment, training, acceptable use and remote work.' },
  { name: 'Access', description: 'Identities, authentication and rights.' },
  { name: 'Operations', description: 'Change, backup, logging and protection against malware.' },
  { name: 'Cryptography', description: 'Encryption, keys and certificates.' },
  { name: 'Suppliers', description: 'Third parties, cloud services and contracts.' },
  { name: 'Incidents and continuity', description: 'Response to incidents, recovery and business continuity.' },
  { name: 'Privacy', description: 'Personal data and the rights of data subjects.' },
] as const;

/** The review frequencies of a new organisation. */
export const defaultPolicyFrequencies = [
  { name: 'Every three months', description: 'For what changes often.', months: 3 },
  { name: 'Every six months', description: 'For procedures that depend on technology.', months: 6 },
  { name: 'Yearly', description: 'What auditors usually expect of a policy.', months: 12 },
  { name: 'Every two years', description: 'For guidelines that rarely change.', months: 24 },
] as const;
