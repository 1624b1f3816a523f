-- What the tables need to be there first, and the helpers by which every migration that adds a table says who may use it.
-- The roles attest_app, attest_platform and attest_search belong to the cluster; `roles.ts` makes them before migrating.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE COLLATION natural_order (provider = icu, locale = 'und-u-kn-true');
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO attest_app, attest_platform, attest_search;
--> statement-breakpoint
-- A table of an organisation's own rows: the app role may do what `privileges` says ('select, insert') to the rows of the
-- organisation of its transaction. Nobody else may do anything; not even the owner sees a row.
CREATE FUNCTION protect_tenant_table(tenant_table regclass, privileges text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  own_rows constant text := 'organisation_id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid';
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format('CREATE POLICY own_rows ON %s TO attest_app USING (%s) WITH CHECK (%s)', tenant_table, own_rows, own_rows);
  EXECUTE format('GRANT %s ON %s TO attest_app', privileges, tenant_table);
END $$;
--> statement-breakpoint
-- A table of the platform: the platform role may do what `privileges` says; the app role may read the rows for which
-- `visible` holds, and without it nothing.
CREATE FUNCTION share_platform_table(platform_table regclass, privileges text, visible text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  EXECUTE format('GRANT %s ON %s TO attest_platform', privileges, platform_table);
  IF visible IS NOT NULL THEN
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', platform_table);
    EXECUTE format('CREATE POLICY platform ON %s TO attest_platform USING (true) WITH CHECK (true)', platform_table);
    EXECUTE format('CREATE POLICY visible ON %s FOR SELECT TO attest_app USING (%s)', platform_table, visible);
    EXECUTE format('GRANT SELECT ON %s TO attest_app', platform_table);
  END IF;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION protect_tenant_table, share_platform_table FROM PUBLIC;
