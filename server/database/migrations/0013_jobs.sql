-- Who may use pg-boss's tables, which `job-tables.ts` has created before this migration. The owner alone may change them.

REVOKE EXECUTE ON FUNCTION pgboss.create_queue, pgboss.delete_queue FROM PUBLIC;
--> statement-breakpoint
GRANT USAGE ON SCHEMA pgboss TO attest_platform, attest_app;
--> statement-breakpoint
GRANT SELECT ON pgboss.version, pgboss.queue TO attest_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON pgboss.job, pgboss.archive TO attest_platform;
--> statement-breakpoint
ALTER TABLE pgboss.job ENABLE ROW LEVEL SECURITY;
CREATE POLICY platform ON pgboss.job TO attest_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
-- An organisation's transaction adds jobs for itself, and sees no more of them than their ids.
GRANT SELECT ON pgboss.queue TO attest_app;
GRANT INSERT, SELECT (id) ON pgboss.job TO attest_app;
CREATE POLICY own_rows ON pgboss.job TO attest_app
  USING (data ->> 'organisationId' = nullif(current_setting('app.organisation_id', true), ''))
  WITH CHECK (data ->> 'organisationId' = nullif(current_setting('app.organisation_id', true), ''));
