ALTER TABLE "evidence" ADD COLUMN "covered_until" date GENERATED ALWAYS AS (coalesce(covers_to, case when cadence_months is null then made_on
        else (made_on + make_interval(months => cadence_months) - interval '1 day')::date end)) STORED;--> statement-breakpoint
ALTER TABLE "risk_control" ADD COLUMN "own_control_id" uuid;--> statement-breakpoint
ALTER TABLE "risk_control" ADD CONSTRAINT "risk_control_own_control" FOREIGN KEY ("organisation_id","own_control_id") REFERENCES "public"."own_control"("organisation_id","id") ON DELETE set null ("own_control_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_covered_until" ON "evidence" USING btree ("organisation_id","covered_until","id");--> statement-breakpoint
CREATE INDEX "evidence_covered_until_descending" ON "evidence" USING btree ("organisation_id","covered_until" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "risk_control_own_control" ON "risk_control" USING btree ("organisation_id","own_control_id");--> statement-breakpoint
ALTER TABLE "risk_acceptance" DROP CONSTRAINT "risk_acceptance_ended_because";--> statement-breakpoint
ALTER TABLE "risk_acceptance" ADD CONSTRAINT "risk_acceptance_ended_because" CHECK ("risk_acceptance"."ended_because" in ('RESIDUAL_ROSE', 'INCIDENT', 'CONTROL_FAILED', 'EXPIRED'));