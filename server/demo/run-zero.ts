import { createHash } from 'node:crypto';

import { and, eq, sql } from 'drizzle-orm';

import type { Schemas } from '#server/contract/types.ts';
import { record, runZeroAsset, runZeroMove } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { identifyAssets } from '#server/modules/information-asset/index.ts';
import { deviceFacts } from '#server/modules/run-zero/index.ts';

import type { Seed } from './seeds.ts';

/** Devices of one kind, as runZero would find them in one site. */
interface DemoDevices {
  readonly names: readonly string[];
  /** The first three parts of their addresses. */
  readonly network: string;
  /** The first half of their MAC addresses, which names the maker. */
  readonly maker: string;
  readonly type: string;
  readonly os: string;
  readonly hardware: string;
  readonly site: string;
  readonly criticality: Schemas['RunZeroCriticality'];
  readonly tags?: readonly string[];
  /** Days since the first of them was last seen; each further one was a little earlier. */
  readonly seenDaysAgo?: number;
  /** The information asset that the first of them was moved into. */
  readonly movedInto?: string;
}

const site = 'Gdańsk terminal';
const virtualServer = {
  network: '10.20.1',
  maker: '00:50:56',
  type: 'Server',
  hardware: 'VMware virtual machine',
  site,
};

export const harbourDevices: readonly DemoDevices[] = [
  {
    ...virtualServer,
    network: '10.20.1',
    names: ['gdn-tos-01', 'gdn-tos-02'],
    os: 'Red Hat Enterprise Linux 9',
    criticality: 'CRITICAL',
    tags: ['owner=operations', 'env=production'],
    movedInto: 'Terminal operating system',
  },
  {
    ...virtualServer,
    network: '10.20.2',
    names: ['gdn-wms-01', 'gdn-wms-02'],
    os: 'Windows Server 2022',
    criticality: 'HIGH',
    tags: ['env=production'],
    movedInto: 'Warehouse management system',
  },
  {
    ...virtualServer,
    network: '10.20.3',
    names: ['gdn-dc-01', 'gdn-dc-02', 'gdn-file-01'],
    os: 'Windows Server 2019',
    criticality: 'HIGH',
    tags: ['env=production'],
  },
  {
    ...virtualServer,
    network: '10.20.4',
    names: ['gdn-old-erp'],
    os: 'Windows Server 2008 R2',
    criticality: 'MEDIUM',
    seenDaysAgo: 41,
  },
  {
    names: ['crane-plc-1', 'crane-plc-2', 'crane-plc-3', 'crane-plc-4'],
    network: '10.20.40',
    maker: '00:1B:1B',
    type: 'PLC',
    os: 'Siemens SIMATIC S7',
    hardware: 'Siemens S7-1500',
    site,
    criticality: 'CRITICAL',
    tags: ['zone=ot'],
  },
  {
    names: ['gate-cam-01', 'gate-cam-02', 'gate-cam-03', 'gate-cam-04', 'gate-cam-05'],
    network: '10.20.60',
    maker: 'AC:CC:8E',
    type: 'IP Camera',
    os: 'Axis OS 11',
    hardware: 'Axis P1465-LE',
    site,
    criticality: 'LOW',
    seenDaysAgo: 3,
  },
  {
    names: ['gdn-core-sw', 'gdn-quay-sw'],
    network: '10.20.0',
    maker: '00:1A:A1',
    type: 'Switch',
    os: 'Cisco IOS XE 17.9',
    hardware: 'Cisco Catalyst 9300',
    site,
    criticality: 'HIGH',
  },
  {
    names: ['rtm-fw-01'],
    network: '10.30.0',
    maker: '00:09:0F',
    type: 'Firewall',
    os: 'FortiOS 7.4',
    hardware: 'Fortinet FortiGate 200F',
    site: 'Rotterdam office',
    criticality: 'CRITICAL',
  },
  {
    names: ['rtm-lt-114', 'rtm-lt-115', 'rtm-lt-121', 'rtm-lt-130'],
    network: '10.30.8',
    maker: '8C:EC:4B',
    type: 'Laptop',
    os: 'Windows 11',
    hardware: 'Dell Latitude 7440',
    site: 'Rotterdam office',
    criticality: 'LOW',
    seenDaysAgo: 1,
  },
  {
    names: ['rtm-print-1', 'rtm-print-2'],
    network: '10.30.9',
    maker: '3C:2A:F4',
    type: 'Printer',
    os: 'HP FutureSmart 5',
    hardware: 'HP LaserJet Enterprise M611',
    site: 'Rotterdam office',
    criticality: 'LOW',
    seenDaysAgo: 6,
  },
  // It answers, but runZero cannot tell what it is.
  {
    names: ['', ''],
    network: '10.20.99',
    maker: 'DC:A6:32',
    type: '',
    os: '',
    hardware: '',
    site,
    criticality: 'UNKNOWN',
    seenDaysAgo: 96,
  },
];

const hour = 3_600_000;
const day = 24 * hour;

/** The same on every start, in the form of a UUID. */
const idOf = (address: string) =>
  createHash('sha256')
    .update(address)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

/** One of several alike, as a row. */
function rowOf(devices: DemoDevices, name: string, index: number) {
  const { network, maker, type, os, hardware, site: at, criticality, tags = [], seenDaysAgo = 0 } = devices;
  const address = `${network}.${11 + index}`;
  const lastSeen = Date.now() - seenDaysAgo * day - (index * 5 + 1) * hour;
  return {
    runZeroId: idOf(`${address} ${name}`),
    name: name === '' ? address : name,
    hostNames: name === '' ? [] : [name, `${name}.harbour.example`],
    addresses: [address],
    macs: [`${maker}:4F:${network.split('.')[2]?.padStart(2, '0') ?? '00'}:${11 + index}`],
    type,
    os,
    hardware,
    site: at,
    tags: [...tags],
    criticality,
    firstSeenAt: new Date(lastSeen - (200 + index * 9) * day),
    lastSeenAt: new Date(lastSeen),
  };
}

/** Adds what runZero has found. None of it is a record. */
export const seedDevices =
  (kinds: readonly DemoDevices[]): Seed =>
  async ({ organisation: { id: organisationId } }) => {
    for (const devices of kinds) {
      const rows = devices.names.map((name, index) => ({ organisationId, ...rowOf(devices, name, index) }));
      const [first] = await db.insert(runZeroAsset).values(rows).returning({ id: runZeroAsset.id });
      const isAsset = and(eq(record.kind, 'informationAsset'), eq(record.title, devices.movedInto ?? ''));
      const [asset] = await db.select({ id: record.id }).from(record).where(isAsset);
      if (first !== undefined && asset !== undefined)
        await db.insert(runZeroMove).values({ organisationId, runZeroAssetId: first.id, assetId: asset.id });
    }
    const isDevice = sql`${runZeroAsset.id} = ${runZeroMove.runZeroAssetId}`;
    const moves = await db
      .update(runZeroMove)
      .set({ taken: sql`${deviceFacts}` })
      .from(runZeroAsset)
      .where(isDevice)
      .returning({ assetId: runZeroMove.assetId });
    await identifyAssets(moves.map(({ assetId }) => assetId));
    return 0;
  };
