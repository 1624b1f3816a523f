import { relations } from '#domain/compliance/relations.ts';
import { complianceResultValues } from '#openapi/generated/values.ts';
import type { Answer } from '#tests/server/support/http.ts';
import type { Person } from '#tests/server/support/people.ts';

import type { Random } from './random.ts';
import { answerBody, detailsOf, entityOf, type NewMapping } from './support.ts';

/** A set of mappings, as it was made. */
export interface MappedSet {
  readonly id: string;
  readonly mappings: readonly NewMapping[];
}

interface Facts {
  readonly changes: number;
  readonly ownControlIds: readonly string[];
  readonly positionIds: readonly string[];
  readonly sets: readonly MappedSet[];
}

type Change = () => Promise<Answer>;

/** The changes that people make, each of random things. */
function changesOf(person: Person, { oneOf, below }: Random, { ownControlIds, positionIds, sets }: Facts): Change[] {
  const call = (method: 'POST' | 'PATCH', path: string, body: object) => person.call(`/api/${path}`, { method, body });
  // Few positions get most of what happens, so that sources meet.
  const position = () => positionIds[below(below(4) === 0 ? positionIds.length : 40)] ?? '';
  const judged = complianceResultValues.filter((one) => one !== 'NON_APPLICABLE');
  const stored = async (id: string) => entityOf('OwnControl', await person.call(`/api/organisation-control/${id}`));

  const respond: Change = async () => {
    const { id, version } = await stored(oneOf(ownControlIds));
    const body = answerBody(oneOf(judged), { version, maturity: oneOf([null, below(6)]) });
    return call('POST', `organisation-control/${id}/response`, body);
  };
  const link: Change = () =>
    call('POST', `control-position/${position()}/links`, {
      ownControlId: oneOf(ownControlIds),
      relation: oneOf(relations),
    });
  const changeLink: Change = async () => {
    const id = position();
    const links = (await detailsOf(person, id)).sources.filter(({ kind }) => kind === 'LINK');
    if (links.length === 0) return link();
    const action = oneOf(['CONFIRM', 'REJECT', 'REMOVE', 'NONE'] as const);
    const change = { relation: oneOf(relations), ...(action === 'NONE' ? {} : { action }) };
    return call('PATCH', `control-position/${id}/links/${oneOf(links).id}`, change);
  };
  const cover: Change = async () => {
    const id = position();
    const { sources, version } = await detailsOf(person, id);
    const own = sources.flatMap(({ ownControl, standing }) =>
      ownControl !== null && standing !== 'REJECTED' ? [ownControl.id] : [],
    );
    return call('POST', `control-position/${id}/cover`, { version, ownControlIds: below(4) === 0 ? [] : own });
  };
  const decide: Change = async () => {
    const id = position();
    const { version } = await detailsOf(person, id);
    const override = { result: oneOf(judged), maturity: below(5), reason: 'Seen', until: null };
    const change = oneOf([
      { isApplicable: below(3) > 0 },
      { override },
      { override: null },
      { confirm: true },
    ] as const);
    return call('PATCH', `control-position/${id}`, { version, ...change });
  };
  const retire: Change = async () => {
    const { id, version, title } = await stored(oneOf(ownControlIds));
    const implementation = oneOf(['RETIRED', 'IMPLEMENTED', 'IMPLEMENTED'] as const);
    return call('PATCH', `organisation-control/${id}`, { version, title, implementation });
  };
  const use: Change = () =>
    call('PATCH', `mapping-use/${oneOf(sets).id}`, { use: oneOf(['DERIVE', 'DERIVE', 'PROPOSE', 'IGNORE'] as const) });
  const prove: Change = () =>
    call('POST', 'evidence', {
      title: 'Report',
      madeOn: oneOf(['2026-03-10', '2026-08-01', '2025-02-01']),
      cadenceMonths: oneOf([null, 3, 12]),
      ownControlIds: [oneOf(ownControlIds)],
    });
  const answer: Change = () =>
    call('POST', `control-position/${position()}/response`, answerBody(oneOf(judged), { version: 0 }));
  return [respond, respond, respond, link, link, link, changeLink, cover, decide, decide, retire, use, prove, answer];
}

/** What may be refused: a link that is there already, a cover of what is not linked, an answer based on an older version. */
const expected = new Set([200, 201, 400, 409]);

/** Makes random changes. @returns how many were taken, and answers that should not be */
export async function randomChanges(
  person: Person,
  random: Random,
  facts: Facts,
): Promise<{ readonly taken: number; readonly unexpected: readonly string[] }> {
  const all = changesOf(person, random, facts);
  let taken = 0;
  const unexpected: string[] = [];
  for (let count = 0; count < facts.changes; count += 1) {
    const { status, text } = await random.oneOf(all)();
    if (status < 300) taken += 1;
    if (!expected.has(status)) unexpected.push(`${status} ${text}`);
  }
  return { taken, unexpected };
}
