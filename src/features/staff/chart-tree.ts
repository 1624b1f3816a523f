import type { StaffPlace } from '#src/api/staff.ts';

/** Someone in the chart, with those who report to them. */
export interface ChartNode {
  readonly place: StaffPlace;
  readonly reports: readonly ChartNode[];
  /** How many stand below, at any depth. */
  readonly below: number;
}

/** The chart from its top: those without a manager first, each with their reports, in the order given. */
export function chartTree(places: readonly StaffPlace[]): readonly ChartNode[] {
  const known = new Set(places.map(({ staffMember }) => staffMember.id));
  const byManager = new Map<string, StaffPlace[]>();
  for (const place of places) {
    const above = place.managerId !== null && known.has(place.managerId) ? place.managerId : '';
    byManager.set(above, [...(byManager.get(above) ?? []), place]);
  }
  const nodesBelow = (managerId: string): readonly ChartNode[] =>
    (byManager.get(managerId) ?? []).map((place) => {
      const reports = nodesBelow(place.staffMember.id);
      return { place, reports, below: reports.reduce((sum, { below }) => sum + below + 1, 0) };
    });
  return nodesBelow('');
}
