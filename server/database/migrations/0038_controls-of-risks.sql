CREATE TABLE "risk_control" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"risk_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"owner_id" uuid,
	"effectiveness" text NOT NULL,
	"last_tested_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "risk_control_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_control_type" CHECK ("risk_control"."type" in ('PREVENTIVE', 'DETECTIVE', 'CORRECTIVE')),
	CONSTRAINT "risk_control_effectiveness" CHECK ("risk_control"."effectiveness" in ('EFFECTIVE', 'PARTLY_EFFECTIVE', 'INEFFECTIVE', 'NOT_TESTED'))
);
--> statement-breakpoint
ALTER TABLE "risk_control" ADD CONSTRAINT "risk_control_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_control" ADD CONSTRAINT "risk_control_owner" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_control_place" ON "risk_control" USING btree ("organisation_id","risk_id");--> statement-breakpoint
SELECT protect_tenant_table('public.risk_control', 'SELECT, INSERT, UPDATE');
