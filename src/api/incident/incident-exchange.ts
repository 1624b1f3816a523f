import { IncidentExchange } from '#openapi/generated/operations/incident-exchange.ts';
import type { Data } from '#openapi/operation-types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { requireSize } from '../record/imports.ts';
import { upload, type Upload } from '../record/upload.ts';

export type VerisResult = Schemas['VerisImport'];

export const incidentExchange = clientOf(IncidentExchange);

interface VerisUpload extends Omit<Upload, 'address' | 'onProgress'> {
  /** Nothing is added. */
  readonly dryRun: boolean;
}

/**
 * Sends a VERIS file.
 * @throws ApiError on a refusal, and when there is no answer
 */
export async function sendVeris(api: ApiClient, { dryRun, ...sent }: VerisUpload): Promise<VerisResult> {
  requireSize(sent.file);
  const address = `/incident/veris-import?dryRun=${dryRun}`;
  const response = await upload(api, { address, onProgress: () => undefined, ...sent });
  const { data }: { data: Data<'IncidentExchange.importVeris'> } = await response.json();
  return data;
}
