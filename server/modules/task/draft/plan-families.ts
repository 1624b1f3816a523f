import type { Schemas } from '#server/contract/types.ts';

/** A step of a plan: what is done, and how it is known to be. */
type Step = readonly [title: string, description: string];

interface Family {
  /** How words of a project begin that is of this family. */
  readonly stems: readonly string[];
  readonly steps: readonly Step[];
}

const families: readonly Family[] = [
  {
    stems: ['iso', 'certif', 'soc', 'nis2', 'dora', 'complian', 'audit'],
    steps: [
      ['Agree on the scope', 'The scope is written down and approved by management.'],
      ['Assess the gaps', 'Each requirement has an answer, and each gap an owner.'],
      ['Assess and treat the risks', 'Risks have a rating, a treatment and an owner.'],
      [
        'Write the policies that are missing',
        'Policies are approved, and their readers are asked to acknowledge them.',
      ],
      ['Put the missing controls in place', 'Each control has evidence that it works.'],
      ['Train those concerned', 'Trainings are recorded at the staff members.'],
      ['Carry out an internal audit', 'Findings are recorded with their corrective actions.'],
      ['Review by management', 'The decisions of the review are written down.'],
      ['Close the findings', 'Corrective actions are done and shown to work.'],
    ],
  },
  {
    stems: ['supplier', 'provider', 'vendor', 'outsourc', 'procure', 'contract'],
    steps: [
      ['List the providers concerned', 'Each provider is in the register with its tier.'],
      ['Send the questionnaires', 'Each provider of the first tiers has been asked.'],
      ['Review the answers', 'Each assessment has a conclusion.'],
      ['Agree on what is missing', 'Gaps have an action and a day in the contract.'],
      ['Approve the providers', 'Each provider has a decision and a next review.'],
    ],
  },
  {
    stems: ['migrat', 'replace', 'rollout', 'roll', 'introduc', 'implement', 'upgrad', 'system', 'network', 'cloud'],
    steps: [
      ['Collect the requirements', 'Requirements of security and operation are agreed with the owners.'],
      ['Assess the risks of the change', 'Risks are in the register with a treatment.'],
      ['Plan the change and the way back', 'The change is requested with its plans.'],
      ['Test with a small group', 'The results of the test are written down.'],
      ['Train users and administrators', 'Trainings are recorded at the staff members.'],
      ['Go live', 'The change is made, and its review is planned.'],
      ['Take the old one out of service', 'Data is erased or archived, and access is withdrawn.'],
    ],
  },
];

const usual: readonly Step[] = [
  ['Agree on purpose and scope', 'Purpose, scope and owner are written down.'],
  ['Find out where things stand', 'What is there, and what is missing, is listed.'],
  ['Decide what is done', 'Each measure has an owner and a day.'],
  ['Carry it out', 'Each measure is done and has evidence.'],
  ['Check that it works', 'The results are written down, and gaps have an action.'],
  ['Hand over to daily work', 'Recurring tasks are planned, and the owner agrees.'],
];

/** The tasks of a plan by rules: the steps of the family that its words are of, spread evenly over its days. */
export function planFrom({ title, description, days }: Required<Schemas['PlanDraftInput']>): Schemas['DraftedTask'][] {
  const asWords = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const familyOf = (words: string) => families.find(({ stems }) => stems.some((stem) => words.includes(` ${stem}`)));
  const steps = (familyOf(asWords(title)) ?? familyOf(asWords(description)))?.steps ?? usual;
  return steps.map(([step, done], index) => ({
    title: step,
    description: done,
    dueAfter: Math.round(((index + 1) * days) / steps.length),
  }));
}
