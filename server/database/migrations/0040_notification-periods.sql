CREATE TABLE "notification_periods_version" (
	"organisation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"hours" jsonb NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_periods_version_organisation_id_number_pk" PRIMARY KEY("organisation_id","number")
);
--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "notification_hours" jsonb DEFAULT '{"earlyWarning":24,"regulator":72,"dataSubjects":72,"finalReport":720}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_periods_version" ADD CONSTRAINT "notification_periods_version_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_periods_version" ADD CONSTRAINT "notification_periods_version_set_by" FOREIGN KEY ("organisation_id","set_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('public.notification_periods_version', 'SELECT, INSERT');
