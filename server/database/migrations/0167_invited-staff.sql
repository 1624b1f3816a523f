ALTER TABLE "invitation" ADD COLUMN "staff_member_id" uuid;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_staff_member" FOREIGN KEY ("organisation_id","staff_member_id") REFERENCES "public"."staff_member"("organisation_id","id") ON DELETE set null ("staff_member_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_of_staff" ON "invitation" USING btree ("organisation_id","staff_member_id");
