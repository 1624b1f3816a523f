CREATE TABLE "on_call" (
	"organisation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"minutes" integer NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "on_call_organisation_id_pk" PRIMARY KEY("organisation_id"),
	CONSTRAINT "on_call_minutes" CHECK ("on_call"."minutes" between 1 and 1440)
);
--> statement-breakpoint
CREATE TABLE "on_call_group" (
	"organisation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	CONSTRAINT "on_call_group_organisation_id_place_pk" PRIMARY KEY("organisation_id","place")
);
--> statement-breakpoint
CREATE TABLE "on_call_member" (
	"organisation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "on_call_member_organisation_id_place_person_id_pk" PRIMARY KEY("organisation_id","place","person_id")
);
--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "not_notified" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "taken_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "taken_over_by_id" uuid;--> statement-breakpoint
ALTER TABLE "on_call" ADD CONSTRAINT "on_call_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call" ADD CONSTRAINT "on_call_set_by" FOREIGN KEY ("organisation_id","set_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_group" ADD CONSTRAINT "on_call_group_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_member" ADD CONSTRAINT "on_call_member_group" FOREIGN KEY ("organisation_id","place") REFERENCES "public"."on_call_group"("organisation_id","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "on_call_member" ADD CONSTRAINT "on_call_member_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "on_call_member_of" ON "on_call_member" USING btree ("organisation_id","person_id");--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_taken_over_by_person" FOREIGN KEY ("organisation_id","taken_over_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_taken_over_by" ON "incident" USING btree ("organisation_id","taken_over_by_id","id");--> statement-breakpoint
CREATE INDEX "incident_duty_begun" ON "incident_duty" USING btree ("organisation_id","created_at");--> statement-breakpoint
SELECT protect_tenant_table('public.on_call', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.on_call_group', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.on_call_member', 'SELECT, INSERT, DELETE');
