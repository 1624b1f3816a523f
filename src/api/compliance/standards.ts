import { queryOptions } from '@tanstack/react-query';

import { PlatformStandards } from '#openapi/generated/operations/platform-standards.ts';
import { Standards } from '#openapi/generated/operations/standards.ts';
import type { Data } from '#openapi/operation-types.ts';

import { clientOf } from '../connection/client-of.ts';
import type { ApiClient, Schemas } from '../connection/client.ts';
import { requireSize } from '../record/imports.ts';
import { upload, type Upload } from '../record/upload.ts';

export type StandardVersion = Schemas['StandardVersion'];
export type StandardVersionAction = Schemas['StandardVersionAction'];
export type StandardCatalogue = Schemas['StandardCatalogue'];
export type StandardFormat = Schemas['StandardFormat'];
export type StandardFilling = Schemas['StandardFilling'];

export const standards = clientOf(Standards);
export const platformStandards = clientOf(PlatformStandards);

/** Whose part of the catalogue: the platform's, or that of the active organisation with what it sees of the platform's. */
export type CatalogueSide = 'PLATFORM' | 'ORGANISATION';

/** The calls that both sides have. */
export const catalogueCalls = (api: ApiClient, side: CatalogueSide) =>
  side === 'PLATFORM' ? platformStandards(api) : standards(api);

const addresses = { PLATFORM: '/admin/standard', ORGANISATION: '/standard' } as const satisfies Record<
  CatalogueSide,
  string
>;

/** The root query key of all that is read of the catalogue. */
export const catalogueKey = ['catalogue'] as const;

/** The versions that a side sees. */
export const standardVersionsQuery = (api: ApiClient, side: CatalogueSide) =>
  queryOptions({
    queryKey: [...catalogueKey, side, 'versions'],
    queryFn: ({ signal }) => catalogueCalls(api, side).versions({ signal }),
  });

/** A version with its groups and controls. */
export const standardCatalogueQuery = (api: ApiClient, side: CatalogueSide, id: string) =>
  queryOptions({
    queryKey: [...catalogueKey, side, 'version', id],
    queryFn: ({ signal }) => catalogueCalls(api, side).get({ path: { id }, signal }),
  });

type Sent = Omit<Upload, 'address'>;

/** Reads a standard from a file. Nothing is stored. @throws ApiError on a refusal, and when there is no answer */
export async function readStandard(
  api: ApiClient,
  side: CatalogueSide,
  sent: Sent,
): Promise<Schemas['StandardProposal']> {
  requireSize(sent.file);
  const response = await upload(api, { address: `${addresses[side]}/read-file`, ...sent });
  const { data }: { data: Data<'Standards.readFile'> } = await response.json();
  return data;
}

/** What comes with Attest. */
type ReadyStandard = Schemas['ShippedStandard'] | Schemas['StandardNumbering'];

/** What is imported beside the file. */
interface ImportedStandard {
  readonly title: string;
  readonly number: string;
  readonly sha256: string;
  readonly standardId: string | null;
  readonly assessed: readonly string[];
  readonly file: { readonly name: string };
}

/** Imports a file that was read. @throws ApiError on a refusal, and when there is no answer */
export async function importStandard(
  api: ApiClient,
  side: CatalogueSide,
  { input, ...sent }: Sent & { readonly input: ImportedStandard },
): Promise<StandardVersion> {
  const { title, number, sha256, standardId, assessed, file } = input;
  const query = new URLSearchParams({ number, sha256, fileName: file.name });
  if (title !== '') query.set('title', title);
  if (standardId !== null) query.append('standardId', standardId);
  for (const name of assessed) query.append('assessed', name);
  const response = await upload(api, { address: `${addresses[side]}/import?${query.toString()}`, ...sent });
  const { data }: { data: Data<'Standards.importFile'> } = await response.json();
  return data;
}

/** Adds what comes with Attest. @throws ApiError */
export const addReadyStandard = (api: ApiClient, standard: ReadyStandard): Promise<StandardVersion> =>
  standard === 'ISO_27001_2022'
    ? standards(api).addNumbering({ body: { numbering: standard } })
    : platformStandards(api).importShipped({ body: { standard } });

/** Fills titles and texts of a draft. @throws ApiError on a refusal, and when there is no answer */
export async function fillStandard(
  api: ApiClient,
  { side, id }: { readonly side: CatalogueSide; readonly id: string },
  sent: Sent,
): Promise<StandardFilling> {
  requireSize(sent.file);
  const start = side === 'PLATFORM' ? '/admin/standard' : '/standard';
  const response = await upload(api, { address: `${start}/version/${id}/fill`, ...sent });
  const { data }: { data: Data<'Standards.fill'> } = await response.json();
  return data;
}
