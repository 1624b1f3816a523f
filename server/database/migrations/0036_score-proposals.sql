CREATE TABLE "score_proposal" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"incident_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"proposed" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "score_proposal_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "score_proposal_status" CHECK ("score_proposal"."status" in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
	CONSTRAINT "score_proposal_decided" CHECK ((status = 'OPEN') = (decided_at is null))
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "risk_score_change" DROP CONSTRAINT "risk_score_change_cause";--> statement-breakpoint
ALTER TABLE "score_proposal" ADD CONSTRAINT "score_proposal_incident" FOREIGN KEY ("organisation_id","incident_id") REFERENCES "public"."incident"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_proposal" ADD CONSTRAINT "score_proposal_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_proposal" ADD CONSTRAINT "score_proposal_proposed_by" FOREIGN KEY ("organisation_id","proposed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_proposal" ADD CONSTRAINT "score_proposal_decided_by" FOREIGN KEY ("organisation_id","decided_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "score_proposal_open" ON "score_proposal" USING btree ("organisation_id","incident_id","risk_id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "score_proposal_of_incident" ON "score_proposal" USING btree ("organisation_id","incident_id","proposed_at");--> statement-breakpoint
CREATE INDEX "score_proposal_of_risk" ON "score_proposal" USING btree ("organisation_id","risk_id","proposed_at");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'scoreProposal', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'watched', 'acceptance', 'scoreProposal', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "risk_score_change" ADD CONSTRAINT "risk_score_change_cause" CHECK ("risk_score_change"."cause" in ('CREATED', 'EDITED', 'BULK_CHANGE', 'IMPORT', 'MATRIX_CHANGED', 'INCIDENT'));--> statement-breakpoint
SELECT protect_tenant_table('public.score_proposal', 'SELECT, INSERT, UPDATE');
