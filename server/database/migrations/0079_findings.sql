CREATE TABLE "evidence_request" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"evidence_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_on" date,
	"note" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "evidence_request_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "evidence_request_status" CHECK ("evidence_request"."status" in ('OPEN', 'PROVIDED', 'WITHDRAWN'))
);
--> statement-breakpoint
CREATE TABLE "evidence_version" (
	"organisation_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"made_on" date,
	"covers_from" date,
	"covers_to" date,
	"cadence_months" integer,
	"files" jsonb NOT NULL,
	"note" text NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_by" uuid,
	CONSTRAINT "evidence_version_organisation_id_evidence_id_number_pk" PRIMARY KEY("organisation_id","evidence_id","number")
);
--> statement-breakpoint
CREATE TABLE "affected_area" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affected_area_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "affected_area_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "corrective_action" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"finding_id" uuid NOT NULL,
	"title" text NOT NULL,
	"type" text,
	"owner_id" uuid,
	"due_on" date,
	"status_id" uuid,
	"done_on" date,
	"done_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "corrective_action_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "corrective_action_type" CHECK ("corrective_action"."type" in ('CORRECTIVE_ACTION', 'IMPROVEMENT', 'TREATMENT')),
	CONSTRAINT "corrective_action_done" CHECK ((done_on is null) = (done_by_id is null))
);
--> statement-breakpoint
CREATE TABLE "finding_action_status" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "finding_action_status_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "finding_action_status_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "finding_evidence" (
	"organisation_id" uuid NOT NULL,
	"finding_id" uuid NOT NULL,
	"evidence_id" uuid NOT NULL,
	CONSTRAINT "finding_evidence_organisation_id_finding_id_evidence_id_pk" PRIMARY KEY("organisation_id","finding_id","evidence_id")
);
--> statement-breakpoint
CREATE TABLE "finding_importance" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_importance_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "finding_importance_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "finding_source" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finding_source_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "finding_source_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "root_identification" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "root_identification_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "root_identification_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "verifier_id" uuid;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "raised_on" date;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "identification_source_id" uuid;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "root_identification_id" uuid;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "affected_area_id" uuid;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "importance_id" uuid;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "root_cause" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "correction" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "closed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "declined_because" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "failed_checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "finding" ADD COLUMN "accepted_risk_id" uuid;--> statement-breakpoint
ALTER TABLE "evidence_request" ADD CONSTRAINT "evidence_request_evidence" FOREIGN KEY ("organisation_id","evidence_id") REFERENCES "public"."evidence"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_request" ADD CONSTRAINT "evidence_request_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_request" ADD CONSTRAINT "evidence_request_asked_by" FOREIGN KEY ("organisation_id","asked_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_version" ADD CONSTRAINT "evidence_version_evidence" FOREIGN KEY ("organisation_id","evidence_id") REFERENCES "public"."evidence"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_version" ADD CONSTRAINT "evidence_version_replaced_by" FOREIGN KEY ("organisation_id","replaced_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affected_area" ADD CONSTRAINT "affected_area_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrective_action" ADD CONSTRAINT "corrective_action_finding" FOREIGN KEY ("organisation_id","finding_id") REFERENCES "public"."finding"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrective_action" ADD CONSTRAINT "corrective_action_owner" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrective_action" ADD CONSTRAINT "corrective_action_done_by" FOREIGN KEY ("organisation_id","done_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrective_action" ADD CONSTRAINT "corrective_action_status" FOREIGN KEY ("organisation_id","status_id") REFERENCES "public"."finding_action_status"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_action_status" ADD CONSTRAINT "finding_action_status_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_evidence" ADD CONSTRAINT "finding_evidence_finding" FOREIGN KEY ("organisation_id","finding_id") REFERENCES "public"."finding"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_evidence" ADD CONSTRAINT "finding_evidence_evidence" FOREIGN KEY ("organisation_id","evidence_id") REFERENCES "public"."evidence"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_importance" ADD CONSTRAINT "finding_importance_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_source" ADD CONSTRAINT "finding_source_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "root_identification" ADD CONSTRAINT "root_identification_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_request_of" ON "evidence_request" USING btree ("organisation_id","evidence_id","asked_at");--> statement-breakpoint
CREATE INDEX "evidence_request_for" ON "evidence_request" USING btree ("organisation_id","person_id","status");--> statement-breakpoint
CREATE INDEX "corrective_action_of" ON "corrective_action" USING btree ("organisation_id","finding_id","created_at");--> statement-breakpoint
CREATE INDEX "corrective_action_due" ON "corrective_action" USING btree ("organisation_id","due_on","id");--> statement-breakpoint
CREATE INDEX "corrective_action_status_use" ON "corrective_action" USING btree ("organisation_id","status_id");--> statement-breakpoint
CREATE INDEX "finding_evidence_use" ON "finding_evidence" USING btree ("organisation_id","evidence_id");--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_verifier_person" FOREIGN KEY ("organisation_id","verifier_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_identification_source" FOREIGN KEY ("organisation_id","identification_source_id") REFERENCES "public"."finding_source"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_root_identification" FOREIGN KEY ("organisation_id","root_identification_id") REFERENCES "public"."root_identification"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_affected_area" FOREIGN KEY ("organisation_id","affected_area_id") REFERENCES "public"."affected_area"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_importance" FOREIGN KEY ("organisation_id","importance_id") REFERENCES "public"."finding_importance"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_closed_by_person" FOREIGN KEY ("organisation_id","closed_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding" ADD CONSTRAINT "finding_accepted_risk" FOREIGN KEY ("organisation_id","accepted_risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE set null ("accepted_risk_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_verifier" ON "finding" USING btree ("organisation_id","verifier_id","id");--> statement-breakpoint
CREATE INDEX "finding_raised" ON "finding" USING btree ("organisation_id","raised_on","id");--> statement-breakpoint
CREATE INDEX "finding_raised_descending" ON "finding" USING btree ("organisation_id","raised_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "finding_identification_source_use" ON "finding" USING btree ("organisation_id","identification_source_id","id");--> statement-breakpoint
CREATE INDEX "finding_root_identification_use" ON "finding" USING btree ("organisation_id","root_identification_id","id");--> statement-breakpoint
CREATE INDEX "finding_affected_area_use" ON "finding" USING btree ("organisation_id","affected_area_id","id");--> statement-breakpoint
CREATE INDEX "finding_importance_use" ON "finding" USING btree ("organisation_id","importance_id","id");--> statement-breakpoint
CREATE INDEX "finding_closed_by" ON "finding" USING btree ("organisation_id","closed_by_id","id");--> statement-breakpoint
CREATE INDEX "finding_accepted_risk_use" ON "finding" USING btree ("organisation_id","accepted_risk_id","id");--> statement-breakpoint
-- Organisations that exist already start with the same entries as new ones.
INSERT INTO finding_source (organisation_id, name, description, position)
SELECT organisation.id, entry.name, entry.description, entry.position FROM organisation, (VALUES
  ('Internal audit', 'A finding of the organisation’s own auditors.', 0),
  ('External audit', 'A finding of a certification body, a customer or a regulator.', 1),
  ('Self-assessment', 'Found by those who do the work.', 2),
  ('Incident', 'Learned from an incident.', 3),
  ('Supplier assessment', 'Found while a supplier was assessed.', 4),
  ('Management review', 'Raised by top management.', 5),
  ('Staff report', 'Reported by a member of staff.', 6)) AS entry (name, description, position);
INSERT INTO root_identification (organisation_id, name, description, position)
SELECT organisation.id, entry.name, entry.description, entry.position FROM organisation, (VALUES
  ('Five whys', 'Asked why until the cause was found.', 0),
  ('Cause and effect diagram', 'Causes grouped by people, method, machine and environment.', 1),
  ('Fault tree', 'Events traced back by their logic.', 2),
  ('Interviews', 'Those concerned were asked.', 3),
  ('Evident', 'The cause needs no analysis.', 4)) AS entry (name, description, position);
INSERT INTO affected_area (organisation_id, name, description, position)
SELECT organisation.id, entry.name, entry.description, entry.position FROM organisation, (VALUES
  ('Policy and documentation', 'What is written down.', 0),
  ('Process', 'How work is done.', 1),
  ('Technology', 'Systems and their configuration.', 2),
  ('People', 'Competence and awareness.', 3),
  ('Site', 'Buildings and rooms.', 4),
  ('Supplier', 'What others do for the organisation.', 5)) AS entry (name, description, position);
INSERT INTO finding_importance (organisation_id, name, description, position)
SELECT organisation.id, entry.name, entry.description, entry.position FROM organisation, (VALUES
  ('Critical', 'To be dealt with before anything else.', 0),
  ('High', 'To be dealt with soon.', 1),
  ('Medium', 'To be dealt with as planned.', 2),
  ('Low', 'To be dealt with when there is time.', 3)) AS entry (name, description, position);
INSERT INTO finding_action_status (organisation_id, name, description, position, is_done)
SELECT organisation.id, entry.name, entry.description, entry.position, entry.is_done FROM organisation, (VALUES
  ('Planned', 'Not begun.', 0, false),
  ('In progress', 'Being carried out.', 1, false),
  ('On hold', 'Waits for something else.', 2, false),
  ('Done', 'Carried out.', 3, true)) AS entry (name, description, position, is_done);
SELECT protect_tenant_table('public.affected_area', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.finding_action_status', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.finding_importance', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.finding_source', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.root_identification', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.finding_evidence', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.corrective_action', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.evidence_version', 'SELECT, INSERT');
SELECT protect_tenant_table('public.evidence_request', 'SELECT, INSERT, UPDATE');
