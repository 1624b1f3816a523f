-- The local identity has a role of its own: who administers accounts reads no password, session or code.

REVOKE ALL ON ALL TABLES IN SCHEMA identity FROM attest_platform;
REVOKE ALL ON SCHEMA identity FROM attest_platform;
--> statement-breakpoint
GRANT USAGE ON SCHEMA identity, public TO attest_identity;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA identity TO attest_identity;
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limit TO attest_identity;
--> statement-breakpoint
-- A table that is added to the schema later is the identity's too.
ALTER DEFAULT PRIVILEGES IN SCHEMA identity GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO attest_identity;
--> statement-breakpoint
-- A function that is added later is nobody's until it is granted.
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
