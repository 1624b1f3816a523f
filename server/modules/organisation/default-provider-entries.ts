/** The service types of a new organisation: what providers are used for. */
export const defaultServiceTypes = [
  { name: 'Software as a service', description: 'Applications that the provider runs.' },
  {
    name: 'Infrastructure and platform',
    description: 'Computing, storage, networks and platforms for own applications.',
  },
  { name: 'Managed service', description: 'Operation of systems of the organisation, such as monitoring.' },
  { name: 'Software and hardware supply', description: 'Products with maintenance and updates.' },
  { name: 'Consulting and development', description: 'People who work on the organisation’s behalf.' },
  { name: 'Business process', description: 'A task handed over as a whole, such as payroll.' },
  { name: 'Logistics and transport', description: 'Carriage, storage and handling of goods.' },
  { name: 'Facilities', description: 'Buildings, energy, cleaning and guards.' },
] as const;

/** The assessment tiers of a new organisation; `rank` is what domain/service-provider/tier.ts proposes. */
export const defaultAssessmentTiers = [
  { name: 'Tier 1', description: 'Full assessment with evidence, every six months.', rank: 1, reviewMonths: 6 },
  { name: 'Tier 2', description: 'Full assessment, yearly.', rank: 2, reviewMonths: 12 },
  { name: 'Tier 3', description: 'Short assessment, every two years.', rank: 3, reviewMonths: 24 },
  {
    name: 'Tier 4',
    description: 'Entry in the register, looked through every three years.',
    rank: 4,
    reviewMonths: 36,
  },
] as const;

/** The contract statuses of a new organisation. */
export const defaultContractStatuses = [
  { name: 'In negotiation', description: 'Not signed yet.', isFinal: false },
  { name: 'Active', description: 'Signed and in force.', isFinal: false },
  { name: 'In renewal', description: 'In force; the next term is being agreed.', isFinal: false },
  { name: 'Notice given', description: 'Ends with the current term.', isFinal: false },
  { name: 'Terminated', description: 'Ended by notice or agreement.', isFinal: true },
  { name: 'Expired', description: 'Ended with its term.', isFinal: true },
] as const;
