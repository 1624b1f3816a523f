CREATE TABLE "risk_acceptance" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"risk_id" uuid NOT NULL,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"newest" boolean DEFAULT true NOT NULL,
	"justification" text NOT NULL,
	"expires_on" date NOT NULL,
	"residual" jsonb NOT NULL,
	"residual_score" integer NOT NULL,
	"submitted_by" uuid NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approver_id" uuid NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"decision_reason" text DEFAULT '' NOT NULL,
	"known_incident_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"end_reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "risk_acceptance_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_acceptance_status" CHECK ("risk_acceptance"."status" in ('SUBMITTED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN', 'REVOKED', 'REOPENED')),
	CONSTRAINT "risk_acceptance_ended_because" CHECK ("risk_acceptance"."ended_because" in ('RESIDUAL_ROSE', 'INCIDENT', 'EXPIRED')),
	CONSTRAINT "risk_acceptance_decided_by_another" CHECK ("risk_acceptance"."decided_by" <> "risk_acceptance"."submitted_by")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification_setting" DROP CONSTRAINT "notification_setting_kind";--> statement-breakpoint
ALTER TABLE "risk_acceptance" ADD CONSTRAINT "risk_acceptance_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acceptance" ADD CONSTRAINT "risk_acceptance_submitted_by" FOREIGN KEY ("organisation_id","submitted_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acceptance" ADD CONSTRAINT "risk_acceptance_approver" FOREIGN KEY ("organisation_id","approver_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acceptance" ADD CONSTRAINT "risk_acceptance_decided_by" FOREIGN KEY ("organisation_id","decided_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_acceptance" ADD CONSTRAINT "risk_acceptance_ended_by" FOREIGN KEY ("organisation_id","ended_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "risk_acceptance_newest" ON "risk_acceptance" USING btree ("organisation_id","risk_id") WHERE newest;--> statement-breakpoint
CREATE INDEX "risk_acceptance_of_risk" ON "risk_acceptance" USING btree ("organisation_id","risk_id","submitted_at");--> statement-breakpoint
CREATE INDEX "risk_acceptance_accepted" ON "risk_acceptance" USING btree ("organisation_id","expires_on","id") WHERE status = 'ACCEPTED';--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'acceptance', 'dueSoon', 'overdue'));--> statement-breakpoint
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_kind" CHECK ("notification_setting"."kind" in ('assigned', 'updated', 'removed', 'restored', 'mention', 'acceptance', 'dueSoon', 'overdue'));--> statement-breakpoint
SELECT protect_tenant_table('public.risk_acceptance', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- Lists of risks are filtered by their acceptance, and remember totals until the list is revised.
CREATE TRIGGER acceptance_added AFTER INSERT ON risk_acceptance REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION revise_list('risk');
CREATE TRIGGER acceptance_changed AFTER UPDATE ON risk_acceptance REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION revise_list('risk');
