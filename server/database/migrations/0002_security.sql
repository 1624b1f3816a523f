-- Who may use which table, and the search that row-level security would slow down.

SELECT protect_tenant_table('public.record', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.reference_counter', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.activity', 'SELECT, INSERT');
SELECT protect_tenant_table('public.notification', 'SELECT, INSERT, UPDATE (read_at)');
SELECT protect_tenant_table('public.idempotency_key', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.risk', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.risk_asset_assignment', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.risk_category_assignment', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.information_asset', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.asset_type', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.risk_category', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.risk_identification_source', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.risk_impact', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.risk_likelihood', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.risk_rating', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT share_platform_table('public.organisation', 'SELECT, INSERT, UPDATE, DELETE',
  'id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid');
SELECT share_platform_table(shared, 'SELECT, INSERT, UPDATE, DELETE',
  'organisation_id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid')
FROM unnest(ARRAY['public.organisation_feature', 'public.membership', 'public.former_membership',
  'public.membership_permission']::regclass[]) AS shared;
-- The policies of the two tables apply inside: people who are or were members of the organisation of the transaction. An
-- array, not EXISTS: it is made once a statement, and the accounts are found by it instead of each being asked.
SELECT share_platform_table('public.user_account', 'SELECT, INSERT, UPDATE, DELETE',
  'id = ANY (ARRAY(SELECT user_id FROM public.membership UNION ALL SELECT user_id FROM public.former_membership))');
SELECT share_platform_table('public.user_preference', 'SELECT, INSERT, UPDATE, DELETE');
SELECT share_platform_table('public.platform_membership', 'SELECT, INSERT, UPDATE, DELETE');
SELECT share_platform_table('public.platform_permission', 'SELECT, INSERT, UPDATE, DELETE');
SELECT share_platform_table('public.platform_activity', 'SELECT, INSERT');
SELECT share_platform_table('public.login_log', 'SELECT, INSERT');
SELECT share_platform_table('public.helpful_tip', 'SELECT, INSERT, UPDATE, DELETE');
SELECT share_platform_table('public.rate_limit', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
-- A notification is its recipient's: others of the organisation may write it, and then neither read nor change it.
CREATE POLICY recipient_reads ON notification AS RESTRICTIVE FOR SELECT TO attest_app
  USING (recipient_id = nullif(current_setting('app.user_id', true), '')::uuid);
CREATE POLICY recipient_changes ON notification AS RESTRICTIVE FOR UPDATE TO attest_app
  USING (recipient_id = nullif(current_setting('app.user_id', true), '')::uuid);
--> statement-breakpoint
CREATE FUNCTION remember_member() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO public.former_membership VALUES (OLD.organisation_id, OLD.user_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Records name people who leave: the organisation goes on seeing who they are.
CREATE TRIGGER remember_member AFTER DELETE ON membership FOR EACH ROW EXECUTE FUNCTION remember_member();
--> statement-breakpoint
GRANT USAGE ON SCHEMA identity TO attest_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA identity TO attest_platform;
--> statement-breakpoint
-- ILIKE is not leakproof, so under row-level security it would not use this index: a function searches, as a role that
-- sees every organisation's records, and filters by the organisation of the transaction itself.
CREATE INDEX record_search ON record USING gin (organisation_id, search_text gin_trgm_ops) WHERE deleted_at IS NULL;
--> statement-breakpoint
GRANT SELECT ON record TO attest_search;
CREATE POLICY search ON record FOR SELECT TO attest_search USING (true);
--> statement-breakpoint
-- Ids of the live records of a kind whose search text matches. `pattern` is of ILIKE: the caller escapes % _ and \.
CREATE FUNCTION search_records(kind text, pattern text) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT record.id FROM public.record
  WHERE record.organisation_id = nullif(current_setting('app.organisation_id', true), '')::uuid
    AND record.kind = search_records.kind
    AND record.search_text ILIKE pattern
    AND record.deleted_at IS NULL
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION search_records FROM PUBLIC;
GRANT EXECUTE ON FUNCTION search_records TO attest_app;
-- The new owner of a function must be able to make it.
GRANT CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION search_records OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
