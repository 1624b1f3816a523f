import type { FixturesOf } from './fixture-types.ts';
import type { Place } from './place.ts';
import { createPlain, unique } from './samples.ts';

/** An incident as the VERIS Community Database describes them, with fields that Attest has no place for. */
export const verisIncident = ({ marker }: Place) => ({
  schema_version: '1.3.7',
  incident_id: `${marker} ${unique()}`,
  source_id: 'test',
  security_incident: 'Confirmed',
  confidence: 'High',
  summary: 'A terminal was left unlocked. Shipping notices of two customers were copied.',
  reference: 'https://example.org/notice',
  timeline: {
    incident: { year: 2025, month: 3, day: 14, time: '09:30' },
    compromise: { unit: 'Minutes', value: 5 },
    discovery: { unit: 'Days', value: 2 },
    containment: { unit: 'Hours', value: 4 },
  },
  victim: { victim_id: 'Example Freight', country: ['SE'], employee_count: '101 to 1000', industry: '488' },
  actor: { internal: { variety: ['End-user'], motive: ['Convenience'] } },
  action: { misuse: { variety: ['Data mishandling'], vector: ['Physical access'] } },
  asset: { assets: [{ variety: 'U - Desktop', amount: 1 }], cloud: ['NA'] },
  attribute: { confidentiality: { data: [{ variety: 'Internal', amount: 40 }], data_disclosure: 'Yes' } },
  discovery_method: { internal: { variety: ['Security review'] } },
  impact: { overall_rating: 'Distracting', loss: [{ variety: 'Response and recovery', rating: 'Minor' }] },
  corrective_action: 'Terminals lock after one minute.',
  plus: { analyst: 'test', dbir_year: 2026, timeline: { notification: { year: 2025 } } },
});

/** Valid inputs of the operations of `IncidentExchange`. */
export const incidentExchangeFixtures = {
  'IncidentExchange.veris': async (place) => ({ path: { id: (await createPlain(place, 'Incidents')).id } }),
  'IncidentExchange.importVeris': async (place) => ({
    query: { dryRun: true },
    raw: JSON.stringify([verisIncident(place)]),
  }),
} satisfies FixturesOf<'IncidentExchange'>;
