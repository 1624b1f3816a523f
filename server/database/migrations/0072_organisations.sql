CREATE TABLE "onboarding_skip" (
	"organisation_id" uuid NOT NULL,
	"step" text NOT NULL,
	CONSTRAINT "onboarding_skip_organisation_id_step_pk" PRIMARY KEY("organisation_id","step")
);
--> statement-breakpoint
CREATE TABLE "organisation_holiday" (
	"organisation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "organisation_holiday_organisation_id_day_pk" PRIMARY KEY("organisation_id","day")
);
--> statement-breakpoint
CREATE TABLE "organisation_request" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"feature" text,
	"module_owner_id" uuid,
	"module_id" uuid,
	"reason" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "organisation_request_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "organisation_request_status" CHECK ("organisation_request"."status" in ('OPEN', 'GRANTED', 'REFUSED', 'WITHDRAWN')),
	CONSTRAINT "organisation_request_subject" CHECK (num_nonnulls("organisation_request"."feature", "organisation_request"."module_id") = 1),
	CONSTRAINT "organisation_request_module_owner" CHECK (("organisation_request"."module_id" is null) = ("organisation_request"."module_owner_id" is null)),
	CONSTRAINT "organisation_request_decided" CHECK (("organisation_request"."status" = 'OPEN') = ("organisation_request"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "sector" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "working_days" integer[] DEFAULT '{1,2,3,4,5}' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "organisation_request" ADD CONSTRAINT "organisation_request_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_request" ADD CONSTRAINT "organisation_request_asked_by" FOREIGN KEY ("organisation_id","asked_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_request" ADD CONSTRAINT "organisation_request_module" FOREIGN KEY ("module_owner_id","module_id") REFERENCES "public"."module"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_request_newest" ON "organisation_request" USING btree ("organisation_id","asked_at");--> statement-breakpoint
CREATE INDEX "organisation_request_status_age" ON "organisation_request" USING btree ("status","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_request_open" ON "organisation_request" USING btree ("organisation_id",coalesce("feature", "module_id"::text)) WHERE status = 'OPEN';--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_parent_id_organisation_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organisation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisation_of_parent" ON "organisation" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_parent" CHECK ("organisation"."parent_id" <> "organisation"."id");--> statement-breakpoint
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_working_days" CHECK (cardinality("organisation"."working_days") between 1 and 7);--> statement-breakpoint
-- An organisation describes itself, and asks the platform: docs/decisions/145-an-organisation-describes-itself.md

SELECT protect_tenant_table('public.organisation_holiday', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.onboarding_skip', 'SELECT, INSERT, DELETE');
GRANT UPDATE (name, logo, address, sector, size, countries, working_days) ON organisation TO attest_app;
--> statement-breakpoint
-- Both sides see a request: the organisation makes and withdraws its own, the platform decides on all.
SELECT protect_tenant_table('public.organisation_request', 'SELECT, INSERT, UPDATE (status, decided_at, version)');
CREATE POLICY asks ON organisation_request AS RESTRICTIVE FOR INSERT TO attest_app
  WITH CHECK (asked_by = nullif(current_setting('app.user_id', true), '')::uuid AND status = 'OPEN' AND answer = '');
CREATE POLICY withdraws ON organisation_request AS RESTRICTIVE FOR UPDATE TO attest_app
  USING (status = 'OPEN') WITH CHECK (status = 'WITHDRAWN');
GRANT SELECT, UPDATE ON organisation_request TO attest_platform;
CREATE POLICY platform ON organisation_request TO attest_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
-- What the platform offers, by name: an organisation otherwise sees only the modules that it has.
CREATE FUNCTION offered_modules() RETURNS TABLE (owner_id uuid, id uuid, name text, is_held boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT m.owner_id, m.id, m.name, EXISTS (SELECT FROM public.organisation_module held
    WHERE held.owner_id = m.owner_id AND held.module_id = m.id
      AND held.organisation_id = nullif(current_setting('app.organisation_id', true), '')::uuid)
  FROM public.module m
$$;
--> statement-breakpoint
-- An organisation belongs to at most one other, which belongs to none: there are no chains and no circles.
CREATE FUNCTION refuse_chain_of_organisations() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF NEW.parent_id IS NULL THEN RETURN NEW; END IF;
  -- Two that would belong to each other at once take turns.
  PERFORM pg_advisory_xact_lock(hashtextextended('parents of organisations', 0));
  IF EXISTS (SELECT FROM public.organisation WHERE id = NEW.parent_id AND parent_id IS NOT NULL)
    OR EXISTS (SELECT FROM public.organisation WHERE parent_id = NEW.id) THEN
    RAISE EXCEPTION 'An organisation that belongs to another has no sub-organisations.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'organisation_chain';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_chain_of_organisations BEFORE INSERT OR UPDATE OF parent_id ON organisation
  FOR EACH ROW EXECUTE FUNCTION refuse_chain_of_organisations();
--> statement-breakpoint
-- Of its sub-organisations an organisation sees the names, and whether the person of the transaction is a member there.
CREATE FUNCTION sub_organisations() RETURNS TABLE (id uuid, name text, is_member boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT o.id, o.name, EXISTS (SELECT FROM public.membership m
    WHERE m.organisation_id = o.id AND m.user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  FROM public.organisation o
  WHERE o.parent_id = nullif(current_setting('app.organisation_id', true), '')::uuid
$$;
CREATE FUNCTION parent_organisation() RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT parent.name FROM public.organisation o JOIN public.organisation parent ON parent.id = o.parent_id
  WHERE o.id = nullif(current_setting('app.organisation_id', true), '')::uuid
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION offered_modules, refuse_chain_of_organisations, sub_organisations, parent_organisation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION offered_modules, sub_organisations, parent_organisation TO attest_app;
