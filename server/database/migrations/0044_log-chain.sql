CREATE TABLE "activity_seal" (
	"organisation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"activity_id" uuid NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"row_sha256" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "activity_seal_organisation_id_position_pk" PRIMARY KEY("organisation_id","position"),
	CONSTRAINT "activity_seal_once" UNIQUE("organisation_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "activity_unsealed" (
	"organisation_id" uuid NOT NULL,
	"queued" bigint GENERATED ALWAYS AS IDENTITY (sequence name "activity_unsealed_queued_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"activity_id" uuid NOT NULL,
	CONSTRAINT "activity_unsealed_organisation_id_queued_pk" PRIMARY KEY("organisation_id","queued"),
	CONSTRAINT "activity_unsealed_once" UNIQUE("organisation_id","activity_id")
);
--> statement-breakpoint
ALTER TABLE "activity_seal" ADD CONSTRAINT "activity_seal_of" FOREIGN KEY ("organisation_id","activity_id") REFERENCES "public"."activity"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The chain over the activity log: docs/decisions/075-log-chain.md

SELECT protect_tenant_table('public.activity_seal', 'SELECT, INSERT');
SELECT protect_tenant_table('public.activity_unsealed', 'SELECT, DELETE');
--> statement-breakpoint
-- Only the trigger adds to the queue, as a role that may, whoever writes to the log.
GRANT INSERT ON activity_unsealed TO attest_search;
CREATE POLICY queue ON activity_unsealed FOR INSERT TO attest_search WITH CHECK (true);
--> statement-breakpoint
CREATE FUNCTION queue_for_sealing() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO public.activity_unsealed (organisation_id, activity_id)
    SELECT added.organisation_id, added.id FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION queue_for_sealing FROM PUBLIC;
-- The new owner of a function must be able to make it.
GRANT CREATE ON SCHEMA public TO attest_search;
ALTER FUNCTION queue_for_sealing OWNER TO attest_search;
REVOKE CREATE ON SCHEMA public FROM attest_search;
--> statement-breakpoint
-- Forced row-level security would hide every row from the owner.
ALTER TABLE activity NO FORCE ROW LEVEL SECURITY;
ALTER TABLE activity_unsealed NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO activity_unsealed (organisation_id, activity_id)
  SELECT organisation_id, id FROM activity ORDER BY organisation_id, at, id;
--> statement-breakpoint
ALTER TABLE activity FORCE ROW LEVEL SECURITY;
ALTER TABLE activity_unsealed FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TRIGGER queue_for_sealing AFTER INSERT ON activity REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION queue_for_sealing();
