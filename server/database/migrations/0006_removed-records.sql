ALTER TABLE "information_asset" DROP CONSTRAINT "information_asset_record";
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_record";
--> statement-breakpoint
ALTER TABLE "risk" DROP CONSTRAINT "risk_record";
--> statement-breakpoint
ALTER TABLE "risk_asset_assignment" DROP CONSTRAINT "risk_asset_assignment_risk";
--> statement-breakpoint
ALTER TABLE "risk_asset_assignment" DROP CONSTRAINT "risk_asset_assignment_asset";
--> statement-breakpoint
ALTER TABLE "risk_category_assignment" DROP CONSTRAINT "risk_category_assignment_risk";
--> statement-breakpoint
ALTER TABLE "record" ADD COLUMN "removal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_record" FOREIGN KEY ("organisation_id","entity_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_asset_assignment" ADD CONSTRAINT "risk_asset_assignment_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_asset_assignment" ADD CONSTRAINT "risk_asset_assignment_asset" FOREIGN KEY ("organisation_id","asset_id") REFERENCES "public"."information_asset"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_category_assignment" ADD CONSTRAINT "risk_category_assignment_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_removed" ON "record" USING btree ("organisation_id","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
-- What was removed longer ago than it is kept is purged, one organisation at a time: `own_rows` still holds, and no live
-- record can be deleted, whatever the statement says. What belongs to a record goes by its foreign key.
GRANT DELETE ON record TO attest_app;
--> statement-breakpoint
CREATE POLICY only_removed ON record AS RESTRICTIVE FOR DELETE TO attest_app USING (deleted_at IS NOT NULL);
