CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"account_id" uuid,
	"status" text DEFAULT 'NEW' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_place" CHECK ("contact_message"."place" in ('PENDING_SCREEN', 'POLICY_LINK', 'ASSESSMENT_LINK')),
	CONSTRAINT "contact_message_status" CHECK ("contact_message"."status" in ('NEW', 'READ', 'ANSWERED', 'CLOSED'))
);
--> statement-breakpoint
ALTER TABLE "invitation" ALTER COLUMN "invited_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "state" text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "state_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "state_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_account_id_user_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_handled_by_user_account_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_newest" ON "contact_message" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_state" CHECK ("organisation"."state" in ('ACTIVE', 'SUSPENDED', 'CLOSING'));--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_closing" CHECK (("organisation"."state" = 'CLOSING') = ("organisation"."erase_at" is not null));--> statement-breakpoint
-- Organisations that are suspended, closed and erased: docs/decisions/147-organisations-of-the-platform.md
SELECT share_platform_table('public.contact_message', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- How much of an organisation there is: the platform counts it, and reads none of it.
GRANT SELECT (organisation_id, live) ON record_total TO attest_search;
GRANT SELECT (organisation_id, size) ON stored_file TO attest_search;
CREATE POLICY search ON record_total FOR SELECT TO attest_search USING (true);
CREATE FUNCTION organisation_usage(organisations uuid[])
RETURNS TABLE (organisation_id uuid, record_count bigint, stored_bytes bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT asked.id, (SELECT coalesce(sum(total.live), 0)::bigint FROM public.record_total total WHERE total.organisation_id = asked.id),
    (SELECT coalesce(sum(file.size), 0)::bigint FROM public.stored_file file WHERE file.organisation_id = asked.id)
  FROM unnest(organisations) AS asked (id)
$$;
--> statement-breakpoint
-- The role without login that erases. It reaches the rows of one organisation, and only inside of `erase_organisation`, which sets
-- whose they are.
CREATE FUNCTION let_erase(erased regclass, of_column name) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  EXECUTE format('GRANT SELECT, DELETE ON %s TO attest_erase', erased);
  EXECUTE format('CREATE POLICY erase ON %s TO attest_erase USING (%I = nullif(current_setting(''app.erased_organisation'', true), '''')::uuid)',
    erased, of_column);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO attest_erase;
SELECT let_erase('public.organisation', 'id');
SELECT let_erase(c.oid::regclass, a.attname)
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND (a.attname = 'organisation_id'
  OR a.attname = 'owner_id' AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'organisation_id'));
GRANT SELECT (user_id, default_organisation_id), UPDATE (default_organisation_id) ON user_preference TO attest_erase;
--> statement-breakpoint
-- As in 0000 and 0061, with the role that erases.
CREATE OR REPLACE FUNCTION protect_tenant_table(tenant_table regclass, privileges text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  own_rows constant text := 'organisation_id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid';
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format('CREATE POLICY own_rows ON %s TO attest_app USING (%s) WITH CHECK (%s)', tenant_table, own_rows, own_rows);
  EXECUTE format('GRANT %s ON %s TO attest_app', privileges, tenant_table);
  PERFORM public.let_erase(tenant_table, 'organisation_id');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION share_platform_table(platform_table regclass, privileges text, visible text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  EXECUTE format('GRANT %s ON %s TO attest_platform', privileges, platform_table);
  IF visible IS NOT NULL THEN
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', platform_table);
    EXECUTE format('CREATE POLICY platform ON %s TO attest_platform USING (true) WITH CHECK (true)', platform_table);
    EXECUTE format('CREATE POLICY visible ON %s FOR SELECT TO attest_app USING (%s)', platform_table, visible);
    EXECUTE format('GRANT SELECT ON %s TO attest_app', platform_table);
  END IF;
  IF EXISTS (SELECT FROM pg_attribute WHERE attrelid = platform_table AND attname = 'organisation_id') THEN
    PERFORM public.let_erase(platform_table, 'organisation_id');
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION share_catalogue_table(catalogue_table regclass, privileges text, visible text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  own_rows constant text := 'owner_id = nullif(current_setting(''app.organisation_id'', true), '''')::uuid';
  platform_rows constant text := 'owner_id = ''00000000-0000-0000-0000-000000000000''::uuid';
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', catalogue_table);
  EXECUTE format('CREATE POLICY own_rows ON %s TO attest_app USING (%s) WITH CHECK (%s)', catalogue_table, own_rows, own_rows);
  EXECUTE format('CREATE POLICY published ON %s FOR SELECT TO attest_app USING (%s AND %s)', catalogue_table, platform_rows, visible);
  EXECUTE format('CREATE POLICY platform ON %s TO attest_platform USING (%s) WITH CHECK (%s)', catalogue_table, platform_rows, platform_rows);
  EXECUTE format('GRANT %s ON %s TO attest_app, attest_platform', privileges, catalogue_table);
  PERFORM public.let_erase(catalogue_table, 'owner_id');
END $$;
--> statement-breakpoint
-- What keeps approved and published things, and what counts, does not concern an organisation that goes as a whole.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN SELECT tgname, tgrelid::regclass AS of_table, pg_get_triggerdef(oid) AS definition FROM pg_trigger
    WHERE NOT tgisinternal AND tgconstraint = 0 AND tgtype & 8 <> 0 AND tgqual IS NULL LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', found.tgname, found.of_table);
    EXECUTE replace(found.definition, ' EXECUTE FUNCTION ', ' WHEN (current_user <> ''attest_erase'') EXECUTE FUNCTION ');
  END LOOP;
END $$;
--> statement-breakpoint
-- As in 0009, but for the role that erases: an organisation that is gone needs nobody.
DROP TRIGGER keep_administrators ON membership;
CREATE CONSTRAINT TRIGGER keep_administrators AFTER UPDATE OR DELETE ON membership
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.role = 'ORG_ADMIN' AND current_user <> 'attest_erase')
  EXECUTE FUNCTION keep_administrators();
--> statement-breakpoint
-- Erases everything of an organisation whose waiting period is over, in one statement: its rows refer to each other in circles.
CREATE FUNCTION erase_organisation(erased uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  deletions text;
BEGIN
  PERFORM set_config('app.erased_organisation', erased::text, true);
  IF NOT EXISTS (SELECT FROM public.organisation WHERE id = erased AND state = 'CLOSING' AND erase_at <= now()) THEN
    RETURN false;
  END IF;
  UPDATE public.user_preference SET default_organisation_id = NULL WHERE default_organisation_id = erased;
  SELECT string_agg(format('erased_%s AS (DELETE FROM %s WHERE %I = $1)', attrelid, attrelid::regclass, attname), ', ') INTO deletions
    FROM pg_policy JOIN pg_attribute ON attrelid = polrelid AND attnum > 0
    WHERE polname = 'erase' AND polrelid <> 'public.organisation'::regclass AND (attname = 'organisation_id'
      OR attname = 'owner_id' AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = polrelid AND attname = 'organisation_id'));
  EXECUTE 'WITH ' || deletions || ' SELECT' USING erased;
  DELETE FROM public.organisation WHERE id = erased;
  PERFORM set_config('app.erased_organisation', '', true);
  RETURN true;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION organisation_usage, let_erase, erase_organisation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION organisation_usage, erase_organisation TO attest_platform;
GRANT CREATE ON SCHEMA public TO attest_search, attest_erase;
ALTER FUNCTION organisation_usage OWNER TO attest_search;
ALTER FUNCTION erase_organisation OWNER TO attest_erase;
REVOKE CREATE ON SCHEMA public FROM attest_search, attest_erase;
