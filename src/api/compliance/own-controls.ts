import { queryOptions } from '@tanstack/react-query';

import { ownControlInput } from '#openapi/generated/inputs.ts';
import { OwnControlResponses } from '#openapi/generated/operations/own-control-responses.ts';
import { OwnControls } from '#openapi/generated/operations/own-controls.ts';
import { ownControl } from '#openapi/generated/records.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { registerSource } from '../record/record-source.ts';
import type { KindOf, RegisterSource } from '../record/register.ts';

export type OwnControl = Schemas['OwnControl'];
export type OwnControlKind = KindOf<'OwnControls'>;
export type ServedPosition = Schemas['ServedPosition'];
export type NamingRecord = Schemas['NamingRecord'];
export type ControlResponse = Schemas['ControlResponse'];

/** The key of everything that follows from own controls and their links: positions, standards, the review. */
export const complianceKey = 'compliance';

/** Evidence, risks, policies, incidents and exemptions carry the names of own controls; results of standards follow from them. */
export const ownControls: RegisterSource<OwnControlKind> = registerSource(ownControl, clientOf(OwnControls), [
  'evidence',
  'risk',
  'policy',
  'incident',
  'exemption',
  complianceKey,
]);

/** Adds an own control with nothing but a title. @returns its id */
export async function addOwnControl(
  api: ApiClient,
  title: string,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<string> {
  const added = await ownControls.calls(api).create({ ...ownControlInput.empty, title }, idempotencyKey, signal);
  return added.id;
}

export const ownControlResponses = clientOf(OwnControlResponses);

/** The answers that an own control had, the newest first. */
export const responsesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['ownControl', 'responses', id],
    queryFn: ({ signal }): Promise<ControlResponse[]> => ownControlResponses(api).responses({ path: { id }, signal }),
  });

/** The controls of standards that an own control serves. */
export const servedQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['ownControl', 'positions', id],
    queryFn: ({ signal }): Promise<ServedPosition[]> => ownControlResponses(api).served({ path: { id }, signal }),
  });

/** The records that name an own control. Nothing tells the screen of their changes. */
export const namedByQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['ownControl', 'named-by', id],
    queryFn: ({ signal }): Promise<NamingRecord[]> => ownControlResponses(api).namedBy({ path: { id }, signal }),
    staleTime: 0,
  });
