/** The parts of an incident in VERIS that are the same in all shapes. */
const common = (index: number) => ({
  schema_version: index % 2 === 0 ? '1.3.7' : '1.3.4',
  incident_id: `7B1E0000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  source_id: 'example',
  security_incident: 'Confirmed',
  summary: `Shape ${index}: a terminal was left signed in, "as usual",\nand a page cost 5 €.`,
});

/** Everything that records of the VERIS Community Database have beside that, in their order and with their gaps. */
const parts: readonly Record<string, unknown>[] = [
  { action: { misuse: { variety: ['Privilege abuse'], vector: ['LAN access'] } }, discovery_method: { unknown: true } },
  { action: { error: { variety: ['Publishing error'], vector: ['Unknown'], notes: 'A note' } }, targeted: 'NA' },
  {
    action: {
      hacking: { variety: ['Unknown'], vector: ['Web application'], cve: 'CVE-2014-0160', result: ['Exfiltrate'] },
    },
  },
  {
    action: {
      physical: { variety: ['Theft'], vector: ['Public facility'] },
      misuse: { variety: ['Data mishandling'] },
    },
  },
  {
    action: {
      malware: { variety: ['Backdoor'], vector: ['Direct install'], name: 'Example' },
      social: { target: ['End-user'] },
    },
  },
  { action: { unknown: {} }, actor: { unknown: {} } },
  { actor: { external: { country: ['US'], motive: ['Financial'], region: ['019021'], variety: ['Organized crime'] } } },
  { actor: { internal: { motive: ['NA'], variety: ['System admin'], notes: 'Left since' } }, confidence: 'High' },
  { asset: { assets: [{ variety: 'S - Database', amount: 2 }], cloud: ['Unknown'], total_amount: 2, country: ['DE'] } },
  {
    attribute: {
      confidentiality: { data: [{ amount: 72, variety: 'Personal' }], data_disclosure: 'Yes', data_total: 72 },
    },
  },
  {
    attribute: {
      integrity: { variety: ['Fraudulent transaction'] },
      availability: { variety: ['Loss'], notes: 'Two days' },
    },
  },
  {
    impact: {
      overall_rating: 'Unknown',
      iso_currency_code: 'GBP',
      overall_amount: 400_000,
      loss: [{ variety: 'Legal' }],
    },
  },
  {
    victim: {
      country: ['US'],
      employee_count: 'Over 100000',
      industry: '622110',
      victim_id: 'Example',
      locations_affected: 1,
    },
  },
  { victim: { secondary: { amount: 3, victim_id: ['One', 'Two', 'Three'] }, region: ['019021'], state: 'CA' } },
  {
    discovery_method: { external: { variety: ['Customer'] } },
    reference: 'https://example.com/a;https://example.com/b',
  },
  { discovery_method: { internal: { variety: ['IT review'] } }, campaign_id: 'B7' },
  { plus: { analysis_status: 'First pass', master_id: 'M-1', github: '1000', dbir_year: 2016 } },
  { plus: { event_chain: [{ action: 'err', actor: 'int', asset: 'srv', attribute: 'cp', summary: 'Read.' }] } },
  {
    plus: {
      timeline: { notification: { day: 1, month: 6, year: 2014 } },
      attribute: { confidentiality: { data_abuse: 'Yes' } },
    },
  },
];

/** How records write when something happened: whole and in part, and the eight ways of writing a time of day. */
const timelines: readonly Record<string, unknown>[] = [
  { incident: { year: 2012 } },
  { incident: { month: 9, year: 2013 } },
  { incident: { day: 20, month: 7, year: 2010 } },
  { incident: { year: 2018, month: 5, day: 9, time: '23:30' }, discovery: { unit: 'NA' } },
  { incident: { month: 3, year: 2020, day: 7, time: '11:30:00 PM' } },
  { incident: { year: 2018, month: 1, day: 5, time: '06:45 PM' } },
  { incident: { year: 2019, month: 6, day: 10, time: '2330' } },
  { incident: { day: 11, month: 7, year: 2020, time: '7:05' }, discovery: { unit: 'Hours' } },
  { incident: { month: 4, year: 2021, day: 8, time: '08:20:00 PM UTC' }, discovery: { unit: 'Months', value: 4 } },
  { incident: { day: 6, month: 2, year: 2019, time: '05:00:00 AM' }, exfiltration: { unit: 'Seconds' } },
  { incident: { month: 8, year: 2021, day: 12, time: '00:00' } },
  {
    compromise: { unit: 'Minutes', value: 5 },
    discovery: { unit: 'Weeks', value: 2 },
    incident: { day: 6, month: 10, year: 2015 },
  },
  {
    containment: { unit: 'Days', value: 3 },
    discovery: { unit: 'Days', value: 1.5 },
    incident: { day: 4, month: 3, year: 2014 },
  },
];

/** 25 incidents in the shapes of the VERIS Community Database, written for these tests. */
export const verisShapes: readonly Record<string, unknown>[] = Array.from({ length: 25 }, (_, index) => ({
  ...parts[index % parts.length],
  ...common(index),
  timeline: timelines[index % timelines.length],
}));
