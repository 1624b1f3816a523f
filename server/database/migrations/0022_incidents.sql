CREATE TABLE "incident" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type_id" uuid,
	"severity" text,
	"detection" text,
	"owner_id" uuid,
	"reporter_id" uuid,
	"occurred_at" timestamp with time zone,
	"detected_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"contained_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"parties_to_notify" text[] DEFAULT '{}' NOT NULL,
	"early_warning_at" timestamp with time zone,
	"regulator_notified_at" timestamp with time zone,
	"data_subjects_notified_at" timestamp with time zone,
	"final_report_at" timestamp with time zone,
	"impact" text DEFAULT '' NOT NULL,
	"immediate_mitigation" text DEFAULT '' NOT NULL,
	"root_cause" text DEFAULT '' NOT NULL,
	"corrective_actions" text DEFAULT '' NOT NULL,
	"lessons_learned" text DEFAULT '' NOT NULL,
	CONSTRAINT "incident_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "incident_severity" CHECK ("incident"."severity" in ('CRITICAL', 'MAJOR', 'MODERATE', 'MINOR', 'LOW')),
	CONSTRAINT "incident_detection" CHECK ("incident"."detection" in ('INTERNAL', 'EXTERNAL')),
	CONSTRAINT "incident_parties_to_notify" CHECK ("incident"."parties_to_notify" <@ array['AUTHORITY', 'DATA_SUBJECTS'])
);
--> statement-breakpoint
CREATE TABLE "incident_asset_assignment" (
	"organisation_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "incident_asset_assignment_organisation_id_incident_id_asset_id_pk" PRIMARY KEY("organisation_id","incident_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "incident_risk_assignment" (
	"organisation_id" uuid NOT NULL,
	"incident_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	CONSTRAINT "incident_risk_assignment_organisation_id_incident_id_risk_id_pk" PRIMARY KEY("organisation_id","incident_id","risk_id")
);
--> statement-breakpoint
CREATE TABLE "incident_type" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incident_type_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "incident_type_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_type" FOREIGN KEY ("organisation_id","type_id") REFERENCES "public"."incident_type"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_reporter_person" FOREIGN KEY ("organisation_id","reporter_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_asset_assignment" ADD CONSTRAINT "incident_asset_assignment_incident" FOREIGN KEY ("organisation_id","incident_id") REFERENCES "public"."incident"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_asset_assignment" ADD CONSTRAINT "incident_asset_assignment_asset" FOREIGN KEY ("organisation_id","asset_id") REFERENCES "public"."information_asset"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_risk_assignment" ADD CONSTRAINT "incident_risk_assignment_incident" FOREIGN KEY ("organisation_id","incident_id") REFERENCES "public"."incident"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_risk_assignment" ADD CONSTRAINT "incident_risk_assignment_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident_type" ADD CONSTRAINT "incident_type_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_type_use" ON "incident" USING btree ("organisation_id","type_id","id");--> statement-breakpoint
CREATE INDEX "incident_severity_rank" ON "incident" USING btree ("organisation_id",array_position(array['CRITICAL', 'MAJOR', 'MODERATE', 'MINOR', 'LOW'], "severity"),"id");--> statement-breakpoint
CREATE INDEX "incident_severity_rank_descending" ON "incident" USING btree ("organisation_id",array_position(array['CRITICAL', 'MAJOR', 'MODERATE', 'MINOR', 'LOW'], "severity") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "incident_owner" ON "incident" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "incident_reporter" ON "incident" USING btree ("organisation_id","reporter_id","id");--> statement-breakpoint
CREATE INDEX "incident_occurred_at" ON "incident" USING btree ("organisation_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "incident_occurred_at_descending" ON "incident" USING btree ("organisation_id","occurred_at" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "incident_detected_at" ON "incident" USING btree ("organisation_id","detected_at","id");--> statement-breakpoint
CREATE INDEX "incident_detected_at_descending" ON "incident" USING btree ("organisation_id","detected_at" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "incident_resolved_at" ON "incident" USING btree ("organisation_id","resolved_at","id");--> statement-breakpoint
CREATE INDEX "incident_resolved_at_descending" ON "incident" USING btree ("organisation_id","resolved_at" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "incident_asset_use" ON "incident_asset_assignment" USING btree ("organisation_id","asset_id");--> statement-breakpoint
CREATE INDEX "incident_risk_use" ON "incident_risk_assignment" USING btree ("organisation_id","risk_id");
--> statement-breakpoint
-- Rights
SELECT protect_tenant_table('public.incident_type', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.incident', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.incident_asset_assignment', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.incident_risk_assignment', 'SELECT, INSERT, DELETE');
