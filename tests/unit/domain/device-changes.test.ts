import { expect, test } from 'vitest';

import { deviceChanges, type DeviceFacts } from '#domain/information-asset/device-changes.ts';

const before: DeviceFacts = {
  name: 'pump',
  hostNames: ['pump'],
  addresses: ['10.0.0.7', '10.0.0.8'],
  macs: [],
  type: '',
  os: 'VxWorks 6',
  hardware: '',
  site: 'Quay',
  tags: [],
  criticality: 'LOW',
};

test('a device that is the same, or of which nothing is known before, has not changed', () => {
  expect(deviceChanges(before, structuredClone(before))).toEqual([]);
  expect(deviceChanges(null, before)).toEqual([]);
});

test('each field that is another is named with what it was and is', () => {
  const after = { ...before, addresses: ['10.0.0.8'], macs: ['00:1b:1b:00:00:07'], os: '', criticality: 'HIGH' };
  expect(deviceChanges(before, after)).toEqual([
    { field: 'addresses', before: '10.0.0.7, 10.0.0.8', after: '10.0.0.8' },
    { field: 'macs', before: '', after: '00:1b:1b:00:00:07' },
    { field: 'os', before: 'VxWorks 6', after: '' },
    { field: 'criticality', before: 'LOW', after: 'HIGH' },
  ]);
});
