import type { DemoRisk } from './risk.ts';

/** R-0021 to R-0040 of Harbour Logistics. */
export const harbourOperationRisks: readonly DemoRisk[] = [
  {
    title: 'Single haulier carries all temperature-controlled pharmaceuticals to the west coast',
    description:
      'The haulier holds the only two vehicles in the region that are qualified to the customer’s standard. An insolvency or a strike would stop deliveries to eleven hospitals within a day. A second haulier is being qualified and needs a summer and a winter run.',
    categories: ['Third party', 'Continuity'],
    rating: [3, 5],
    treatment: 'MITIGATE',
    reviewInDays: 28,
  },
  {
    title: 'Dangerous goods declared under a wrong UN number reach the stacking area',
    description:
      'Declarations are checked on paper only; one container in about 400 is opened. Lithium batteries shipped as household goods caused a smouldering container in May. Heat cameras over the stack would give minutes of warning and are in the capital plan.',
    categories: ['Physical', 'Regulatory'],
    rating: [4, 5],
    treatment: 'MITIGATE',
    reviewInDays: -12,
  },
  {
    title: 'Authorised economic operator status may be suspended after the next audit',
    description:
      'Seal checks were not recorded for 6 % of outbound containers in the sample that the internal audit drew. Losing the status would mean guarantees of about four million euro and slower clearance. Records are now made on the handhelds, but not yet in Ålesund.',
    categories: ['Regulatory'],
    rating: [3, 4],
    treatment: 'MITIGATE',
    reviewInDays: 35,
  },
  {
    title: 'Key-person dependency for the customs interface',
    description:
      'One developer understands the mapping of declarations to the national systems and retires in fourteen months. Documentation stops at the 2022 release. A colleague works alongside one day a week.',
    categories: ['People', 'Technology change'],
    rating: [4, 3],
    treatment: 'MITIGATE',
    reviewInDays: 48,
  },
  {
    title: 'Payment details of suppliers can be changed on the strength of an e-mail',
    description:
      'Accounts payable calls back only above 25,000 euro. An attempt in March used a lookalike domain and was paid twice below the limit before the supplier complained. Insurance covers half.',
    categories: ['Fraud', 'People'],
    rating: [4, 3],
    treatment: 'MITIGATE',
    reviewInDays: 10,
  },
  {
    title: 'Storm surge floods the substation of the north quay',
    description:
      'The substation stands 40 cm below the level of the 2017 surge. Both feeders of the north quay pass through it, so six cranes and 700 reefer plugs would lose power together. Damage is insured, loss of business for 30 days only.',
    categories: ['Physical', 'Continuity'],
    rating: [2, 5],
    treatment: 'TRANSFER',
    reviewInDays: 120,
  },
  {
    title: 'Sub-processors of the payroll bureau change without notice',
    description:
      'The contract asks for 30 days’ notice and gives a right to object. Two changes came to light only through the bureau’s public list. The bureau has offered a mailing list.',
    categories: ['Third party', 'Data protection'],
    rating: [3, 2],
    treatment: 'MITIGATE',
    reviewInDays: 66,
  },
  {
    title: 'Drivers’ tachograph and location data are used for performance reviews',
    description:
      'Data collected for working-time law is shown to depot managers with names. The works council objects, and the assessment of impact does not mention this use. The report is to be limited to totals for each depot.',
    categories: ['Data protection', 'Regulatory', 'People'],
    rating: [4, 3],
    treatment: 'AVOID',
    reviewInDays: 19,
  },
  {
    title: 'Door controllers on default credentials at the Rotterdam cross-dock',
    description:
      'Eight controllers answer with the manufacturer’s password on the building network. Whoever is on that network can open the bonded cage. The installer’s next visit has been postponed twice.',
    categories: ['Physical', 'Access control'],
    rating: [3, 3],
    treatment: 'MITIGATE',
    reviewInDays: -1,
  },
  {
    title: 'Theft of fuel and parts from trailers parked overnight',
    description:
      'Losses average 3,800 euro a month, most of it on two lay-bys. Secured parking is full after 18:00. Drivers may book ahead since September.',
    categories: ['Physical', 'Fraud'],
    rating: [5, 1],
    treatment: 'ACCEPT',
    reviewInDays: 90,
  },
  {
    title: 'Cargo insurance excludes losses from cyber attacks',
    description:
      'The exclusion entered with the renewal in July and was noticed in September. A misrouted reefer load after a manipulated set point would be our own loss. The broker is asking for a buy-back.',
    categories: ['Third party', 'Regulatory'],
    rating: [2, 4],
    treatment: 'TRANSFER',
    reviewInDays: 26,
  },
  {
    title: 'Visitors are not escorted in the bonded warehouse during shift change',
    description:
      'Reception closes at 17:30 and the night supervisor starts at 18:00. Contractors have been found alone in the cage three times. Badges that expire at 17:30 would end it.',
    categories: ['Physical'],
    rating: [3, 2],
    treatment: 'MITIGATE',
    reviewInDays: 57,
  },
  {
    title: 'Verified gross mass is entered by shippers and seldom checked',
    description:
      'A container that is heavier than declared endangers stack and crane. Crane load cells show the true weight only after the lift has begun. Two lifts were stopped above the limit last year.',
    categories: ['Physical', 'Regulatory'],
    rating: [2, 4],
    treatment: 'MITIGATE',
    reviewInDays: 84,
  },
  {
    title: 'Phishing exercises leave out the night shift and agency staff',
    description:
      'Two in five people with a mailbox have never taken part. In the office the share who report a message rose from 12 to 46 % within a year. Kiosk sessions at the depots are to carry the same training.',
    categories: ['People', 'Cybersecurity'],
    rating: [3, 2],
    treatment: 'MITIGATE',
    reviewInDays: 72,
  },
  {
    title: 'Evidence of proof-of-delivery photographs is lost when a driver’s phone breaks',
    description:
      'Photographs upload only on depot Wi-Fi. About one claim a month cannot be answered. Upload over the mobile network is switched on in two countries.',
    categories: ['Continuity'],
    rating: [4, 1],
    treatment: 'MITIGATE',
    reviewInDays: 110,
  },
  {
    title: 'Sanctions screening does not cover beneficial owners of new consignees',
    description:
      'Names of companies are screened at every booking; owners are not known. The shipping lines pass fines on by contract. A data provider is being compared with the public registers.',
    categories: ['Regulatory', 'Fraud'],
    rating: [2, 5],
    treatment: 'MITIGATE',
  },
  {
    title: 'Shore power contract for the new berth has no penalty for late connection',
    categories: ['Third party'],
    reviewInDays: 15,
  },
  {
    title: 'Automated gate at Świnoujście: safety case not yet reviewed by the insurer',
    description:
      'Raised in the project’s October meeting. The supplier’s safety case assumes fenced lanes, while the lane beside the rail siding is open to people on foot. To be assessed with the site manager.',
    categories: ['Technology change', 'Physical'],
  },
  {
    title: 'Works on the harbour tunnel may close the only road for heavy vehicles for eleven weekends',
    categories: [],
  },
  {
    title: 'Old paper consignment notes in an unlocked cellar',
    description:
      'The notes are older than the ten years of the retention schedule and name consignees. The cellar is shared with a tenant. Destruction is ordered.',
    categories: ['Data protection'],
    rating: [1, 2],
    treatment: 'AVOID',
    reviewInDays: 5,
  },
];
