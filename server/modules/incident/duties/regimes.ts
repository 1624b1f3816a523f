import { desc, eq } from 'drizzle-orm';

import { problemsOfRegime } from '#domain/incident/duties/settings.ts';
import { anyOwnRegimeKey, formerRegimeKey, lawfulStepsOf, shippedRegimes } from '#domain/incident/duties/shipped.ts';
import { periodText } from '#domain/incident/duties/words.ts';
import { invalid, versionConflict } from '#server/contract/errors.ts';
import type { HandlersOf, Schemas } from '#server/contract/types.ts';
import { dutyRegimeVersion as versions, userAccount } from '#server/database/schema/index.ts';
import { db } from '#server/database/tenancy.ts';
import { logSetting } from '#server/modules/record/index.ts';

type Setting = Schemas['DutyRegimeSetting'];
type Regime = Omit<Schemas['DutyRegimeInput'], 'version'>;

/** So many regimes an organisation may have of its own. */
const mostOwn = 50;

const newestVersions = () =>
  db
    .selectDistinctOn([versions.key], {
      regime: versions.regime,
      version: versions.number,
      setBy: { id: userAccount.id, name: userAccount.name },
      setAt: versions.setAt,
    })
    .from(versions)
    .leftJoin(userAccount, eq(userAccount.id, versions.setBy))
    .orderBy(versions.key, desc(versions.number));

const asShipped = (regime: Regime): Setting => ({
  ...regime,
  steps: [...regime.steps],
  version: 0,
  lawful: [...regime.steps],
  setBy: null,
  setAt: null,
});

/** All regimes of the organisation: the shipped ones in their order, then its own by name. */
export async function readRegimes(): Promise<Setting[]> {
  const changed = (await newestVersions()).map(({ regime, version, setBy, setAt }): Setting => ({
    ...regime,
    version,
    lawful: lawfulStepsOf(regime.key)?.slice() ?? null,
    setBy,
    setAt: setAt.toISOString(),
  }));
  const own = changed.filter(({ lawful }) => lawful === null);
  return [
    ...shippedRegimes.map((shipped) => changed.find(({ key }) => key === shipped.key) ?? asShipped(shipped)),
    ...own.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  ];
}

/** What the log has of a regime. */
const loggedOf = ({ name, addressee, note, isActive, steps, reason }: Regime) => ({
  name,
  addressee,
  note,
  isActive,
  steps: steps.map((step) => `${step.name}: ${periodText(step, steps)}`),
  reason,
});

const nothing = { name: null, addressee: null, note: null, isActive: null, steps: null, reason: null };

function refuse(regime: Regime, all: readonly Setting[]): void {
  const problems = problemsOfRegime(regime);
  if (problems.length > 0) throw invalid(problems);
  const others = all.filter(({ key }) => key !== regime.key);
  if (others.some(({ name }) => name.toLowerCase() === regime.name.toLowerCase()))
    throw invalid([{ field: 'name', message: 'Another regime has this name' }]);
  const isNew = others.length === all.length;
  if (isNew && all.filter(({ lawful }) => lawful === null).length >= mostOwn)
    throw invalid([{ field: 'key', message: `There are ${mostOwn} regimes already` }]);
  if (isNew && regime.key === formerRegimeKey)
    throw invalid([{ field: 'key', message: 'This name is kept for incidents from before' }]);
  if (isNew && regime.key === anyOwnRegimeKey)
    throw invalid([{ field: 'key', message: 'This name is kept for all regimes of the organisation' }]);
}

/** The organisation's regimes. docs/decisions/176-duties-to-notify.md */
export const regimeHandlers: HandlersOf<'NotificationRegimes'> = {
  async read() {
    return { regimes: await readRegimes() };
  },

  async save({ body: { version, ...regime } }, context) {
    const { organisation, user } = context;
    const all = await readRegimes();
    refuse(regime, all);
    const stored = all.find(({ key }) => key === regime.key);
    if (stored !== undefined && stored.version !== version) throw versionConflict(stored);
    if (stored === undefined && version !== 0)
      throw invalid([{ field: 'version', message: 'A new regime has version 0' }]);
    const added = { organisationId: organisation.id, key: regime.key, number: version + 1, regime, setBy: user.id };
    const rows = await db.insert(versions).values(added).onConflictDoNothing().returning({ number: versions.number });
    const current = (await readRegimes()).find(({ key }) => key === regime.key);
    if (current === undefined) throw new Error('A regime was saved and is not there');
    if (rows.length === 0) throw versionConflict(current);
    await logSetting(context, 'dutyRegime', stored === undefined ? nothing : loggedOf(stored), loggedOf(regime));
    return current;
  },
};
