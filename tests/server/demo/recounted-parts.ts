import type { Schemas } from '#server/contract/types.ts';
import { at } from '#tests/server/identity/support.ts';

import { dayAfter } from './recount-demo.ts';
import { isBefore, valueAt } from './recounted.ts';

/** What providers have, as exports have it. */
interface ProviderFiles {
  readonly providers: readonly unknown[];
  readonly contracts: readonly unknown[];
  readonly documents: readonly unknown[];
}

const isBetween = (one: unknown, path: string, from: string, to: string): boolean =>
  isBefore(one, path, dayAfter(to, 1)) && !isBefore(one, path, from);

interface Due {
  readonly id: string;
  readonly day: string;
  readonly provider: string;
  readonly title: string;
  readonly what: string;
}

const inOrder = (due: readonly Due[]): Omit<Due, 'id'>[] =>
  due
    .toSorted((one, other) => (`${one.day} ${one.id} ${one.what}` < `${other.day} ${other.id} ${other.what}` ? -1 : 1))
    .slice(0, 10)
    .map(({ day, provider, title, what }) => ({ day, provider, title, what }));

const dueOf = (part: unknown, path: string, what: unknown): Due => ({
  id: String(at(part, 'id')),
  day: String(at(part, path)),
  provider: String(at(part, 'provider.ref')),
  title: String(at(part, 'title')),
  what: String(what),
});

const idsAt = (one: unknown, path: string): string[] => {
  const found: unknown = at(one, path);
  return Array.isArray(found) ? found.map((each: unknown) => String(at(each, 'id'))) : [];
};

/** The providers that use one, directly or through others. */
function usersOf(id: string, providers: readonly unknown[]): Set<string> {
  const users = new Set<string>();
  const next = [id];
  for (let used = next.pop(); used !== undefined; used = next.pop())
    for (const one of providers) {
      const user = String(at(one, 'id'));
      if (users.has(user) || !idsAt(one, 'subProcessors').includes(used)) continue;
      users.add(user);
      next.push(user);
    }
  return users;
}

/** What falls due of providers, and which of them others depend on. */
export function providerPartsRecounted({ providers, contracts, documents }: ProviderFiles, today: string) {
  const dates = [
    ['noticeOn', 'NOTICE'],
    ['endsOn', 'END'],
  ] as const;
  const soon = (one: unknown, path: string) => isBetween(one, path, dayAfter(today, -90), dayAfter(today, 90));
  const inForce = contracts.filter((one) => at(one, 'isFinal') !== true);
  const expiring = documents.filter(
    (one) =>
      !['REPLACED', 'REJECTED'].includes(String(at(one, 'status'))) && isBefore(one, 'expiresOn', dayAfter(today, 61)),
  );
  const critical = new Set(
    providers.filter((one) => at(one, 'businessCriticality') === 'CRITICAL').map((one) => String(at(one, 'id'))),
  );
  return {
    contractsDue: inForce.filter((one) => dates.some(([path]) => soon(one, path))).length,
    contracts: inOrder(
      inForce.flatMap((one) => dates.flatMap(([path, what]) => (soon(one, path) ? [dueOf(one, path, what)] : []))),
    ),
    documentsDue: expiring.length,
    documents: inOrder(expiring.map((one) => dueOf(one, 'expiresOn', at(one, 'kind')))),
    concentration: providers
      .map((one) => ({ one, users: usersOf(String(at(one, 'id')), providers) }))
      .filter(({ users }) => users.size > 0)
      .map(({ one, users }) => ({
        id: String(at(one, 'id')),
        users: users.size,
        criticalUsers: [...users].filter((id) => critical.has(id)).length,
      }))
      .toSorted((one, other) => other.users - one.users || (one.id < other.id ? -1 : 1))
      .slice(0, 10),
  };
}

/** The same parts of the answer, with what the recount knows of each. */
export function providerPartsShown(found: Schemas['ServiceProviderStatistics']) {
  return {
    contractsDue: found.contractsDue,
    contracts: found.contracts.map(({ day, provider, title, what }) => ({ day, provider: provider.ref, title, what })),
    documentsDue: found.documentsDue,
    documents: found.documents.map(({ day, provider, title, kind }) => ({
      day,
      provider: provider.ref,
      title,
      what: kind,
    })),
    concentration: found.concentration.map(({ provider, users, criticalUsers }) => ({
      id: provider.id,
      users,
      criticalUsers,
    })),
  };
}

/** Assessments of providers whose answers are awaited. */
export function assessmentsRecounted(assessments: readonly unknown[], today: string) {
  const isOf = (statuses: readonly string[]) => (one: unknown) => statuses.includes(String(at(one, 'status')));
  const answering = assessments.filter(isOf(['SENT', 'IN_PROGRESS']));
  const overdue = assessments.filter(
    (one) => isOf(['DRAFT', 'SENT', 'IN_PROGRESS'])(one) && isBefore(one, 'dueOn', today),
  );
  const progress = answering.reduce<number>((sum, one) => sum + Number(valueAt(one, 'progress')), 0);
  return {
    meanProgress: answering.length === 0 ? null : progress / answering.length,
    overdue: overdue.length,
    mostOverdue: overdue
      .toSorted((one, other) =>
        `${String(at(one, 'dueOn'))} ${String(at(one, 'id'))}` <
        `${String(at(other, 'dueOn'))} ${String(at(other, 'id'))}`
          ? -1
          : 1,
      )
      .slice(0, 10)
      .map((one) => ({ ref: at(one, 'ref'), day: at(one, 'dueOn') })),
  };
}
