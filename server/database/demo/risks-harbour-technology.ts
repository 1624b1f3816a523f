import type { DemoRisk } from './risk.ts';

/** R-0001 to R-0020 of Harbour Logistics. */
export const harbourTechnologyRisks: readonly DemoRisk[] = [
  {
    title: 'Quay crane controllers share one flat network with the office at the Gdańsk terminal',
    description:
      'Six ship-to-shore cranes are driven by controllers that answer to any host on the terminal network, which also carries e-mail and guest Wi-Fi. A phished workstation could stop or misdirect a lift. The segmentation project is funded but has no outage window before the winter peak.',
    categories: ['Cybersecurity', 'Physical'],
    rating: [4, 5],
    treatment: 'MITIGATE',
    reviewInDays: -8,
  },
  {
    title: 'Terminal operating system has no tested recovery below 36 hours',
    description:
      'The board accepts four hours of outage; the last full restore took 36 because the interface configuration was not in the backup. Without the system, gate moves fall to paper at about a tenth of normal volume. A second restore test is planned after the database upgrade.',
    categories: ['Continuity'],
    rating: [4, 5],
    treatment: 'MITIGATE',
    reviewInDays: 9,
  },
  {
    title: 'Remote maintenance of reefer monitoring through a shared vendor account',
    description:
      'The vendor’s engineers sign in with one account and a password that last changed in 2023. Sessions are not recorded, so an action cannot be traced to a person. About 1,400 plugs with temperature-controlled cargo depend on the system.',
    categories: ['Access control', 'Third party'],
    rating: [4, 4],
    treatment: 'MITIGATE',
    reviewInDays: 14,
  },
  {
    title: 'Container release PINs are sent by e-mail and can be resold',
    description:
      'A release PIN and a container number are all a driver needs at the gate. Criminal groups pay for both, and three suspicious collections were stopped in the last year by attentive clerks. Moving to releases bound to a verified haulier needs the consent of the shipping lines.',
    categories: ['Fraud', 'Cybersecurity'],
    rating: [4, 4],
    treatment: 'MITIGATE',
    reviewInDays: -2,
  },
  {
    title: 'Leavers among agency drivers keep the mobile app for up to 30 days',
    description:
      'Agencies report leavers monthly. Until then the app still shows collection addresses, consignee names and delivery photographs. A nightly comparison with the agency rosters would cut this to a day.',
    categories: ['Access control', 'Data protection'],
    rating: [5, 3],
    treatment: 'MITIGATE',
    reviewInDays: 21,
  },
  {
    title: 'NIS2 early warning cannot be sent within 24 hours at weekends',
    description:
      'Only two people may report to the authority, and neither is on call from Friday evening to Monday morning. The duty manager’s handbook does not say what makes an incident significant. A delegation and a one-page decision aid are in draft.',
    categories: ['Regulatory', 'People'],
    rating: [3, 4],
    treatment: 'MITIGATE',
    reviewInDays: 30,
  },
  {
    title: 'Backups of the customs declaration platform are joined to the production domain',
    description:
      'Backup operators are members of a domain group, so whoever takes the domain also takes the backups. An offline copy is made quarterly and would lose up to three months of declarations. Immutable storage has been quoted.',
    categories: ['Continuity', 'Cybersecurity'],
    rating: [3, 5],
    treatment: 'MITIGATE',
    reviewInDays: 17,
  },
  {
    title: 'GPS jamming near the Baltic approaches disturbs automated straddle carriers',
    description:
      'Carriers stop safely when position is lost, but each stop takes an operator 15 minutes to clear. Nine such days were counted in the last quarter. Ground transponders along the main lanes would make the yard independent of satellites.',
    categories: ['Continuity', 'Physical'],
    rating: [5, 2],
    treatment: 'MITIGATE',
    reviewInDays: 45,
  },
  {
    title: 'Unsupported handheld scanners in four warehouses',
    description:
      'The 310 scanners run an operating system without security updates since April 2025. They reach only the warehouse management system, through a gateway that filters by address. Replacement is spread over two budget years, Łódź and Göteborg first.',
    categories: ['Cybersecurity', 'Technology change'],
    rating: [3, 3],
    treatment: 'MITIGATE',
    reviewInDays: 60,
  },
  {
    title:
      'Certificates of the EDI gateway are renewed by hand and have expired twice, stopping bookings, arrival notices and customs messages for every partner that connects through it',
    description:
      'Forty-one certificates are tracked in a spreadsheet that one integration engineer keeps. The last lapse went unnoticed for six hours because monitoring looks at the process and not at the handshake. Automatic renewal works for public names; the partners’ private ones remain.',
    categories: ['Continuity', 'Technology change'],
    rating: [4, 3],
    treatment: 'MITIGATE',
    reviewInDays: 24,
  },
  {
    title: 'Generative assistants receive customers’ tariff sheets',
    description:
      'Sales staff paste confidential rates into public assistants to draft quotations. No agreement covers what the provider does with them, and two customer contracts forbid it outright. An assistant under contract is on trial in one team.',
    categories: ['Data protection', 'Third party'],
    rating: [4, 3],
    treatment: 'NONE',
    reviewInDays: -5,
  },
  {
    title: 'Cloud tenant has five permanent global administrators',
    description:
      'Two of them are service accounts that cannot use a second factor. The provider’s baseline asks for at most four people with time-limited elevation. Removing the service accounts depends on the retirement of the old payroll export.',
    categories: ['Access control'],
    rating: [3, 4],
    treatment: 'MITIGATE',
    reviewInDays: 38,
  },
  {
    title: 'Logs of the gate system are kept for seven days only',
    description:
      'An intrusion is typically found after weeks, and an investigation would have nothing to read. Storage for twelve months costs less than one day of analysts’ time. The collector is installed and waits for a firewall rule.',
    categories: ['Cybersecurity'],
    rating: [4, 2],
    treatment: 'MITIGATE',
    reviewInDays: 52,
  },
  {
    title: 'Customer portal was last penetration-tested in March 2025',
    description:
      'Four releases have changed sign-in and document download since. Findings of that test are closed, but the new download service has never been looked at. A test is booked with a firm that has not worked on the portal before.',
    categories: ['Cybersecurity'],
    rating: [3, 3],
    treatment: 'MITIGATE',
    reviewInDays: 33,
  },
  {
    title: 'Open-source components of the tracking API are not inventoried',
    description:
      'Nobody can say within a day whether a newly published vulnerability concerns us. The last time it took eleven days of searching. Builds can produce a bill of materials; no one yet receives it.',
    categories: ['Cybersecurity', 'Technology change'],
    rating: [3, 3],
    treatment: 'MITIGATE',
    reviewInDays: 75,
  },
  {
    title: 'Migration of the warehouse management system overlaps with the December peak',
    description:
      'The supplier’s consultants leave on 15 December whatever the state of the work. A freeze from mid-November would move the go-live to February and extend two licences. The steering group has not decided.',
    categories: ['Technology change', 'Continuity'],
    rating: [4, 4],
    treatment: 'AVOID',
    reviewInDays: 6,
  },
  {
    title: 'Number-plate cameras at the gates store images longer than declared',
    description:
      'The notice at the gate says 30 days; the recorder overwrites when it is full, which now takes about 110. Drivers have asked for their data twice. The recorder’s retention setting needs a firmware update.',
    categories: ['Data protection', 'Regulatory'],
    rating: [4, 2],
    treatment: 'MITIGATE',
    reviewInDays: 41,
  },
  {
    title: 'Test systems hold a copy of last year’s consignee data',
    description:
      'Around 90,000 names, addresses and telephone numbers were copied for a performance test and never removed. Developers of two contractors can read them. Masked data is available since June and has to be loaded.',
    categories: ['Data protection'],
    rating: [3, 3],
    treatment: 'AVOID',
    reviewInDays: 12,
  },
  {
    title: 'Spoofed AIS positions mislead berth planning',
    description:
      'Arrival forecasts take vessel positions as they are received. A forged track has so far cost one idle shift. Planners now confirm with the agent before calling out a gang.',
    categories: ['Cybersecurity', 'Continuity'],
    rating: [2, 2],
    treatment: 'ACCEPT',
    reviewInDays: 180,
  },
  {
    title: 'Marketing site can be defaced',
    description:
      'The site is static, separate from every other system and holds no personal data. Restoring it takes ten minutes. The cost of further hardening exceeds the harm.',
    categories: ['Cybersecurity'],
    rating: [2, 1],
    treatment: 'ACCEPT',
    reviewInDays: 300,
  },
];
