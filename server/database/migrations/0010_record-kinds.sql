-- A kind is a row, added at start (../record-kinds.ts): a CHECK would read every record again with each new register.

CREATE TABLE "record_kind" (
	"kind" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- No role is granted anything: a foreign key is checked in the name of the owner.
INSERT INTO record_kind VALUES ('risk'), ('informationAsset');
--> statement-breakpoint
ALTER TABLE "record" DROP CONSTRAINT "record_kind";
--> statement-breakpoint
-- Forced row-level security would hide every row from the owner, and so from the check of the new key.
ALTER TABLE "record" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "record" ADD CONSTRAINT "record_kind" FOREIGN KEY ("kind") REFERENCES "public"."record_kind"("kind") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Names and indexes as `recordTable` derives them: each index ends with the id.
ALTER TABLE "risk" RENAME CONSTRAINT "risk_identification_source_id" TO "risk_identification_source";
--> statement-breakpoint
DROP INDEX "risk_identification_source_use";--> statement-breakpoint
DROP INDEX "risk_inherent_likelihood_use";--> statement-breakpoint
DROP INDEX "risk_inherent_impact_use";--> statement-breakpoint
DROP INDEX "risk_current_likelihood_use";--> statement-breakpoint
DROP INDEX "risk_current_impact_use";--> statement-breakpoint
DROP INDEX "risk_residual_likelihood_use";--> statement-breakpoint
DROP INDEX "risk_residual_impact_use";--> statement-breakpoint
CREATE INDEX "risk_identification_source_use" ON "risk" USING btree ("organisation_id","identification_source_id","id");--> statement-breakpoint
CREATE INDEX "risk_inherent_likelihood_use" ON "risk" USING btree ("organisation_id","inherent_likelihood_id","id");--> statement-breakpoint
CREATE INDEX "risk_inherent_impact_use" ON "risk" USING btree ("organisation_id","inherent_impact_id","id");--> statement-breakpoint
CREATE INDEX "risk_current_likelihood_use" ON "risk" USING btree ("organisation_id","current_likelihood_id","id");--> statement-breakpoint
CREATE INDEX "risk_current_impact_use" ON "risk" USING btree ("organisation_id","current_impact_id","id");--> statement-breakpoint
CREATE INDEX "risk_residual_likelihood_use" ON "risk" USING btree ("organisation_id","residual_likelihood_id","id");--> statement-breakpoint
CREATE INDEX "risk_residual_impact_use" ON "risk" USING btree ("organisation_id","residual_impact_id","id");