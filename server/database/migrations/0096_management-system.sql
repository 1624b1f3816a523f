CREATE TABLE "audit" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text DEFAULT 'INTERNAL' NOT NULL,
	"objective" text DEFAULT '' NOT NULL,
	"criteria" text DEFAULT '' NOT NULL,
	"adopted_standard_id" uuid,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"owner_id" uuid,
	"external_auditors" text DEFAULT '' NOT NULL,
	"planned_from" date,
	"planned_to" date,
	"assessment_id" uuid,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"started_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"reported_by_id" uuid,
	"conclusion" text DEFAULT '' NOT NULL,
	"independence" text DEFAULT '' NOT NULL,
	"cancelled_because" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "audit_kind" CHECK ("audit"."kind" in ('INTERNAL', 'SECOND_PARTY', 'CERTIFICATION')),
	CONSTRAINT "audit_status" CHECK ("audit"."status" in ('PLANNED', 'IN_PROGRESS', 'REPORTED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "audit_auditor" (
	"organisation_id" uuid NOT NULL,
	"audit_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "audit_auditor_organisation_id_audit_id_person_id_pk" PRIMARY KEY("organisation_id","audit_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "management_review" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"held_on" date,
	"owner_id" uuid,
	"other_participants" text DEFAULT '' NOT NULL,
	"previous_actions" text DEFAULT '' NOT NULL,
	"changed_issues" text DEFAULT '' NOT NULL,
	"changed_expectations" text DEFAULT '' NOT NULL,
	"performance" text DEFAULT '' NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"risks" text DEFAULT '' NOT NULL,
	"opportunities" text DEFAULT '' NOT NULL,
	"decisions" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by_id" uuid,
	CONSTRAINT "management_review_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "management_review_status" CHECK ("management_review"."status" in ('PLANNED', 'HELD', 'APPROVED'))
);
--> statement-breakpoint
CREATE TABLE "management_review_facts" (
	"organisation_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"frozen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "management_review_facts_organisation_id_review_id_pk" PRIMARY KEY("organisation_id","review_id")
);
--> statement-breakpoint
CREATE TABLE "management_review_participant" (
	"organisation_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "management_review_participant_organisation_id_review_id_person_id_pk" PRIMARY KEY("organisation_id","review_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "objective" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"resources" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"measure" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"direction" text DEFAULT 'AT_LEAST' NOT NULL,
	"baseline" double precision,
	"target" double precision,
	"every_months" integer,
	"stage" text DEFAULT 'ACTIVE' NOT NULL,
	"due_on" date,
	"latest_value" double precision,
	"latest_on" date,
	"next_reading_on" date,
	CONSTRAINT "objective_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "objective_direction" CHECK ("objective"."direction" in ('AT_LEAST', 'AT_MOST')),
	CONSTRAINT "objective_stage" CHECK ("objective"."stage" in ('ACTIVE', 'ACHIEVED', 'DROPPED'))
);
--> statement-breakpoint
CREATE TABLE "objective_reading" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"objective_id" uuid NOT NULL,
	"title" text NOT NULL,
	"taken_on" date NOT NULL,
	"value" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "objective_reading_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_adopted_standard" FOREIGN KEY ("organisation_id","adopted_standard_id") REFERENCES "public"."adopted_standard"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."compliance_assessment"("organisation_id","id") ON DELETE set null ("assessment_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_reported_by_person" FOREIGN KEY ("organisation_id","reported_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_auditor" ADD CONSTRAINT "audit_auditor_audit" FOREIGN KEY ("organisation_id","audit_id") REFERENCES "public"."audit"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_auditor" ADD CONSTRAINT "audit_auditor_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "management_review" ADD CONSTRAINT "management_review_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "management_review" ADD CONSTRAINT "management_review_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "management_review" ADD CONSTRAINT "management_review_approved_by_person" FOREIGN KEY ("organisation_id","approved_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "management_review_facts" ADD CONSTRAINT "management_review_facts_review" FOREIGN KEY ("organisation_id","review_id") REFERENCES "public"."management_review"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "management_review_participant" ADD CONSTRAINT "management_review_participant_review" FOREIGN KEY ("organisation_id","review_id") REFERENCES "public"."management_review"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "management_review_participant" ADD CONSTRAINT "management_review_participant_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective" ADD CONSTRAINT "objective_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective" ADD CONSTRAINT "objective_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objective_reading" ADD CONSTRAINT "objective_reading_objective" FOREIGN KEY ("organisation_id","objective_id") REFERENCES "public"."objective"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_adopted_standard_use" ON "audit" USING btree ("organisation_id","adopted_standard_id","id");--> statement-breakpoint
CREATE INDEX "audit_owner" ON "audit" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "audit_planned_from" ON "audit" USING btree ("organisation_id","planned_from","id");--> statement-breakpoint
CREATE INDEX "audit_planned_from_descending" ON "audit" USING btree ("organisation_id","planned_from" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_planned_to" ON "audit" USING btree ("organisation_id","planned_to","id");--> statement-breakpoint
CREATE INDEX "audit_planned_to_descending" ON "audit" USING btree ("organisation_id","planned_to" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "audit_assessment_use" ON "audit" USING btree ("organisation_id","assessment_id","id");--> statement-breakpoint
CREATE INDEX "audit_status_rank" ON "audit" USING btree ("organisation_id",array_position(array['PLANNED', 'IN_PROGRESS', 'REPORTED', 'CANCELLED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "audit_reported_by" ON "audit" USING btree ("organisation_id","reported_by_id","id");--> statement-breakpoint
CREATE INDEX "audit_auditor_use" ON "audit_auditor" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "management_review_held" ON "management_review" USING btree ("organisation_id","held_on","id");--> statement-breakpoint
CREATE INDEX "management_review_held_descending" ON "management_review" USING btree ("organisation_id","held_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "management_review_owner" ON "management_review" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "management_review_status_rank" ON "management_review" USING btree ("organisation_id",array_position(array['PLANNED', 'HELD', 'APPROVED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "management_review_approved_by" ON "management_review" USING btree ("organisation_id","approved_by_id","id");--> statement-breakpoint
CREATE INDEX "management_review_participant_use" ON "management_review_participant" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "objective_owner" ON "objective" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "objective_due" ON "objective" USING btree ("organisation_id","due_on","id");--> statement-breakpoint
CREATE INDEX "objective_due_descending" ON "objective" USING btree ("organisation_id","due_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "objective_next_reading" ON "objective" USING btree ("organisation_id","next_reading_on","id");--> statement-breakpoint
CREATE INDEX "objective_next_reading_descending" ON "objective" USING btree ("organisation_id","next_reading_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "objective_reading_of" ON "objective_reading" USING btree ("organisation_id","objective_id","taken_on");--> statement-breakpoint
SELECT protect_tenant_table('public.objective', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.objective_reading', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.audit', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.audit_auditor', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.management_review', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.management_review_participant', 'SELECT, INSERT, DELETE');
-- What a review was held with is written once; only reopening it takes that back.
SELECT protect_tenant_table('public.management_review_facts', 'SELECT, INSERT, DELETE');
