import type { Person, TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

/** The person and organisation that inputs are generated for: every id in them belongs to one of the two. */
export interface Place {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
  /** Has every right there. */
  readonly owner: Person;
  /** Marks every name and title generated here, and appears nowhere else. */
  readonly marker: string;
}
