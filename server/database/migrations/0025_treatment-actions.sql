CREATE TABLE "treatment_action" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"risk_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"owner_id" uuid,
	"due_on" date,
	"effort_days" integer NOT NULL,
	"cost" integer NOT NULL,
	"progress" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "treatment_action_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "treatment_action_status" CHECK ("treatment_action"."status" in ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'ON_HOLD', 'CANCELLED')),
	CONSTRAINT "treatment_action_progress" CHECK ("treatment_action"."progress" between 0 and 100),
	CONSTRAINT "treatment_action_figures" CHECK ("treatment_action"."effort_days" >= 0 and "treatment_action"."cost" >= 0)
);
--> statement-breakpoint
ALTER TABLE "treatment_action" ADD CONSTRAINT "treatment_action_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "treatment_action" ADD CONSTRAINT "treatment_action_owner" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "treatment_action_place" ON "treatment_action" USING btree ("organisation_id","risk_id","position");--> statement-breakpoint
CREATE INDEX "treatment_action_due" ON "treatment_action" USING btree ("organisation_id","due_on","id");--> statement-breakpoint
SELECT protect_tenant_table('public.treatment_action', 'SELECT, INSERT, UPDATE');
