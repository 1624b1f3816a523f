/** A tip as written; its description is HTML. */
export interface NewTip {
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly description: string;
  readonly position: number;
}

/** Attest's default tips for newcomers. The ids are fixed, so that two processes starting together add them once. */
export const defaultTips: readonly NewTip[] = [
  {
    id: '5f0a1c9e-0001-4c55-9a51-2f6b8f3c1d01',
    topic: 'Getting around',
    title: 'Go anywhere from the keyboard',
    description:
      '<p>Press <strong>Ctrl K</strong> (on a Mac, <strong>Cmd K</strong>) and type what you are looking for: a page, a setting or a risk reference.</p><p><strong>Ctrl B</strong> collapses the sidebar to make room for wide registers.</p>',
    position: 0,
  },
  {
    id: '5f0a1c9e-0002-4c55-9a51-2f6b8f3c1d02',
    topic: 'Risks',
    title: 'Give every risk an owner and a date',
    description:
      '<p>A risk that nobody owns is a risk that nobody treats. Owners are notified when a risk is assigned to them and when someone else changes it.</p><p>Set the <strong>next review</strong> as well: overdue reviews are marked with a clock in the register.</p>',
    position: 1,
  },
  {
    id: '5f0a1c9e-0003-4c55-9a51-2f6b8f3c1d03',
    topic: 'Risks',
    title: 'Make the matrix your own',
    description:
      '<p>Likelihood and impact levels, their scores and the resulting ratings are set by your organisation. Change them under <em>Settings</em> and every risk is rated again.</p>',
    position: 2,
  },
  {
    id: '5f0a1c9e-0004-4c55-9a51-2f6b8f3c1d04',
    topic: 'Information assets',
    title: 'Start with what the business cannot work without',
    description:
      '<p>Register the <strong>primary</strong> assets first: critical processes and information. Then add what <strong>supports</strong> them: systems, sites and suppliers.</p><p>Link assets to risks to see what each risk affects.</p>',
    position: 3,
  },
  {
    id: '5f0a1c9e-0005-4c55-9a51-2f6b8f3c1d05',
    topic: 'Your account',
    title: 'Add a second factor',
    description:
      '<p>With an authenticator app, a stolen password is not enough to sign in. Set it up under <em>Update Password</em>, where you can also see every browser you are signed in to.</p>',
    position: 4,
  },
];
