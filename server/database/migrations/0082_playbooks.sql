CREATE TABLE "playbook" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"incident_type_id" uuid,
	"tier_id" uuid,
	"items" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "playbook_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "playbook" ADD CONSTRAINT "playbook_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook" ADD CONSTRAINT "playbook_incident_type" FOREIGN KEY ("organisation_id","incident_type_id") REFERENCES "public"."incident_type"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbook" ADD CONSTRAINT "playbook_tier" FOREIGN KEY ("organisation_id","tier_id") REFERENCES "public"."assessment_tier"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playbook_incident_type_use" ON "playbook" USING btree ("organisation_id","incident_type_id");--> statement-breakpoint
CREATE INDEX "playbook_tier_use" ON "playbook" USING btree ("organisation_id","tier_id");--> statement-breakpoint
SELECT protect_tenant_table('public.playbook', 'SELECT, INSERT, UPDATE, DELETE');
