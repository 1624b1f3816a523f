import { expect, test } from 'vitest';

import { inheritedLevels, type LevelledAsset } from '#domain/information-asset/levels.ts';

const asset = (id: string, parentIds: readonly string[], levels: Partial<LevelledAsset> = {}): LevelledAsset => ({
  id,
  parentIds,
  confidentiality: null,
  integrity: null,
  availability: null,
  businessImpact: null,
  ...levels,
});

test('an asset inherits what is higher than its own from the nearest asset that has it', () => {
  const assets = [
    asset('server', ['application', 'archive'], { confidentiality: 'LOW', availability: 'CRITICAL' }),
    asset('application', ['process'], { confidentiality: 'MEDIUM', availability: 'HIGH' }),
    asset('archive', ['process'], { integrity: 'LOW' }),
    asset('process', ['mission'], { confidentiality: 'HIGH', integrity: 'LOW', businessImpact: 'HIGH' }),
    asset('mission', [], { confidentiality: 'HIGH', businessImpact: 'CRITICAL' }),
  ];
  expect(inheritedLevels('server', assets)).toEqual([
    { property: 'confidentiality', level: 'HIGH', path: ['application', 'process'] },
    { property: 'integrity', level: 'LOW', path: ['archive'] },
    { property: 'businessImpact', level: 'CRITICAL', path: ['application', 'process', 'mission'] },
  ]);
  expect(inheritedLevels('mission', assets)).toEqual([]);
});

test('assets that need each other inherit from each other', () => {
  const assets = [
    asset('server', ['network']),
    asset('network', ['server', 'process']),
    asset('process', ['network'], { integrity: 'HIGH' }),
  ];
  expect(inheritedLevels('server', assets)).toEqual([
    { property: 'integrity', level: 'HIGH', path: ['network', 'process'] },
  ]);
});

test('an asset that is not there passes nothing on', () => {
  const assets = [asset('server', ['gone']), asset('process', [], { integrity: 'HIGH' })];
  expect(inheritedLevels('server', assets)).toEqual([]);
  expect(inheritedLevels('gone', assets)).toEqual([]);
});
