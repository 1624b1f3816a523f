import type { Person, TestOrganisation } from '#tests/server/support/people.ts';
import type { TestServer } from '#tests/server/support/server.ts';

/** Whom inputs are made for, and where: every id in them belongs to this organisation or this person. */
export interface Place {
  readonly server: TestServer;
  readonly organisation: TestOrganisation;
  /** May do everything there. */
  readonly owner: Person;
  /** In every name and title that is made here, and nowhere else. */
  readonly marker: string;
}
