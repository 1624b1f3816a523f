/** The logger interface of the database layer; Fastify's logger satisfies it. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
