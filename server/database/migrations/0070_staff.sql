CREATE TABLE "staff_member" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"manager_id" uuid,
	"deputy_id" uuid,
	"account_id" uuid,
	"responsibilities" text DEFAULT '' NOT NULL,
	"authorities" text DEFAULT '' NOT NULL,
	"required_competence" text DEFAULT '' NOT NULL,
	"competence" text DEFAULT '' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"status" text DEFAULT 'PENDING' NOT NULL,
	CONSTRAINT "staff_member_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "staff_member_status" CHECK ("staff_member"."status" in ('PENDING', 'ACTIVE', 'DEACTIVATED'))
);
--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_account_person" FOREIGN KEY ("organisation_id","account_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_manager" FOREIGN KEY ("organisation_id","manager_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE set null ("manager_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_deputy" FOREIGN KEY ("organisation_id","deputy_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE set null ("deputy_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_member_account" ON "staff_member" USING btree ("organisation_id","account_id","id");--> statement-breakpoint
CREATE INDEX "staff_member_starts" ON "staff_member" USING btree ("organisation_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "staff_member_starts_descending" ON "staff_member" USING btree ("organisation_id","starts_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "staff_member_ends" ON "staff_member" USING btree ("organisation_id","ends_on","id");--> statement-breakpoint
CREATE INDEX "staff_member_ends_descending" ON "staff_member" USING btree ("organisation_id","ends_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "staff_member_status_rank" ON "staff_member" USING btree ("organisation_id",array_position(array['PENDING', 'ACTIVE', 'DEACTIVATED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "staff_member_reports" ON "staff_member" USING btree ("organisation_id","manager_id");--> statement-breakpoint
CREATE INDEX "staff_member_deputies" ON "staff_member" USING btree ("organisation_id","deputy_id");--> statement-breakpoint
SELECT protect_tenant_table('public.staff_member', 'SELECT, INSERT, UPDATE');
