/** Which policies and incidents of Harbour Logistics name an own control, all by their titles. */
export interface DemoNaming {
  readonly ownControl: string;
  readonly policies?: readonly string[];
  readonly incidents?: readonly string[];
}

export const harbourNaming: readonly DemoNaming[] = [
  { ownControl: 'Security policy, approved by the board each January', policies: ['Information Security Policy'] },
  { ownControl: 'Roles in the security handbook', policies: ['Information Security Policy'] },
  {
    ownControl: 'Accounts come from the directory',
    policies: ['Access Control Policy'],
    incidents: ['Ransomware on the file server of the Świnoujście office'],
  },
  { ownControl: 'Quarterly review of rights', policies: ['Access Control Policy'] },
  {
    ownControl: 'Leavers lose their access on their last day',
    policies: ['Access Control Policy'],
    incidents: ['Agency driver signed in to the mobile app after the end of the contract'],
  },
  { ownControl: 'Nightly backups, restored twice a year', policies: ['Backup Policy'] },
  { ownControl: 'Suppliers are assessed before the contract', policies: ['Supplier Security Policy'] },
  { ownControl: 'Incident plan with an exercise each year', policies: ['Incident Response Policy'] },
];
