interface Step {
  readonly name: string;
  readonly description: string;
  /** Factor in the matrix, 1 to 5. */
  readonly score: number;
}

interface Band {
  readonly name: string;
  readonly description: string;
  /** The lowest likelihood × impact with this rating. */
  readonly minimumScore: number;
  readonly reviewMonths: number;
}

interface Category {
  readonly name: string;
  readonly description: string;
}

interface Matrix {
  readonly likelihoods: readonly Step[];
  readonly impacts: readonly Step[];
  readonly ratings: readonly Band[];
  readonly categories: readonly Category[];
}

/**
 * The default risk matrix of a new organisation, lowest first: five qualitative levels per axis as in ISO/IEC
 * 27005:2022, annex A.1.1, and the bands of the heat map in the design. Colours come from the theme's rating tokens.
 */
export const defaultMatrix = {
  likelihoods: [
    { name: 'Rare', description: 'Not expected within ten years, or only in exceptional circumstances.', score: 1 },
    { name: 'Unlikely', description: 'Expected once in three to ten years; rare in the sector.', score: 2 },
    { name: 'Possible', description: 'Expected once in one to three years; known in the sector.', score: 3 },
    { name: 'Likely', description: 'Expected about once a year; it has happened here before.', score: 4 },
    { name: 'Almost certain', description: 'Expected several times a year, or happening now.', score: 5 },
  ],
  impacts: [
    { name: 'Negligible', description: 'Absorbed by normal work; no effect outside the team.', score: 1 },
    { name: 'Minor', description: 'Hours of disruption in one team; small cost within its budget.', score: 2 },
    {
      name: 'Moderate',
      description: 'A day of disruption in several teams, customer complaints, or a report to a regulator.',
      score: 3,
    },
    {
      name: 'Major',
      description: 'Days without an essential service, a fine, or harm to people that can be put right.',
      score: 4,
    },
    {
      name: 'Severe',
      description: 'Lasting harm to people, loss of a licence, or a threat to the survival of the organisation.',
      score: 5,
    },
  ],
  ratings: [
    { name: 'Very low', description: 'Accepted without further action.', minimumScore: 1, reviewMonths: 24 },
    { name: 'Low', description: 'Accepted; reviewed once a year.', minimumScore: 3, reviewMonths: 12 },
    {
      name: 'Medium',
      description: 'Treated where the cost is in proportion; reviewed twice a year.',
      minimumScore: 6,
      reviewMonths: 6,
    },
    {
      name: 'High',
      description: 'Treated under a plan with an owner; reviewed every quarter.',
      minimumScore: 10,
      reviewMonths: 3,
    },
    {
      name: 'Critical',
      description: 'Treated at once and reported to the board; reviewed monthly.',
      minimumScore: 20,
      reviewMonths: 1,
    },
  ],
  categories: [
    { name: 'Cybersecurity', description: 'Attacks on systems and networks, and the weaknesses that enable them.' },
    { name: 'Access control', description: 'Identities, rights and privileged access.' },
    { name: 'Data protection', description: 'Confidentiality and lawful use of personal data.' },
    { name: 'Third party', description: 'Suppliers, processors and others that a service depends on.' },
    { name: 'Continuity', description: 'Availability, backup, recovery and crisis management.' },
    { name: 'Regulatory', description: 'Laws, licences, contracts and standards to be met.' },
    { name: 'Physical', description: 'Buildings, equipment, theft, fire and water.' },
    { name: 'People', description: 'Knowledge, awareness, staffing and mistakes.' },
    { name: 'Technology change', description: 'Projects, releases, migrations and ageing technology.' },
    { name: 'Fraud', description: 'Deception for gain, from inside or outside.' },
  ],
} as const satisfies Matrix;
