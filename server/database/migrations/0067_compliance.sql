CREATE TABLE "adopted_standard" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"catalogue_owner" uuid NOT NULL,
	"standard_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"levels" jsonb NOT NULL,
	"maturity_owner" uuid,
	"maturity_model_id" uuid,
	"target_maturity" integer,
	"method" text NOT NULL,
	"parameters" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"adopted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"adopted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "adopted_standard_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "adopted_standard_once" UNIQUE("organisation_id","catalogue_owner","standard_id"),
	CONSTRAINT "adopted_standard_owner" CHECK ("adopted_standard"."catalogue_owner" in ("adopted_standard"."organisation_id", '00000000-0000-0000-0000-000000000000'::uuid)),
	CONSTRAINT "adopted_standard_maturity_owner" CHECK ("adopted_standard"."maturity_owner" in ("adopted_standard"."organisation_id", '00000000-0000-0000-0000-000000000000'::uuid)),
	CONSTRAINT "adopted_standard_method" CHECK ("adopted_standard"."method" in ('RESULT_SHARE', 'WEIGHTED', 'MATURITY', 'MATURITY_BY_GROUP')),
	CONSTRAINT "adopted_standard_target" CHECK ("adopted_standard"."target_maturity" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "control_link" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"own_control_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"standing" text NOT NULL,
	"asserted_by" uuid,
	"asserted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "control_link_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "control_link_once" UNIQUE("organisation_id","position_id","own_control_id"),
	CONSTRAINT "control_link_standing" CHECK ("control_link"."standing" in ('PROPOSED', 'CONFIRMED', 'TO_CONFIRM', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "control_position" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"adopted_standard_id" uuid NOT NULL,
	"catalogue_owner" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"control_id" uuid NOT NULL,
	"is_applicable" boolean DEFAULT true NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"justification" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"target" integer,
	"is_to_confirm" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"override_result" text,
	"override_maturity" integer,
	"override_reason" text DEFAULT '' NOT NULL,
	"override_until" date,
	"override_seen" text,
	"override_by" uuid,
	"override_at" timestamp with time zone,
	"cover_standing" text,
	"cover_by" uuid,
	"cover_of" integer DEFAULT 0 NOT NULL,
	"own_result" text DEFAULT 'NOT_ASSESSED' NOT NULL,
	"own_maturity" integer,
	"own_confidence" integer,
	"result" text DEFAULT 'NOT_ASSESSED' NOT NULL,
	"maturity" integer,
	"confidence" integer,
	"is_overridden" boolean DEFAULT false NOT NULL,
	"asks_again" boolean DEFAULT false NOT NULL,
	"derived_result" text DEFAULT 'NOT_ASSESSED' NOT NULL,
	"derived_maturity" integer,
	"derived_confidence" integer,
	"basis" text DEFAULT 'NOTHING' NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"proposal" text,
	"met" integer,
	"of" integer,
	"has_note" boolean DEFAULT false NOT NULL,
	"used_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "control_position_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "control_position_once" UNIQUE("organisation_id","adopted_standard_id","version_id","control_id"),
	CONSTRAINT "control_position_owner" CHECK ("control_position"."catalogue_owner" in ("control_position"."organisation_id", '00000000-0000-0000-0000-000000000000'::uuid)),
	CONSTRAINT "control_position_result" CHECK ("control_position"."result" in ('COMPLIANT', 'OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE')),
	CONSTRAINT "control_position_own_result" CHECK ("control_position"."own_result" in ('COMPLIANT', 'OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE')),
	CONSTRAINT "control_position_derived_result" CHECK ("control_position"."derived_result" in ('COMPLIANT', 'OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE')),
	CONSTRAINT "control_position_basis" CHECK ("control_position"."basis" in ('NOT_APPLICABLE', 'NEGATIVE', 'POSITIVE', 'COVER', 'NOTHING'))
);
--> statement-breakpoint
CREATE TABLE "cover_member" (
	"organisation_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"own_control_id" uuid NOT NULL,
	CONSTRAINT "cover_member_organisation_id_position_id_own_control_id_pk" PRIMARY KEY("organisation_id","position_id","own_control_id")
);
--> statement-breakpoint
CREATE TABLE "mapping_set_use" (
	"organisation_id" uuid NOT NULL,
	"catalogue_owner" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"use" text NOT NULL,
	CONSTRAINT "mapping_set_use_organisation_id_catalogue_owner_set_id_pk" PRIMARY KEY("organisation_id","catalogue_owner","set_id"),
	CONSTRAINT "mapping_set_use_owner" CHECK ("mapping_set_use"."catalogue_owner" in ("mapping_set_use"."organisation_id", '00000000-0000-0000-0000-000000000000'::uuid)),
	CONSTRAINT "mapping_set_use_value" CHECK ("mapping_set_use"."use" in ('DERIVE', 'PROPOSE', 'IGNORE'))
);
--> statement-breakpoint
CREATE TABLE "position_history" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"position_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" uuid,
	"result" text NOT NULL,
	"maturity" integer,
	"confidence" integer,
	"flags" text[] NOT NULL,
	"is_overridden" boolean NOT NULL,
	"is_applicable" boolean NOT NULL,
	"cause" text NOT NULL,
	CONSTRAINT "position_history_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"made_on" date,
	"covers_from" date,
	"covers_to" date,
	"cadence_months" integer,
	CONSTRAINT "evidence_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "evidence_covers" CHECK ((covers_from is null) = (covers_to is null) and covers_from <= covers_to)
);
--> statement-breakpoint
CREATE TABLE "evidence_own_control" (
	"organisation_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"own_control_id" uuid NOT NULL,
	CONSTRAINT "evidence_own_control_organisation_id_evidence_id_own_control_id_pk" PRIMARY KEY("organisation_id","evidence_id","own_control_id")
);
--> statement-breakpoint
CREATE TABLE "control_response" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"own_control_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" uuid,
	"result" text NOT NULL,
	"maturity" integer,
	"observation" text NOT NULL,
	"answers" jsonb NOT NULL,
	"merged_from" text,
	CONSTRAINT "control_response_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "own_control" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"implementation" text DEFAULT 'PLANNED' NOT NULL,
	"cadence_months" integer,
	"is_generated" boolean DEFAULT false NOT NULL,
	"result" text DEFAULT 'NOT_ASSESSED' NOT NULL,
	"maturity" integer,
	"observation" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"responded_at" timestamp with time zone,
	"responded_by" uuid,
	"confidence" integer DEFAULT 40 NOT NULL,
	CONSTRAINT "own_control_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "own_control_implementation" CHECK ("own_control"."implementation" in ('PLANNED', 'PARTLY_IMPLEMENTED', 'IMPLEMENTED', 'RETIRED')),
	CONSTRAINT "own_control_result" CHECK ("own_control"."result" in ('COMPLIANT', 'OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE'))
);
--> statement-breakpoint
ALTER TABLE "adopted_standard" ADD CONSTRAINT "adopted_standard_by" FOREIGN KEY ("organisation_id","adopted_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adopted_standard" ADD CONSTRAINT "adopted_standard_version" FOREIGN KEY ("catalogue_owner","version_id") REFERENCES "public"."standard_version"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adopted_standard" ADD CONSTRAINT "adopted_standard_maturity" FOREIGN KEY ("maturity_owner","maturity_model_id") REFERENCES "public"."maturity_model"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_link" ADD CONSTRAINT "control_link_position" FOREIGN KEY ("organisation_id","position_id") REFERENCES "public"."control_position"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_link" ADD CONSTRAINT "control_link_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_link" ADD CONSTRAINT "control_link_by" FOREIGN KEY ("organisation_id","asserted_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_position" ADD CONSTRAINT "control_position_standard" FOREIGN KEY ("organisation_id","adopted_standard_id") REFERENCES "public"."adopted_standard"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_position" ADD CONSTRAINT "control_position_control" FOREIGN KEY ("catalogue_owner","version_id","control_id") REFERENCES "public"."control"("owner_id","version_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_position" ADD CONSTRAINT "control_position_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_position" ADD CONSTRAINT "control_position_override_by" FOREIGN KEY ("organisation_id","override_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_position" ADD CONSTRAINT "control_position_cover_by" FOREIGN KEY ("organisation_id","cover_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_member" ADD CONSTRAINT "cover_member_position" FOREIGN KEY ("organisation_id","position_id") REFERENCES "public"."control_position"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_member" ADD CONSTRAINT "cover_member_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_history" ADD CONSTRAINT "position_history_position" FOREIGN KEY ("organisation_id","position_id") REFERENCES "public"."control_position"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_history" ADD CONSTRAINT "position_history_by" FOREIGN KEY ("organisation_id","by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_own_control" ADD CONSTRAINT "evidence_own_control_evidence" FOREIGN KEY ("organisation_id","evidence_id") REFERENCES "public"."evidence"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_own_control" ADD CONSTRAINT "evidence_own_control_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_response" ADD CONSTRAINT "control_response_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_response" ADD CONSTRAINT "control_response_by" FOREIGN KEY ("organisation_id","by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_control" ADD CONSTRAINT "own_control_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_control" ADD CONSTRAINT "own_control_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_control" ADD CONSTRAINT "own_control_responded_by_person" FOREIGN KEY ("organisation_id","responded_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "control_link_use" ON "control_link" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
CREATE INDEX "control_position_control" ON "control_position" USING btree ("organisation_id","catalogue_owner","version_id","control_id");--> statement-breakpoint
CREATE INDEX "cover_member_use" ON "cover_member" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
CREATE INDEX "position_history_of" ON "position_history" USING btree ("organisation_id","position_id","at");--> statement-breakpoint
CREATE INDEX "position_history_at" ON "position_history" USING btree ("organisation_id","at");--> statement-breakpoint
CREATE INDEX "evidence_owner" ON "evidence" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "evidence_made" ON "evidence" USING btree ("organisation_id","made_on","id");--> statement-breakpoint
CREATE INDEX "evidence_made_descending" ON "evidence" USING btree ("organisation_id","made_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "evidence_own_control_use" ON "evidence_own_control" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
CREATE INDEX "control_response_of" ON "control_response" USING btree ("organisation_id","own_control_id","at");--> statement-breakpoint
CREATE INDEX "own_control_owner" ON "own_control" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "own_control_implementation_rank" ON "own_control" USING btree ("organisation_id",array_position(array['PLANNED', 'PARTLY_IMPLEMENTED', 'IMPLEMENTED', 'RETIRED'], "implementation"),"id");--> statement-breakpoint
CREATE INDEX "own_control_result_rank" ON "own_control" USING btree ("organisation_id",array_position(array['COMPLIANT', 'OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE'], "result"),"id");--> statement-breakpoint
CREATE INDEX "own_control_responded_at" ON "own_control" USING btree ("organisation_id","responded_at","id");--> statement-breakpoint
CREATE INDEX "own_control_responded_at_descending" ON "own_control" USING btree ("organisation_id","responded_at" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "own_control_responded_by" ON "own_control" USING btree ("organisation_id","responded_by","id");--> statement-breakpoint
SELECT protect_tenant_table('public.adopted_standard', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.control_position', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.control_link', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.cover_member', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.mapping_set_use', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.position_history', 'SELECT, INSERT');
SELECT protect_tenant_table('public.own_control', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.control_response', 'SELECT, INSERT');
SELECT protect_tenant_table('public.evidence', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.evidence_own_control', 'SELECT, INSERT, DELETE');

--> statement-breakpoint
-- The model that comes with Attest. The owner of the tables writes its rows, which row-level security otherwise keeps from it too.
ALTER TABLE maturity_model NO FORCE ROW LEVEL SECURITY;
ALTER TABLE maturity_level NO FORCE ROW LEVEL SECURITY;
WITH added AS (
  INSERT INTO maturity_model (owner_id, title, description)
  VALUES ('00000000-0000-0000-0000-000000000000', 'Capability, 0 to 5', 'How well something is done, whatever the standard.')
  RETURNING owner_id, id
)
SELECT set_config('app.default_model', id::text, true) FROM added;
INSERT INTO maturity_level (owner_id, model_id, level, name, description)
SELECT '00000000-0000-0000-0000-000000000000', current_setting('app.default_model')::uuid, level, name, description
FROM (VALUES
  (0, 'Absent', 'Nothing is done, or it is not known whether anything is.'),
  (1, 'Ad hoc', 'Done when someone thinks of it. It depends on the person.'),
  (2, 'Repeatable', 'Done in a similar way each time. Little of it is written down.'),
  (3, 'Defined', 'Written down and assigned, and known to those who do it.'),
  (4, 'Measured', 'Measured against targets. Deviations lead to action.'),
  (5, 'Improving', 'Improved regularly by what was measured and learnt.')
) AS levels (level, name, description);
UPDATE maturity_model SET status = 'PUBLISHED', published_at = now()
  WHERE owner_id = '00000000-0000-0000-0000-000000000000' AND title = 'Capability, 0 to 5';
ALTER TABLE maturity_model FORCE ROW LEVEL SECURITY;
ALTER TABLE maturity_level FORCE ROW LEVEL SECURITY;
