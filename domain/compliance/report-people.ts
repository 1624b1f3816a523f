import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type Report = Schemas['ComplianceReport'];
type Person = Schemas['PersonReference'];

/** A report with all people that it names replaced. */
export function withPeople(report: Report, replace: (person: Person) => Person): Report {
  const of = (person: Person | null) => person && replace(person);
  const { closing, since, statement } = report;
  return {
    ...report,
    closing: closing && { ...closing, closedBy: of(closing.closedBy) },
    items: report.items.map((item) => ({ ...item, assessor: of(item.assessor) })),
    statement: statement && {
      ...statement,
      approvedBy: of(statement.approvedBy),
      rows: statement.rows.map((row) => ({ ...row, owner: of(row.owner) })),
    },
    findings: report.findings.map((finding) => ({ ...finding, owner: of(finding.owner) })),
    since: since && { ...since, closedBy: of(since.closedBy) },
  };
}
