CREATE TABLE "staff_duty" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"involvement" text NOT NULL,
	"record_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "staff_duty_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "staff_duty_involvement" CHECK ("staff_duty"."involvement" in ('RESPONSIBLE', 'ACCOUNTABLE', 'CONSULTED', 'INFORMED'))
);
--> statement-breakpoint
CREATE TABLE "staff_picture" (
	"organisation_id" uuid NOT NULL,
	"staff_member_id" uuid NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "staff_picture_organisation_id_staff_member_id_pk" PRIMARY KEY("organisation_id","staff_member_id")
);
--> statement-breakpoint
CREATE TABLE "staff_training" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"done_on" date,
	"valid_months" integer,
	"expires_on" date,
	"file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "staff_training_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "staff_training_kind" CHECK ("staff_training"."kind" in ('TRAINING', 'CERTIFICATE', 'COMPETENCE')),
	CONSTRAINT "staff_training_months" CHECK ("staff_training"."valid_months" between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "staff_duty" ADD CONSTRAINT "staff_duty_of_member" FOREIGN KEY ("organisation_id","staff_member_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_duty" ADD CONSTRAINT "staff_duty_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE set null ("record_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_picture" ADD CONSTRAINT "staff_picture_of_member" FOREIGN KEY ("organisation_id","staff_member_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_training" ADD CONSTRAINT "staff_training_of_member" FOREIGN KEY ("organisation_id","staff_member_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_training" ADD CONSTRAINT "staff_training_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."attachment"("organisation_id","id") ON DELETE set null ("file_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_duty_of" ON "staff_duty" USING btree ("organisation_id","staff_member_id");--> statement-breakpoint
CREATE INDEX "staff_duty_title" ON "staff_duty" USING btree ("organisation_id",lower("title"));--> statement-breakpoint
CREATE INDEX "staff_duty_record_use" ON "staff_duty" USING btree ("organisation_id","record_id");--> statement-breakpoint
CREATE INDEX "staff_training_of" ON "staff_training" USING btree ("organisation_id","staff_member_id","expires_on");--> statement-breakpoint
CREATE INDEX "staff_training_file_use" ON "staff_training" USING btree ("organisation_id","file_id");--> statement-breakpoint
CREATE INDEX "staff_training_expiry" ON "staff_training" USING btree ("organisation_id","expires_on","id");--> statement-breakpoint
CREATE INDEX "acknowledgement_request_person" ON "acknowledgement_request" USING btree ("organisation_id","email");--> statement-breakpoint
SELECT protect_tenant_table('public.staff_training', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.staff_duty', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.staff_picture', 'SELECT, INSERT, UPDATE, DELETE');
