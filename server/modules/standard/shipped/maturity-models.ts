interface ShippedLevel {
  readonly level: number;
  readonly name: string;
  readonly description: string;
}

export interface ShippedModel {
  readonly title: string;
  readonly description: string;
  readonly levels: readonly ShippedLevel[];
}

/** Maturity models that come with Attest, in our own words. */
export const shippedModels: readonly ShippedModel[] = [
  {
    title: 'How far a practice is done',
    description:
      'For organisations that begin: it asks how much of a practice is done and where, rather than how well it is governed.',
    levels: [
      { level: 0, name: 'Not done', description: 'Nobody does it, or nobody knows whether it is done.' },
      { level: 1, name: 'In places', description: 'Some teams or systems do it. Most do not.' },
      { level: 2, name: 'Mostly', description: 'It is done nearly everywhere. The gaps are known and have an owner.' },
      { level: 3, name: 'Everywhere', description: 'It is done everywhere it applies, and evidence shows it.' },
    ],
  },
];
