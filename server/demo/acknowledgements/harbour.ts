/** Someone who was asked to acknowledge a policy. What happened since follows from the days that are given, but none of it before the approval. */
export interface DemoRecipient {
  /** The address; of a member, whose name is known, only what is before its `@`. */
  readonly email: string;
  readonly name?: string;
  readonly askedDaysAgo: number;
  readonly remindedDaysAgo?: number;
  readonly openedDaysAgo?: number;
  readonly acknowledgedDaysAgo?: number;
  readonly revokedDaysAgo?: number;
  /** Asked again, for the version in force, when that was approved. */
  readonly isSuperseded?: boolean;
  /** For how many days the link works; for 90 unless given. */
  readonly days?: number;
}

/** Those who were asked to acknowledge a version of a policy. */
export interface DemoAcknowledgements {
  /** The reference of the policy. */
  readonly on: string;
  /** A former version, `1.0`; the one that is in force by default. */
  readonly version?: string;
  /** The member who asked, before the `@` of the address. */
  readonly by: string;
  readonly recipients: readonly DemoRecipient[];
}

/** Members, a few crews and suppliers without accounts, in every state. */
export const harbourAcknowledgements: readonly DemoAcknowledgements[] = [
  {
    on: 'P-0001',
    by: 'admin',
    recipients: [
      { email: 'admin', askedDaysAgo: 56, openedDaysAgo: 56, acknowledgedDaysAgo: 56 },
      { email: 'manager', askedDaysAgo: 56, openedDaysAgo: 55, acknowledgedDaysAgo: 55 },
      { email: 'auditor', askedDaysAgo: 56, openedDaysAgo: 53, acknowledgedDaysAgo: 50 },
      { email: 'mfa', askedDaysAgo: 56, remindedDaysAgo: 49, openedDaysAgo: 48, acknowledgedDaysAgo: 48 },
      { email: 'consultant', askedDaysAgo: 56, remindedDaysAgo: 42, openedDaysAgo: 41 },
      { email: 'viewer', askedDaysAgo: 21, remindedDaysAgo: 7 },
      { email: 'board@example.org', askedDaysAgo: 49, openedDaysAgo: 47, acknowledgedDaysAgo: 40 },
      { email: 'd.okonkwo@example.org', name: 'Dayo Okonkwo', askedDaysAgo: 49, openedDaysAgo: 46, days: 30 },
      { email: 'night.desk@example.org', name: 'Night desk, Gdynia', askedDaysAgo: 14 },
    ],
  },
  {
    on: 'P-0003',
    version: '1.0',
    by: 'manager',
    recipients: [
      { email: 'mfa', askedDaysAgo: 80, openedDaysAgo: 79, acknowledgedDaysAgo: 79 },
      { email: 'viewer', askedDaysAgo: 80, remindedDaysAgo: 60, isSuperseded: true },
    ],
  },
  {
    on: 'P-0003',
    by: 'manager',
    recipients: [
      { email: 'mfa', askedDaysAgo: 30, openedDaysAgo: 29 },
      { email: 'viewer', askedDaysAgo: 30, openedDaysAgo: 28, acknowledgedDaysAgo: 28 },
    ],
  },
  {
    on: 'P-0005',
    by: 'manager',
    recipients: [
      { email: 'assessor', askedDaysAgo: 35, openedDaysAgo: 35, acknowledgedDaysAgo: 35 },
      { email: 'viewer', askedDaysAgo: 35, openedDaysAgo: 33, acknowledgedDaysAgo: 33 },
      { email: 'consultant', askedDaysAgo: 35, remindedDaysAgo: 28, openedDaysAgo: 27, acknowledgedDaysAgo: 26 },
      { email: 'both', askedDaysAgo: 35, remindedDaysAgo: 28, openedDaysAgo: 10 },
      {
        email: 'maja.zielinska@example.org',
        name: 'Maja Zielińska',
        askedDaysAgo: 28,
        openedDaysAgo: 27,
        acknowledgedDaysAgo: 27,
      },
      {
        email: 'j.vandervelde@example.org',
        name: 'Joris van der Velde',
        askedDaysAgo: 28,
        openedDaysAgo: 26,
        acknowledgedDaysAgo: 24,
      },
      {
        email: 'siobhan.kelly@example.org',
        name: 'Siobhán Kelly',
        askedDaysAgo: 28,
        remindedDaysAgo: 14,
        openedDaysAgo: 13,
        acknowledgedDaysAgo: 12,
      },
      { email: 'crane.crew1@example.org', name: 'Crane crew 1', askedDaysAgo: 21, openedDaysAgo: 20 },
      { email: 'crane.crew2@example.org', name: 'Crane crew 2', askedDaysAgo: 21, remindedDaysAgo: 7 },
      { email: 'h.brandt@example.org', name: 'Heike Brandt', askedDaysAgo: 21, revokedDaysAgo: 18 },
      { email: 'customs.agency@example.org', askedDaysAgo: 14, openedDaysAgo: 13, acknowledgedDaysAgo: 9 },
      {
        email: 'p.lindholm@example.org',
        name: 'Petra Lindholm',
        askedDaysAgo: 10,
        openedDaysAgo: 9,
        acknowledgedDaysAgo: 4,
      },
      { email: 'tug.office@example.org', name: 'Tug office', askedDaysAgo: 10, openedDaysAgo: 6 },
      { email: 'a.moreau@example.org', name: 'Aurélie Moreau', askedDaysAgo: 5, openedDaysAgo: 3 },
      { email: 'yard.planning@example.org', askedDaysAgo: 3 },
      { email: 'm.tanaka@example.org', name: 'Mariko Tanaka', askedDaysAgo: 2 },
    ],
  },
];
