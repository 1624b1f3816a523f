import { describe, expect, test } from 'vitest';

import {
  contradictionsOf,
  type KnownDocument,
  type KnownOfProvider,
} from '#domain/provider-assessment/answer-contradiction.ts';
import type { Answer, Question } from '#domain/questionnaire/questionnaire.ts';

import { question } from '../support/questionnaires.ts';

const provider = { id: 'p', ref: 'SP-0001', title: 'Provider' };
const today = '2026-11-25';
const nothing: KnownOfProvider = { provider, documents: [], openIncidents: [] };

const messages = (text: string, type: Question['type'], answer: Answer, known: Partial<KnownOfProvider>) =>
  contradictionsOf(question('q', { question: text, type }), answer, { ...nothing, ...known }, today).map(
    ({ message }) => message,
  );

const expired = (kind: KnownDocument['kind']): Partial<KnownOfProvider> => ({
  documents: [{ kind, title: 'Last one', expiresOn: '2026-05-03' }],
});

test.each([
  [
    'ISO_CERTIFICATE',
    'ISO certificate',
    ['ISO 27001', 'iso/iec 27001', 'ISO / IEC-22301', 'iso9001', 'ISO certification'],
  ],
  ['SOC2_REPORT', 'SOC 2 report', ['SOC 2', 'soc-2', 'SOC2', 'SOC II', 'a SOC  2 report']],
  ['PENETRATION_TEST', 'penetration test', ['pen test', 'penetration test', 'Pen-tests', 'pentest', 'penetrationtest']],
  ['INSURANCE', 'insurance', ['cyber insurance', 'Insured']],
  ['CONTINUITY_PLAN', 'continuity plan', ['business continuity', 'Disaster recovery']],
] as const)('a %s is known by its words', (kind, name, wordings) => {
  const known = expired(kind);
  const message = `The ${name} “Last one” expired on 3 May 2026`;
  for (const words of wordings) {
    expect(messages(`Do you have ${words}?`, 'YESNO', 'Yes', known)).toEqual([message]);
    expect(messages('Which do you have?', 'CHECKBOX', ['Other', words], known)).toEqual([message]);
  }
});

test.each([
  ['ISO_CERTIFICATE', ['ISO', 'ISO 123', 'ISO 123456', 'isometric 27001', 'miso 27001', 'xiso certificate']],
  ['SOC2_REPORT', ['SOC', 'SOC 1', 'SOC 22', 'SOC III', 'xsoc 2']],
  ['PENETRATION_TEST', ['penalty', 'penetration', 'open test', 'pen and test']],
  ['INSURANCE', ['insure', 'assurance', 'reinsurance', 'insurances']],
  ['CONTINUITY_PLAN', ['discontinuity', 'continuityx', 'disaster', 'recovery']],
  ['CONTRACT', ['contract', 'CONTRACT']],
] as const)('other words than those of a %s say nothing of it', (kind, wordings) => {
  for (const words of wordings) expect(messages(`Do you have ${words}?`, 'YESNO', 'Yes', expired(kind))).toEqual([]);
});

describe('an answer', () => {
  const known = expired('INSURANCE');

  test.each([
    ['Are you insured?', 'RADIO', 'Yes, fully', 1],
    ['Are you insured?', 'RADIO', 'Yesterday', 0],
    ['Are you insured?', 'RADIO', 'Oh yes', 0],
    ['Are you insured?', 'YESNO', 'No', 0],
    ['Are you insured?', 'RADIO', '', 0],
    ['What do you have?', 'RADIO', 'Insurance', 1],
    ['What do you have?', 'RADIO', 'No insurance', 0],
    ['What do you have?', 'RADIO', 'None: insurance ended', 0],
    ['What do you have?', 'RADIO', 'Never any insurance', 0],
    ['What do you have?', 'RADIO', 'Now insurance', 1],
    ['What do you have?', 'RADIO', 'Insurance, no claims', 1],
    ['What do you have?', 'RADIO', 'Yes', 0],
    ['Are you insured?', 'TEXT', 'Yes', 0],
    ['Are you insured?', 'TEXT_AREA', 'Yes', 0],
  ] as const)('to “%s”, of type %s, “%s” claims it or not', (text, type, answer, count) => {
    expect(messages(text, type, answer, known)).toHaveLength(count);
  });

  test('is compared with a document that has expired, and with no other', () => {
    const of = (expiresOn: string | null): Partial<KnownOfProvider> => ({
      documents: [{ kind: 'INSURANCE', title: 'Last one', expiresOn }],
    });
    const claimed = (one: Partial<KnownOfProvider>) => messages('Are you insured?', 'YESNO', 'Yes', one).length;
    expect([null, today, '2026-12-31', '2026-11-24'].map((day) => claimed(of(day)))).toEqual([0, 0, 0, 1]);
  });

  test('denies incidents of which some are open', () => {
    const openIncidents = [
      { id: 'i', ref: 'I-0003', title: 'Outage', on: '2026-10-01' },
      { id: 'j', ref: 'I-0004', title: 'Loss', on: '2026-11-12' },
    ];
    const denied = (text: string, type: Question['type'], answer: Answer) =>
      contradictionsOf(question('q', { question: text, type }), answer, { ...nothing, openIncidents }, today);
    const both = [
      {
        message: 'An incident of 1 October 2026 is still open',
        source: { id: 'i', ref: 'I-0003', title: 'Outage' },
      },
      {
        message: 'An incident of 12 November 2026 is still open',
        source: { id: 'j', ref: 'I-0004', title: 'Loss' },
      },
    ];
    expect(denied('Were there incidents?', 'YESNO', 'No')).toEqual(both);
    expect(denied('Any Breaches?', 'CHECKBOX', ['None at all'])).toEqual(both);
    expect(denied('Were there incidents?', 'YESNO', 'Yes')).toEqual([]);
    expect(denied('Coincident outages?', 'YESNO', 'No')).toEqual([]);
    expect(denied('Were there incidents?', 'YESNO', '')).toEqual([]);
    expect(denied('Were there incidents?', 'TEXT', 'No')).toEqual([]);
  });

  test('may contradict documents and incidents; a document belongs to the provider', () => {
    const all: KnownOfProvider = {
      provider,
      documents: [{ kind: 'INSURANCE', title: 'Last one', expiresOn: '2026-05-03' }],
      openIncidents: [{ id: 'i', ref: 'I-0003', title: 'Outage', on: '2026-10-01' }],
    };
    const asked = question('q', { question: 'Insured against breaches?', type: 'CHECKBOX' });
    expect(contradictionsOf(asked, ['Yes', 'No'], all, today)).toEqual([
      { message: 'The insurance “Last one” expired on 3 May 2026', source: provider },
      {
        message: 'An incident of 1 October 2026 is still open',
        source: { id: 'i', ref: 'I-0003', title: 'Outage' },
      },
    ]);
  });
});
