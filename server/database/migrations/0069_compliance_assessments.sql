CREATE TABLE "assessment_closing" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" uuid,
	"conclusion" text NOT NULL,
	"method" text NOT NULL,
	"score" jsonb NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "assessment_closing_organisation_id_assessment_id_number_pk" PRIMARY KEY("organisation_id","assessment_id","number"),
	CONSTRAINT "assessment_closing_method" CHECK ("assessment_closing"."method" in ('RESULT_SHARE', 'WEIGHTED', 'MATURITY', 'MATURITY_BY_GROUP'))
);
--> statement-breakpoint
CREATE TABLE "assessment_item" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"result" text,
	"maturity" integer,
	"observation" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"judged_by" uuid,
	"judged_at" timestamp with time zone,
	"delegate_id" uuid,
	"delegate_due" date,
	"delegate_note" text DEFAULT '' NOT NULL,
	"delegated_by" uuid,
	"delegated_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "assessment_item_organisation_id_assessment_id_position_id_pk" PRIMARY KEY("organisation_id","assessment_id","position_id"),
	CONSTRAINT "assessment_item_result" CHECK ("assessment_item"."result" in ('COMPLIANT', 'OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE')),
	CONSTRAINT "assessment_item_maturity" CHECK ("assessment_item"."maturity" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "assessment_log" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"position_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" uuid,
	"field" text NOT NULL,
	"old" text,
	"new" text,
	CONSTRAINT "assessment_log_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "closed_item" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"position_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"ref" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_sha256" text NOT NULL,
	"result" text NOT NULL,
	"basis" text NOT NULL,
	"is_judged" boolean NOT NULL,
	"maturity" integer,
	"confidence" integer,
	"observation" text NOT NULL,
	"reason" text NOT NULL,
	"assessor_id" uuid,
	"sources" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	CONSTRAINT "closed_item_organisation_id_assessment_id_number_position_id_pk" PRIMARY KEY("organisation_id","assessment_id","number","position_id"),
	CONSTRAINT "closed_item_result" CHECK ("closed_item"."result" in ('COMPLIANT', 'OFI', 'MINOR_NON_CONFORMITY', 'MAJOR_NON_CONFORMITY', 'NOT_ASSESSED', 'NON_APPLICABLE')),
	CONSTRAINT "closed_item_basis" CHECK ("closed_item"."basis" in ('NOT_APPLICABLE', 'NEGATIVE', 'POSITIVE', 'COVER', 'NOTHING'))
);
--> statement-breakpoint
CREATE TABLE "compliance_assessment" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text DEFAULT 'SELF' NOT NULL,
	"adopted_standard_id" uuid,
	"levels" text[] DEFAULT '{}' NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"period_from" date,
	"period_to" date,
	"method" text,
	"owner_id" uuid,
	"due_on" date,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"started_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by_id" uuid,
	"conclusion" text DEFAULT '' NOT NULL,
	"closings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "compliance_assessment_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "compliance_assessment_kind" CHECK ("compliance_assessment"."kind" in ('SELF', 'INTERNAL', 'EXTERNAL')),
	CONSTRAINT "compliance_assessment_method" CHECK ("compliance_assessment"."method" in ('RESULT_SHARE', 'WEIGHTED', 'MATURITY', 'MATURITY_BY_GROUP')),
	CONSTRAINT "compliance_assessment_status" CHECK ("compliance_assessment"."status" in ('PLANNED', 'IN_PROGRESS', 'IN_REVIEW', 'CLOSED', 'ABANDONED'))
);
--> statement-breakpoint
CREATE TABLE "compliance_assessor" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "compliance_assessor_organisation_id_assessment_id_person_id_pk" PRIMARY KEY("organisation_id","assessment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "compliance_reviewer" (
	"organisation_id" uuid NOT NULL,
	"assessment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "compliance_reviewer_organisation_id_assessment_id_person_id_pk" PRIMARY KEY("organisation_id","assessment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "finding" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text DEFAULT 'MINOR' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"due_on" date,
	"assessment_id" uuid,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"archived_at" timestamp with time zone,
	"archived_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "finding_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "finding_kind" CHECK ("finding"."kind" in ('MAJOR', 'MINOR', 'OFI')),
	CONSTRAINT "finding_status" CHECK ("finding"."status" in ('OPEN', 'IN_PROGRESS', 'CLOSED', 'RISK_ACCEPTED'))
);
--> statement-breakpoint
CREATE TABLE "finding_position" (
	"organisation_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	CONSTRAINT "finding_position_organisation_id_finding_id_position_id_pk" PRIMARY KEY("organisation_id","finding_id","position_id")
);
--> statement-breakpoint
ALTER TABLE "assessment_closing" ADD CONSTRAINT "assessment_closing_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."compliance_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_closing" ADD CONSTRAINT "assessment_closing_by" FOREIGN KEY ("organisation_id","closed_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."compliance_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_position" FOREIGN KEY ("organisation_id","position_id") REFERENCES "public"."control_position"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_judged_by" FOREIGN KEY ("organisation_id","judged_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_delegate" FOREIGN KEY ("organisation_id","delegate_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_item" ADD CONSTRAINT "assessment_item_delegated_by" FOREIGN KEY ("organisation_id","delegated_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_log" ADD CONSTRAINT "assessment_log_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."compliance_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_log" ADD CONSTRAINT "assessment_log_position" FOREIGN KEY ("organisation_id","position_id") REFERENCES "public"."control_position"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_log" ADD CONSTRAINT "assessment_log_by" FOREIGN KEY ("organisation_id","by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_item" ADD CONSTRAINT "closed_item_closing" FOREIGN KEY ("organisation_id","assessment_id","number") REFERENCES "public"."assessment_closing"("organisation_id","assessment_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_item" ADD CONSTRAINT "closed_item_assessor" FOREIGN KEY ("organisation_id","assessor_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_adopted_standard" FOREIGN KEY ("organisation_id","adopted_standard_id") REFERENCES "public"."adopted_standard"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessment" ADD CONSTRAINT "compliance_assessment_closed_by_person" FOREIGN KEY ("organisation_id","closed_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessor" ADD CONSTRAINT "compliance_assessor_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."compliance_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_assessor" ADD CONSTRAINT "compliance_assessor_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_reviewer" ADD CONSTRAINT "compliance_reviewer_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."compliance_assessment"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_reviewer" ADD CONSTRAINT "compliance_reviewer_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_assessment" FOREIGN KEY ("organisation_id","assessment_id") REFERENCES "public"."compliance_assessment"("organisation_id","id") ON DELETE set null ("assessment_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_position" ADD CONSTRAINT "finding_position_finding" FOREIGN KEY ("organisation_id","finding_id") REFERENCES "public"."finding"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_position" ADD CONSTRAINT "finding_position_position" FOREIGN KEY ("organisation_id","position_id") REFERENCES "public"."control_position"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_item_use" ON "assessment_item" USING btree ("organisation_id","position_id");--> statement-breakpoint
CREATE INDEX "assessment_log_of" ON "assessment_log" USING btree ("organisation_id","assessment_id","at");--> statement-breakpoint
CREATE INDEX "compliance_assessment_adopted_standard_use" ON "compliance_assessment" USING btree ("organisation_id","adopted_standard_id","id");--> statement-breakpoint
CREATE INDEX "compliance_assessment_period_from" ON "compliance_assessment" USING btree ("organisation_id","period_from","id");--> statement-breakpoint
CREATE INDEX "compliance_assessment_period_from_descending" ON "compliance_assessment" USING btree ("organisation_id","period_from" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "compliance_assessment_owner" ON "compliance_assessment" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "compliance_assessment_due" ON "compliance_assessment" USING btree ("organisation_id","due_on","id");--> statement-breakpoint
CREATE INDEX "compliance_assessment_due_descending" ON "compliance_assessment" USING btree ("organisation_id","due_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "compliance_assessment_status_rank" ON "compliance_assessment" USING btree ("organisation_id",array_position(array['PLANNED', 'IN_PROGRESS', 'IN_REVIEW', 'CLOSED', 'ABANDONED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "compliance_assessment_closed_by" ON "compliance_assessment" USING btree ("organisation_id","closed_by_id","id");--> statement-breakpoint
CREATE INDEX "compliance_assessor_use" ON "compliance_assessor" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "compliance_reviewer_use" ON "compliance_reviewer" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "finding_kind_rank" ON "finding" USING btree ("organisation_id",array_position(array['MAJOR', 'MINOR', 'OFI'], "kind"),"id");--> statement-breakpoint
CREATE INDEX "finding_owner" ON "finding" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "finding_due" ON "finding" USING btree ("organisation_id","due_on","id");--> statement-breakpoint
CREATE INDEX "finding_due_descending" ON "finding" USING btree ("organisation_id","due_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "finding_assessment_use" ON "finding" USING btree ("organisation_id","assessment_id","id");--> statement-breakpoint
CREATE INDEX "finding_status_rank" ON "finding" USING btree ("organisation_id",array_position(array['OPEN', 'IN_PROGRESS', 'CLOSED', 'RISK_ACCEPTED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "finding_position_use" ON "finding_position" USING btree ("organisation_id","position_id");
--> statement-breakpoint
SELECT protect_tenant_table('public.compliance_assessment', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.compliance_assessor', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.compliance_reviewer', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.assessment_item', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.assessment_log', 'SELECT, INSERT');
SELECT protect_tenant_table('public.assessment_closing', 'SELECT, INSERT');
SELECT protect_tenant_table('public.closed_item', 'SELECT, INSERT');
SELECT protect_tenant_table('public.finding', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.finding_position', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
-- What an assessment was closed with never changes. It goes only with its assessment, once that has been
-- removed for good.
CREATE FUNCTION keep_closing() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (
    SELECT FROM public.record WHERE organisation_id = OLD.organisation_id AND id = OLD.assessment_id
  ) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'What an assessment was closed with cannot be changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_closing FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER keep_closing BEFORE UPDATE OR DELETE ON assessment_closing FOR EACH ROW EXECUTE FUNCTION keep_closing();
CREATE TRIGGER keep_closed_item BEFORE UPDATE OR DELETE ON closed_item FOR EACH ROW EXECUTE FUNCTION keep_closing();
