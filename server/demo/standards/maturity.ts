/** A maturity model of five levels in our own words. */
export const demoModel = {
  title: 'Five steps of practice',
  description:
    'How far a practice is part of everyday work. Each step includes what the one below it describes; a target says how far is far enough.',
  levels: [
    { level: 1, name: 'By chance', description: 'It depends on who is there. Nothing is written down.' },
    { level: 2, name: 'Repeated', description: 'Those who do it do it alike, from experience or notes of their own.' },
    {
      level: 3,
      name: 'Agreed',
      description: 'One written way of working applies everywhere, and people are trained in it.',
    },
    { level: 4, name: 'Measured', description: 'Figures show how well it works, and someone acts on them.' },
    {
      level: 5,
      name: 'Improving',
      description: 'It is changed before it fails, from what figures, tests and others teach.',
    },
  ],
} as const;
