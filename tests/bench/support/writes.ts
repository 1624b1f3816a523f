import autocannon from 'autocannon';

import { Risks } from '#openapi/generated/operations/risks.ts';
import { clientOf } from '#src/api/connection/client-of.ts';

import { type Measurement, measureWork } from './measurement.ts';
import type { Session } from './session.ts';

/** Creating risks: by one person while ten others read the list, at leisure or without a pause, and by ten at once. */
export interface WriteResult {
  readonly besideReaders: Measurement;
  readonly besideLoad: Measurement;
  readonly together: Measurement;
}

const connections = 10;

/** Requests of one reader in a second. */
const readingRate = 2;

export async function measureWrites(session: Session, listUrl: string, seconds: number): Promise<WriteResult> {
  const risks = clientOf(Risks)(session.api);
  let created = 0;
  const create = async () => {
    created += 1;
    await risks.create({ body: { title: `Risk of the benchmark ${created}`, description: 'Written beside readers' } });
  };
  const headers = { authorization: `Bearer ${await session.token()}`, 'x-organisation-id': session.organisationId };
  const beside = async (rate: { readonly connectionRate?: number }) => {
    const readers = autocannon({ url: listUrl, headers, connections, duration: Math.ceil(seconds * 1.5), ...rate });
    const measured = await measureWork(create, { seconds, connections: 1 });
    await readers;
    return measured;
  };
  const besideReaders = await beside({ connectionRate: readingRate });
  const besideLoad = await beside({});
  const together = await measureWork(create, { seconds, connections });
  return { besideReaders, besideLoad, together };
}
