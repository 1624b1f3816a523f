import { act, type WrittenPolicy } from '#tests/contract/policy-fixtures.ts';
import { anotherMember } from '#tests/contract/risk-acceptance-fixtures.ts';
import { callsOf, entityOf, type LawPlaces } from '#tests/laws/places.ts';
import { at } from '#tests/server/identity/support.ts';

interface Next {
  readonly content?: string;
  readonly size?: 'MAJOR' | 'MINOR';
  readonly asking?: object;
  readonly effectiveOn?: string;
}

/** Writes, submits and approves the next version of a policy. */
export const nextVersionsOf = (places: () => Pick<LawPlaces, 'harbour'>) =>
  async function nextVersion(
    first: WrittenPolicy,
    { content = '<p>Corrected.</p>', size = 'MINOR', asking, effectiveOn }: Next,
  ) {
    const { harbour } = places();
    const { owner } = harbour;
    const approver = await anotherMember(harbour);
    const { update, read } = callsOf('Policies', harbour);
    const changes = { approverId: approver.id, ...(effectiveOn !== undefined && { effectiveOn }) };
    entityOf(await update(first.id, { version: at(await read(first.id), 'version'), ...changes }));
    const draft = await act(harbour, owner, first, { action: 'REVISE', size });
    const document = { generationMethod: 'MANUAL', content, sourceUrl: '', changeLog: 'Changed' };
    const call = { method: 'PATCH', body: { version: draft.version, ...document } } as const;
    const written = entityOf(await owner.call(`/api/policy/${first.id}/document`, call));
    const submitted = await act(
      harbour,
      owner,
      { ...draft, version: Number(written['version']) },
      { action: 'SUBMIT' },
    );
    return act(harbour, approver, submitted, { action: 'APPROVE', ...(asking && { asking }) });
  };
