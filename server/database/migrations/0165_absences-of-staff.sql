CREATE TABLE "staff_absence" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"staff_member_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"deputy_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "staff_absence_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "staff_absence_days" CHECK ("staff_absence"."last_day" >= "staff_absence"."first_day")
);
--> statement-breakpoint
ALTER TABLE "staff_absence" ADD CONSTRAINT "staff_absence_of_member" FOREIGN KEY ("organisation_id","staff_member_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_absence" ADD CONSTRAINT "staff_absence_deputy" FOREIGN KEY ("organisation_id","deputy_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE set null ("deputy_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_absence_of" ON "staff_absence" USING btree ("organisation_id","staff_member_id","first_day");--> statement-breakpoint
CREATE INDEX "staff_absence_ends" ON "staff_absence" USING btree ("organisation_id","last_day");--> statement-breakpoint
CREATE INDEX "staff_absence_deputies" ON "staff_absence" USING btree ("organisation_id","deputy_id");
--> statement-breakpoint
SELECT protect_tenant_table('public.staff_absence', 'SELECT, INSERT, UPDATE');
