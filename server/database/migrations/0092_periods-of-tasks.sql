ALTER TABLE "task_occurrence" DROP CONSTRAINT "task_occurrence_number";--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD COLUMN "covers_from" date;--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD COLUMN "evidence_id" uuid;--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD COLUMN "reopened_by_id" uuid;--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD CONSTRAINT "task_occurrence_reopened_by" FOREIGN KEY ("organisation_id","reopened_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD CONSTRAINT "task_occurrence_evidence" FOREIGN KEY ("organisation_id","evidence_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE set null ("evidence_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_occurrence_number" ON "task_occurrence" USING btree ("organisation_id","task_id","number") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "task_occurrence_of" ON "task_occurrence" USING btree ("organisation_id","task_id","number");--> statement-breakpoint
CREATE INDEX "task_occurrence_evidence_use" ON "task_occurrence" USING btree ("organisation_id","evidence_id");--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD CONSTRAINT "task_occurrence_reopened" CHECK (("task_occurrence"."reopened_at" is null) = ("task_occurrence"."reopened_by_id" is null));--> statement-breakpoint
GRANT UPDATE (reopened_at, reopened_by_id) ON task_occurrence TO attest_app;--> statement-breakpoint
-- The files of an occurrence that is done become those of its evidence, and are those of the task again once it is reopened.
GRANT UPDATE (record_id) ON attachment TO attest_app;
