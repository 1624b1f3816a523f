import { lookups, type LookupKind } from '#openapi/generated/records.ts';
import type { Schemas } from '#server/contract/types.ts';
import { lookupTables } from '#server/database/kind-tables.ts';
import { regulatoryRequirementModule } from '#server/modules/regulatory-requirement/index.ts';

import { dayFromNow, idOf, namesOf, ownerIn, readPeople } from './choices.ts';
import { createAll, settings, type Seed } from './seeds.ts';

type Law = 'corporateLaw' | 'cybersecurityLaw' | 'privacyLaw';

/** A legal requirement, described with the names of the default look-up entries. */
interface DemoRequirement {
  readonly title: string;
  readonly place: readonly [country: Schemas['Country'] | null, region: string, jurisdiction: string];
  readonly law: readonly [Law, name: string, article: string];
  readonly regulator: string;
  readonly requirement: string;
  readonly applies: readonly [operationType: string, why: string, riskType: string];
  readonly actions?: string;
  /** Days from seeding to the last review and until due. */
  readonly state: readonly [
    Schemas['ComplianceStatus'] | null,
    owner: string | null,
    reviewedInDays: number | null,
    dueInDays: number | null,
  ];
  readonly source: readonly [effectiveOn: string, url: string];
}

/** The requirements of Harbour Logistics, in the order of their references. */
export const harbourRequirements: readonly DemoRequirement[] = [
  {
    title: 'Report a personal data breach within 72 hours',
    place: [null, 'Europe', 'European Union'],
    law: ['privacyLaw', 'GDPR', 'Art. 33'],
    regulator: 'Autoriteit Persoonsgegevens (lead authority)',
    requirement: 'Notify the authority within 72 hours of becoming aware of a breach that puts people at risk.',
    applies: ['All operations', 'Consignee, driver and personnel data.', 'Fine or sanction'],
    actions: 'Rehearse the notification with the night shift at the Gdańsk terminal.',
    state: ['PARTIALLY', 'manager', -40, 25],
    source: ['2018-05-25', 'https://eur-lex.europa.eu/eli/reg/2016/679/oj'],
  },
  {
    title: 'Give early warning of a significant incident within 24 hours',
    place: ['NL', 'Europe', 'European Union'],
    law: ['cybersecurityLaw', 'NIS2', 'Art. 23(4)'],
    regulator: 'Inspectie Leefomgeving en Transport (ILT)',
    requirement: 'Early warning within 24 hours, notification within 72 hours, final report within one month.',
    applies: ['Logistics and transport', 'Essential entity: port facilities (Annex I).', 'Fine or sanction'],
    actions: 'Add the form of the CSIRT to the runbook and name two reporters for each shift.',
    state: ['NON_COMPLIANT', 'mfa', -95, -12],
    source: ['2024-10-18', 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj'],
  },
  {
    title: 'The board approves and oversees cybersecurity measures, and is trained',
    place: [null, 'Europe', 'European Union'],
    law: ['cybersecurityLaw', 'NIS2', 'Art. 20'],
    regulator: 'National competent authorities',
    requirement: 'Management approves the measures, oversees them, follows training and can be held liable.',
    applies: ['All operations', 'Every essential or important entity.', 'Personal liability of directors'],
    state: ['COMPLIANT', 'admin', -60, 305],
    source: ['2024-10-18', 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj'],
  },
  {
    title: 'Register with the BSI and keep the contact details current',
    place: ['DE', 'Europe', 'Germany'],
    law: ['cybersecurityLaw', 'BSI-Gesetz', '§ 33'],
    regulator: 'Bundesamt für Sicherheit in der Informationstechnik (BSI)',
    requirement: 'Register within three months of falling under the act; report changes within two weeks.',
    applies: ['Logistics and transport', 'The Hamburg branch, as an important entity.', 'Fine or sanction'],
    actions: 'Register the new contact point for the Hamburg branch.',
    state: ['PARTIALLY', 'mfa', -20, 9],
    source: ['2025-12-06', 'https://www.gesetze-im-internet.de/bsig_2025/'],
  },
  {
    title: 'Report exploited vulnerabilities of the driver app within 24 hours',
    place: [null, 'Europe', 'European Union'],
    law: ['cybersecurityLaw', 'Cyber Resilience Act', 'Art. 14'],
    regulator: 'ENISA and the coordinating CSIRT',
    requirement: 'Manufacturers report exploited vulnerabilities and severe incidents on the single platform.',
    applies: ['IT and cloud services', 'Only if placed on the market under our name.', 'Fine or sanction'],
    state: [null, 'both', null, 30],
    source: ['2026-09-11', 'https://eur-lex.europa.eu/eli/reg/2024/2847/oj'],
  },
  {
    title: 'Appropriate policy document for special category data of employees',
    place: ['GB', 'Europe', 'United Kingdom'],
    law: ['privacyLaw', 'Data Protection Act 2018', 'Sch. 1, Part 4'],
    regulator: "Information Commissioner's Office (ICO)",
    requirement: 'Keep, review and on request provide a document that explains compliance and retention.',
    applies: ['Employment', 'Occupational health records of the Felixstowe depot.', 'Fine or sanction'],
    state: ['COMPLIANT', 'both', -15, 350],
    source: ['2018-05-25', 'https://www.legislation.gov.uk/ukpga/2018/12/schedule/1/part/4'],
  },
  {
    title: 'Keep adequate accounting records for six years',
    place: ['GB', 'Europe', 'United Kingdom'],
    law: ['corporateLaw', 'Companies Act 2006', 's. 386, s. 388'],
    regulator: 'Companies House',
    requirement: 'Records that show and explain the transactions; public companies keep them for six years.',
    applies: ['Payment and finance', 'Harbour Logistics (UK) plc.', 'Personal liability of directors'],
    state: ['COMPLIANT', 'admin', -120, 245],
    source: ['2008-04-06', 'https://www.legislation.gov.uk/ukpga/2006/46/section/386'],
  },
  {
    title: 'Report data security breaches to the FDPIC as soon as possible',
    place: ['CH', 'Europe', 'Switzerland'],
    law: ['privacyLaw', 'Swiss nFADP', 'Art. 24'],
    regulator: 'Federal Data Protection and Information Commissioner (FDPIC)',
    requirement: 'Report breaches that probably lead to a high risk; inform the persons where needed.',
    applies: ['Logistics and transport', 'Pharmaceutical cold chain to Basel.', 'Fine or sanction'],
    actions: 'Name a representative in Switzerland.',
    state: ['PARTIALLY', null, -200, -3],
    source: ['2023-09-01', 'https://www.fedlex.admin.ch/eli/cc/2022/491/en'],
  },
];

/** The requirements of Meridian Health, in the order of their references. */
export const meridianRequirements: readonly DemoRequirement[] = [
  {
    title: 'Records of processing for every clinical system',
    place: ['IE', 'Europe', 'European Union'],
    law: ['privacyLaw', 'GDPR', 'Art. 30'],
    regulator: 'Data Protection Commission',
    requirement: 'Keep a record of all processing activities, in writing, and make it available on request.',
    applies: ['Healthcare delivery', 'All hospitals and community services.', 'Fine or sanction'],
    actions: 'Add the two community hospitals that joined this year.',
    state: ['PARTIALLY', 'both', -30, 45],
    source: ['2018-05-25', 'https://eur-lex.europa.eu/eli/reg/2016/679/oj'],
  },
  {
    title: 'Risk-management measures for hospital networks',
    place: ['IE', 'Europe', 'European Union'],
    law: ['cybersecurityLaw', 'NIS2', 'Art. 21'],
    regulator: 'National Cyber Security Centre',
    requirement: 'Incident handling, continuity, supply chain, cryptography, access control and more.',
    applies: ['Healthcare delivery', 'Essential entity: healthcare (Annex I).', 'Personal liability of directors'],
    actions: 'Segment the networks of the imaging department.',
    state: ['NON_COMPLIANT', 'meridian', -75, -5],
    source: ['2024-10-18', 'https://eur-lex.europa.eu/eli/dir/2022/2555/oj'],
  },
  {
    title: 'Incident terms in contracts with insurers that fall under DORA',
    place: [null, 'Europe', 'European Union'],
    law: ['cybersecurityLaw', 'DORA', 'Art. 30'],
    regulator: 'Central Bank of Ireland',
    requirement: 'Financial entities pass contractual terms on to providers of ICT services that support them.',
    applies: ['IT and cloud services', 'Only the claims portal for insurers.', 'Claims for damages'],
    state: [null, null, null, 60],
    source: ['2025-01-17', 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj'],
  },
  {
    title: 'Access to data of connected medical devices',
    place: [null, 'Europe', 'European Union'],
    law: ['privacyLaw', 'Data Act', 'Art. 4'],
    regulator: 'Commission for Communications Regulation',
    requirement: 'Users of connected products get the data that these generate, free of charge.',
    applies: ['Healthcare delivery', 'As user of infusion pumps and monitors.', 'Loss of reputation'],
    state: ['COMPLIANT', 'both', -10, 355],
    source: ['2025-09-12', 'https://eur-lex.europa.eu/eli/reg/2023/2854/oj'],
  },
];

const kinds = Object.values(lookups).flatMap(({ kind, of }) => (of === 'regulatoryRequirement' ? [kind] : []));

async function readInputs(requirements: readonly DemoRequirement[]) {
  const people = await readPeople();
  const entries = new Map<LookupKind, Awaited<ReturnType<typeof namesOf>>>();
  for (const kind of kinds) entries.set(kind, await namesOf(lookupTables[kind]));
  const entry = (kind: LookupKind, name: string) => idOf(entries.get(kind) ?? new Map<string, string>(), name);
  const days = (count: number | null) => dayFromNow(count ?? undefined);
  return requirements.map(({ title, regulator, requirement, actions = '', ...row }) => {
    const [country, region, jurisdiction] = row.place;
    const [law, lawName, article] = row.law;
    const [operationType, applicability, riskType] = row.applies;
    const [status, owner, reviewed, due] = row.state;
    const [effectiveOn, sourceUrl] = row.source;
    const texts = { title, regulator, requirement, actions, article, applicability, effectiveOn, sourceUrl };
    return {
      ...texts,
      country,
      status,
      lastReviewedOn: days(reviewed),
      dueOn: days(due),
      ownerId: ownerIn({ people }, owner ?? undefined),
      regionId: entry('region', region),
      jurisdictionId: entry('jurisdiction', jurisdiction),
      operationTypeId: entry('operationType', operationType),
      riskTypeId: entry('regulatoryRiskType', riskType),
      [`${law}Id`]: entry(law, lawName),
    };
  });
}

export const seedRequirements =
  (requirements: readonly DemoRequirement[]): Seed =>
  async (context) => {
    const { create } = regulatoryRequirementModule(settings).RegulatoryRequirements;
    return createAll(create, await readInputs(requirements), context);
  };
