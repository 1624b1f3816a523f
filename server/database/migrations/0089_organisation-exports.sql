CREATE TABLE "organisation_export" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"row_count" integer,
	"file_count" integer,
	"key" text,
	"size" bigint,
	"sha256" text,
	"failure" text,
	CONSTRAINT "organisation_export_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "organisation_export_key" UNIQUE("organisation_id","key"),
	CONSTRAINT "organisation_export_state" CHECK ("organisation_export"."state" in ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'EXPIRED')),
	CONSTRAINT "organisation_export_file" CHECK (("organisation_export"."state" = 'READY') = ("organisation_export"."key" is not null))
);
--> statement-breakpoint
ALTER TABLE "organisation_export" ADD CONSTRAINT "organisation_export_requested_by" FOREIGN KEY ("organisation_id","requested_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_export_newest" ON "organisation_export" USING btree ("organisation_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_export_once" ON "organisation_export" USING btree ("organisation_id") WHERE state in ('QUEUED', 'RUNNING');--> statement-breakpoint
SELECT protect_tenant_table('public.organisation_export', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- The rows of one table that belong to the transaction's organisation, as JSON: also those that its members hide from each other.
-- The role that erases is the one that reaches all of them; it is told whose they are here, and nowhere else.
CREATE FUNCTION exported_rows(exported name) RETURNS SETOF text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  of_organisation constant uuid := nullif(current_setting('app.organisation_id', true), '')::uuid;
  found record;
BEGIN
  SELECT polrelid::regclass AS of_table, CASE WHEN polrelid = 'public.organisation'::regclass THEN 'id' ELSE attname END AS of_column INTO found
    FROM pg_policy JOIN pg_class ON pg_class.oid = polrelid AND relname = exported
    LEFT JOIN pg_attribute ON attrelid = polrelid AND attnum > 0 AND (attname = 'organisation_id'
      OR attname = 'owner_id' AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = polrelid AND attname = 'organisation_id'))
    WHERE polname = 'erase' AND relnamespace = 'public'::regnamespace;
  IF of_organisation IS NULL OR found IS NULL THEN
    RAISE EXCEPTION 'There are no rows of % to export', exported;
  END IF;
  PERFORM set_config('app.erased_organisation', of_organisation::text, true);
  RETURN QUERY EXECUTE format('SELECT row_to_json(exported)::text FROM %s AS exported WHERE %I = $1', found.of_table, found.of_column)
    USING of_organisation;
  PERFORM set_config('app.erased_organisation', '', true);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION exported_rows FROM PUBLIC;
GRANT EXECUTE ON FUNCTION exported_rows TO attest_app;
GRANT CREATE ON SCHEMA public TO attest_erase;
ALTER FUNCTION exported_rows OWNER TO attest_erase;
REVOKE CREATE ON SCHEMA public FROM attest_erase;
