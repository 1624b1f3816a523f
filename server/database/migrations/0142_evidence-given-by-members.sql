-- Members who are asked for evidence add files to their request, as people with a link do: docs/decisions/235-evidence-given-by-members.md
ALTER TABLE "evidence_request" DROP CONSTRAINT "evidence_request_status";--> statement-breakpoint
ALTER TABLE "evidence_contact_file" ALTER COLUMN "contact_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_contact_file" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_request" ADD COLUMN "made_on" date;--> statement-breakpoint
ALTER TABLE "evidence_request" ADD COLUMN "covers_from" date;--> statement-breakpoint
ALTER TABLE "evidence_request" ADD COLUMN "covers_to" date;--> statement-breakpoint
ALTER TABLE "evidence_request" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence_contact_file" ADD CONSTRAINT "evidence_contact_file_request" FOREIGN KEY ("organisation_id","request_id") REFERENCES "public"."evidence_request"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_contact_file_for_request" ON "evidence_contact_file" USING btree ("organisation_id","request_id");--> statement-breakpoint
ALTER TABLE "evidence_contact_file" ADD CONSTRAINT "evidence_contact_file_for" CHECK (num_nonnulls(contact_id, request_id) = 1);--> statement-breakpoint
ALTER TABLE "evidence_request" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What was provided began a version at once, so it counts as accepted; why a request was returned was kept where the answer was.
UPDATE evidence_request SET status = 'ACCEPTED' WHERE status = 'PROVIDED';
UPDATE evidence_request SET reason = reply, reply = '' WHERE status IN ('OPEN', 'WITHDRAWN');
--> statement-breakpoint
ALTER TABLE "evidence_request" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT INSERT ON evidence_contact_file TO attest_app;
--> statement-breakpoint
ALTER TABLE "evidence_request" ADD CONSTRAINT "evidence_request_status" CHECK ("evidence_request"."status" in ('OPEN', 'PROVIDED', 'ACCEPTED', 'WITHDRAWN'));
