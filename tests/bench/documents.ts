import { parseArgs } from 'node:util';

import type pg from 'pg';

import { DocumentRepositories } from '#openapi/generated/operations/document-repositories.ts';
import { Documents } from '#openapi/generated/operations/documents.ts';
import { command } from '#scripts/support/command.ts';
import { connect } from '#server/database/connections.ts';
import { clientOf } from '#src/api/connection/client-of.ts';

import { BenchServer } from './support/bench-server.ts';
import { measureHttp } from './support/measurement.ts';
import { type Session, signIn } from './support/session.ts';
import { tableOf } from './support/table.ts';

/** `npm run bench:documents -- --files=100000 --assets=100000 --seconds=5 --connections=4` */
const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '100000' },
    assets: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '4' },
  },
});
const files = Number(values.files);
const assets = Number(values.assets);
const load = { seconds: Number(values.seconds), connections: Number(values.connections) };

const account = { email: 'manager@attest.example', organisation: 'Harbour Logistics' };

/** Half of the files are in one folder, the others in a hundred; one in fifty was removed. */
const fill = [
  `create temporary table one on commit preserve rows as
   select (select user_id from organisation_person where organisation_id = $organisation limit 1) as person`,
  `create temporary table folders on commit preserve rows as
   select gen_random_uuid() as id, number from generate_series(0, 100) as number`,
  `insert into document_entry (organisation_id, id, repository_id, kind, name, name_key, created_by)
   select $organisation, id, $repository, 'FOLDER', 'Folder ' || number, 'folder ' || number, person from folders, one`,
  `insert into stored_file (organisation_id, id, key, sha256, size, type, name, created_by)
   select $organisation, gen_random_uuid(), 'bench', repeat('0', 64), 1000, 'PDF', 'bench.pdf', person from one`,
  `create temporary table files on commit preserve rows as
   select gen_random_uuid() as id, number, random() as chance from generate_series(1, $count) as number`,
  `insert into document_entry (organisation_id, id, repository_id, parent_id, kind, name, name_key, latest, owner_id, review_on,
     created_by, updated_at, removed_at, removed_by, removed_with)
   select $organisation, files.id, $repository, folders.id, 'FILE', 'Report ' || files.number || '.pdf', 'report ' || files.number || '.pdf', 1,
     case when chance < 0.5 then person end, case when chance < 0.3 then current_date + (chance * 1000)::int end, person,
     now() - chance * interval '900 days', case when chance > 0.98 then now() end, case when chance > 0.98 then person end,
     case when chance > 0.98 then files.id end
   from files, one, folders where folders.number = case when files.number % 2 = 0 then 0 else 1 + files.number % 100 end`,
  `insert into document_version (organisation_id, document_id, number, file_id, created_by)
   select $organisation, files.id, 1, stored_file.id, person from files, one, stored_file where key = 'bench'`,
  // One asset in twenty has the name of another.
  `create temporary table added on commit preserve rows as
   select gen_random_uuid() as id, number from generate_series(1, $assets) as number`,
  `insert into record (organisation_id, id, kind, ref, title, search_text)
   select $organisation, id, 'informationAsset', 'A-' || lpad((number + 1000)::text, 7, '0'),
     'Server ' || case when number % 20 = 0 then number - 1 else number end, '' from added`,
  'insert into information_asset (organisation_id, id) select $organisation, id from added',
  `insert into asset_identifier (organisation_id, asset_id, likeness, value)
   select $organisation, record.id, 'NAME', folded(title) from record join added on added.id = record.id`,
  'analyze document_entry, document_version, record, information_asset, asset_identifier',
];

async function fillTables(owner: pg.Client, organisationId: string, repositoryId: string): Promise<string> {
  const placed = (statement: string) =>
    statement
      .replaceAll('$organisation', `'${organisationId}'::uuid`)
      .replaceAll('$repository', `'${repositoryId}'::uuid`)
      .replaceAll('$count', String(files))
      .replaceAll('$assets', String(assets));
  for (const statement of fill) await owner.query(placed(statement));
  const { rows } = await owner.query<{ id: string }>('select id from folders where number = 0');
  return rows[0]?.id ?? '';
}

/** The addresses that are measured, by what they show. */
function casesOf(repositoryId: string, folderId: string): readonly (readonly [name: string, path: string])[] {
  const entries = `/api/document-repository/${repositoryId}/entries`;
  const inside = `${entries}?folderId=${folderId}`;
  return [
    ['the top of the repository', entries],
    [`a folder of ${files / 2} files`, inside],
    ['by size', `${inside}&sortId=size`],
    ['by last change, newest first', `${inside}&sortId=updatedAt&desc=true`],
    ['by review', `${inside}&sortId=reviewOn`],
    ['the last page', `${inside}&page=${Math.floor(files / 2 / 25) - 50}&perPage=25`],
    ['a search of the whole repository', `${entries}?search=report%2099`],
    ['due for review', `${entries}?reviewBy=2026-12-31`],
    ['the trash', `${entries}?removed=true`],
    ['the folders', `/api/document-repository/${repositoryId}/folders`],
    [`possible doubles among ${assets} assets`, '/api/information-asset?figure=POSSIBLE_DOUBLE'],
    ['the numbers of the assets', '/api/information-asset-statistics'],
  ];
}

async function measureAll(session: Session, origin: string, cases: ReturnType<typeof casesOf>): Promise<void> {
  const rows: string[][] = [];
  for (const [name, path] of cases) {
    const headers = { authorization: `Bearer ${await session.token()}`, 'x-organisation-id': session.organisationId };
    const { perSecond, p50, p97_5, errors } = await measureHttp(`${origin}${path}`, headers, load);
    rows.push([name, perSecond.toFixed(0), p50.toFixed(0), p97_5.toFixed(0), String(errors)]);
  }
  console.log(`${files} documents, ${load.connections} connections, ${load.seconds} s each`);
  console.log(tableOf(['list', 'req/s', 'p50 ms', 'p97.5 ms', 'errors'], rows));
}

/** Measures the lists of a repository with many documents, and the search for assets that were entered twice. */
async function measure(server: BenchServer): Promise<void> {
  const owner = await connect(server.owner());
  try {
    const session = await signIn(server.origin, account);
    const repository = await clientOf(DocumentRepositories)(session.api).create({
      body: { title: 'Large repository' },
    });
    const folderId = await fillTables(owner, session.organisationId, repository.id);
    const { pagination } = await clientOf(Documents)(session.api).entries({
      path: { id: repository.id },
      query: { folderId, page: 1 },
    });
    console.log(`${pagination.total} files in the largest folder`);
    await measureAll(session, server.origin, casesOf(repository.id, folderId));
  } finally {
    await owner.end();
  }
}

await command(() => BenchServer.use(measure));
