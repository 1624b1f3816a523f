CREATE TABLE "run_zero_connection" (
	"organisation_id" uuid NOT NULL,
	"console_url" text NOT NULL,
	"sealed_token" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"last_pull" jsonb,
	CONSTRAINT "run_zero_connection_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "run_zero_connection" ADD CONSTRAINT "run_zero_connection_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_zero_connection" ADD CONSTRAINT "run_zero_connection_set_by" FOREIGN KEY ("organisation_id","set_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('public.run_zero_connection', 'SELECT, INSERT, UPDATE, DELETE');
