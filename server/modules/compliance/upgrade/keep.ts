import { sql } from 'drizzle-orm';

import {
  controlPosition,
  standardUpgrade,
  upgradedPosition,
  type PositionBefore,
  type UpgradedLink,
} from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { oneOf } from '#server/modules/derivation/index.ts';

import type { Followed } from './follow.ts';
import type { Adopted } from './offer.ts';
import type { CodedPosition, MovedPosition, SentBack } from './positions.ts';

/** An adopted standard before and after an upgrade. */
export interface Upgraded {
  readonly before: Adopted;
  readonly after: Adopted;
  readonly by: string;
}

/** Everything that happened to positions. */
export interface Happened {
  readonly moved: readonly MovedPosition[];
  /** Live positions of controls that are split, merged or withdrawn, or left by the chosen levels. */
  readonly archived: readonly CodedPosition[];
  /** Positions that the newer version adds, also those that are taken up again. */
  readonly added: readonly string[];
  /** Links that are asked about again. */
  readonly sentBack: readonly SentBack[];
  readonly followed: Followed;
}

async function storeUpgrade({ before, after, by }: Upgraded): Promise<string> {
  const { organisationId, catalogueOwner, levels, parameters } = before;
  const [stored] = await db
    .insert(standardUpgrade)
    .values({
      organisationId,
      adoptedStandardId: before.id,
      catalogueOwner,
      fromVersionId: before.versionId,
      toVersionId: after.versionId,
      before: { levels, parameters },
      after: { levels: after.levels, parameters: after.parameters },
      appliedAt: sql`now()`,
      appliedBy: by,
    })
    .returning({ id: standardUpgrade.id });
  if (stored === undefined) throw new Error('The upgrade was not stored');
  return stored.id;
}

const beforeOf = ({ row }: CodedPosition): PositionBefore => ({
  controlId: row.controlId,
  isToConfirm: row.isToConfirm,
  coverStanding: row.coverStanding,
  isArchived: row.archivedAt !== null,
});

/** What is known of a position by its id. */
function readHappened({ moved, archived, sentBack, followed }: Happened) {
  const movedById = new Map(moved.map((one) => [one.position.row.id, one]));
  const archivedById = new Map(archived.map((one) => [one.row.id, one]));
  const linksBack = new Map<string, UpgradedLink[]>();
  for (const { id, positionId } of sentBack)
    linksBack.set(positionId, [...(linksBack.get(positionId) ?? []), { id, isAdded: false }]);
  const effectOf = (id: string) => {
    if (archivedById.has(id)) return 'ARCHIVED';
    const one = movedById.get(id);
    if (one === undefined) return 'ADDED';
    return one.asks ? 'ASKED' : 'KEPT';
  };
  return (id: string) => {
    const former = movedById.get(id)?.position ?? archivedById.get(id);
    return {
      effect: effectOf(id),
      isMoved: movedById.has(id),
      before: former === undefined ? null : beforeOf(former),
      controlAfter: movedById.get(id)?.controlId ?? null,
      links: [
        ...(linksBack.get(id) ?? []),
        ...(followed.links.get(id) ?? []).map((linkId) => ({ id: linkId, isAdded: true })),
      ],
      findings: followed.findings.get(id) ?? [],
    } as const;
  };
}

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 1000;

/** Keeps what an upgrade has done, for its undo. */
export async function keepUpgrade(upgraded: Upgraded, happened: Happened): Promise<void> {
  const upgradeId = await storeUpgrade(upgraded);
  const { moved, archived, added } = happened;
  const ids = [...moved.map(({ position }) => position.row.id), ...archived.map(({ row }) => row.id), ...added];
  const positions = await db
    .select({ id: controlPosition.id, version: controlPosition.version })
    .from(controlPosition)
    .where(oneOf(controlPosition.id, [...new Set(ids)]));
  const known = readHappened(happened);
  const { organisationId } = upgraded.before;
  const rows = positions.map(({ id: positionId, version: versionAfter }) => ({
    organisationId,
    upgradeId,
    positionId,
    versionAfter,
    ...known(positionId),
  }));
  for (let start = 0; start < rows.length; start += batchSize)
    await db.insert(upgradedPosition).values(rows.slice(start, start + batchSize));
}
