/** A tip as it is written; its description is HTML. */
export interface NewTip {
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly description: string;
  readonly position: number;
}

/** What Attest tells newcomers. The ids are fixed, so that two processes that start together add them once. */
export const defaultTips: readonly NewTip[] = [
  {
    id: '5f0a1c9e-0001-4c55-9a51-2f6b8f3c1d01',
    topic: 'Getting around',
    title: 'Go anywhere from the keyboard',
    description:
      '<p>Press <strong>Ctrl K</strong> (on a Mac, <strong>Cmd K</strong>) and type what you are looking for: a page, a setting, or the reference of a risk.</p><p><strong>Ctrl B</strong> folds the sidebar away when a wide register needs the room.</p>',
    position: 0,
  },
  {
    id: '5f0a1c9e-0002-4c55-9a51-2f6b8f3c1d02',
    topic: 'Risks',
    title: 'Give every risk an owner and a date',
    description:
      '<p>A risk that nobody owns is a risk that nobody treats. The owner is told when a risk becomes theirs, and when somebody else changes it.</p><p>Set the <strong>next review</strong> as well: what is overdue is marked with a clock in the register.</p>',
    position: 1,
  },
  {
    id: '5f0a1c9e-0003-4c55-9a51-2f6b8f3c1d03',
    topic: 'Risks',
    title: 'Make the matrix your own',
    description:
      '<p>The steps of likelihood and impact, their scores, and the ratings that follow from them belong to your organisation. Change them under <em>Settings</em>; every risk is rated anew.</p>',
    position: 2,
  },
  {
    id: '5f0a1c9e-0004-4c55-9a51-2f6b8f3c1d04',
    topic: 'Information assets',
    title: 'Start with what the business cannot do without',
    description:
      '<p>Register the <strong>primary</strong> assets first: the processes and the information that carry value. Then add what <strong>supports</strong> them: systems, places, suppliers.</p><p>Assign assets to risks, so that both registers tell the same story.</p>',
    position: 3,
  },
  {
    id: '5f0a1c9e-0005-4c55-9a51-2f6b8f3c1d05',
    topic: 'Your account',
    title: 'Add a second factor',
    description:
      '<p>An authenticator app makes a stolen password useless. Turn it on under <em>Update Password</em>, where you also see every browser in which you are signed in.</p>',
    position: 4,
  },
];
