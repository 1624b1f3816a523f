import { sql } from 'drizzle-orm';

import type { ReportRow, ReportSection } from '#domain/report/content.ts';
import { competenceLevelLabels, competenceStateLabels } from '#domain/words/staff-competence.ts';
import type { Schemas } from '#server/contract/types.ts';
import { competence, record, staffMember } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { eqWithinOrganisation } from '#server/database/within-organisation.ts';
import { statesOfMember } from '#server/modules/staff/index.ts';

import { text } from './sections.ts';

interface Gap extends Record<string, unknown>, Pick<Schemas['CompetenceLack'], 'required' | 'held' | 'state'> {
  readonly id: string;
  readonly competenceId: string;
  readonly ref: string;
  readonly title: string;
  readonly competence: string;
}

/** Who lacks what, by person. */
async function gapsToday(): Promise<readonly Gap[]> {
  const { rows } = await db.execute<Gap>(sql`
    select ${record.id} as id, ${record.ref} as ref, ${record.title} as title, ${competence.id} as "competenceId",
      ${competence.name} as competence, states.required as required, states.held as held, states.state as state
    from ${staffMember} join ${record} on ${eqWithinOrganisation(record.id, staffMember.id)} and ${record.deletedAt} is null
    cross join lateral (select * from ${statesOfMember} as all_states where all_states.state <> 'MET') as states
    join ${competence} on ${competence.organisationId} = ${staffMember.organisationId}
      and ${competence.id} = states.competence_id
    order by ${record.title}, ${record.id}, ${competence.position}, ${competence.id}`);
  return rows;
}

/** Who lacks a competence that their roles require: as it is at present, because competences have no history by day. */
export async function competenceGaps(base: Pick<ReportSection, 'key' | 'title'>): Promise<ReportSection> {
  const gaps = await gapsToday();
  return {
    ...base,
    note:
      gaps.length === 0
        ? 'Nobody lacks a competence that their roles require, as it is at present.'
        : 'Competences that roles require and that someone lacks, as it is at present.',
    columns: [
      { key: 'ref', label: 'Reference', weight: 1 },
      { key: 'title', label: 'Name', weight: 2 },
      { key: 'competence', label: 'Competence', weight: 3 },
      { key: 'required', label: 'Required', weight: 1.2 },
      { key: 'held', label: 'Held', weight: 1.2 },
      { key: 'state', label: 'Gap', weight: 1 },
    ],
    rows: gaps.map(({ id, competenceId, ref, title, competence: name, required, held, state }): ReportRow => ({
      key: `${id} ${competenceId}`,
      recordId: id,
      name: `${ref} ${title}: ${name}`,
      cells: [
        text(ref),
        text(title),
        text(name),
        text(competenceLevelLabels[required]),
        held === null ? null : text(competenceLevelLabels[held]),
        text(competenceStateLabels[state]),
      ],
    })),
  };
}
