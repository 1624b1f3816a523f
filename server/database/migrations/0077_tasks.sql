CREATE TABLE "task_severity" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_severity_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "task_severity_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "task_status" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"category" text DEFAULT 'TODO' NOT NULL,
	CONSTRAINT "task_status_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "task_status_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "task_status_category" CHECK ("task_status"."category" in ('TODO', 'IN_PROGRESS', 'DONE', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "project" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"starts_on" date,
	"ends_on" date,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "project_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "project_status" CHECK ("project"."status" in ('PLANNED', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "task" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"project_id" uuid,
	"status_id" uuid NOT NULL,
	"state" text NOT NULL,
	"position" text COLLATE "C" NOT NULL,
	"severity_id" uuid,
	"owner_id" uuid,
	"starts_on" date,
	"due_on" date,
	"estimate" integer,
	"evidence_required" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_by_id" uuid,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"recurrence" jsonb,
	"occurrence" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "task_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "task_place" UNIQUE("organisation_id","status_id","position"),
	CONSTRAINT "task_state" CHECK ("task"."state" in ('TODO', 'IN_PROGRESS', 'DONE', 'CANCELLED')),
	CONSTRAINT "task_estimate" CHECK ("task"."estimate" > 0)
);
--> statement-breakpoint
CREATE TABLE "task_checklist_item" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"title" text NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "task_checklist_item_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "task_dependency" (
	"organisation_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"predecessor_id" uuid NOT NULL,
	CONSTRAINT "task_dependency_organisation_id_task_id_predecessor_id_pk" PRIMARY KEY("organisation_id","task_id","predecessor_id"),
	CONSTRAINT "task_dependency_other" CHECK ("task_dependency"."task_id" <> "task_dependency"."predecessor_id")
);
--> statement-breakpoint
CREATE TABLE "task_occurrence" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"due_on" date,
	"outcome" text NOT NULL,
	"ended_by_id" uuid,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "task_occurrence_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "task_occurrence_number" UNIQUE("organisation_id","task_id","number"),
	CONSTRAINT "task_occurrence_outcome" CHECK ("task_occurrence"."outcome" in ('DONE', 'LATE', 'MISSED', 'SKIPPED'))
);
--> statement-breakpoint
ALTER TABLE "task_severity" ADD CONSTRAINT "task_severity_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_status" ADD CONSTRAINT "task_status_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_status" FOREIGN KEY ("organisation_id","status_id") REFERENCES "public"."task_status"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_severity" FOREIGN KEY ("organisation_id","severity_id") REFERENCES "public"."task_severity"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_completed_by_person" FOREIGN KEY ("organisation_id","completed_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_project" FOREIGN KEY ("organisation_id","project_id") REFERENCES "public"."project"("organisation_id","id") ON DELETE set null ("project_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_checklist_item" ADD CONSTRAINT "task_checklist_item_task" FOREIGN KEY ("organisation_id","task_id") REFERENCES "public"."task"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_task" FOREIGN KEY ("organisation_id","task_id") REFERENCES "public"."task"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_dependency" ADD CONSTRAINT "task_dependency_before" FOREIGN KEY ("organisation_id","predecessor_id") REFERENCES "public"."task"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD CONSTRAINT "task_occurrence_task" FOREIGN KEY ("organisation_id","task_id") REFERENCES "public"."task"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_occurrence" ADD CONSTRAINT "task_occurrence_person" FOREIGN KEY ("organisation_id","ended_by_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_owner" ON "project" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "project_starts" ON "project" USING btree ("organisation_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "project_starts_descending" ON "project" USING btree ("organisation_id","starts_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "project_ends" ON "project" USING btree ("organisation_id","ends_on","id");--> statement-breakpoint
CREATE INDEX "project_ends_descending" ON "project" USING btree ("organisation_id","ends_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "project_status_rank" ON "project" USING btree ("organisation_id",array_position(array['PLANNED', 'ACTIVE', 'ON_HOLD', 'COMPLETED', 'CANCELLED'], "status"),"id");--> statement-breakpoint
CREATE INDEX "task_status_use" ON "task" USING btree ("organisation_id","status_id","id");--> statement-breakpoint
CREATE INDEX "task_state_rank" ON "task" USING btree ("organisation_id",array_position(array['TODO', 'IN_PROGRESS', 'DONE', 'CANCELLED'], "state"),"id");--> statement-breakpoint
CREATE INDEX "task_severity_use" ON "task" USING btree ("organisation_id","severity_id","id");--> statement-breakpoint
CREATE INDEX "task_owner" ON "task" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "task_starts" ON "task" USING btree ("organisation_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "task_starts_descending" ON "task" USING btree ("organisation_id","starts_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "task_due" ON "task" USING btree ("organisation_id","due_on","id");--> statement-breakpoint
CREATE INDEX "task_due_descending" ON "task" USING btree ("organisation_id","due_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "task_completed_by" ON "task" USING btree ("organisation_id","completed_by_id","id");--> statement-breakpoint
CREATE INDEX "task_project_use" ON "task" USING btree ("organisation_id","project_id","id");--> statement-breakpoint
CREATE INDEX "task_checklist_place" ON "task_checklist_item" USING btree ("organisation_id","task_id","created_at");--> statement-breakpoint
CREATE INDEX "task_dependents" ON "task_dependency" USING btree ("organisation_id","predecessor_id","task_id");--> statement-breakpoint
-- A task has a status: organisations that there are begin with those of a new one.
INSERT INTO task_status (organisation_id, name, description, position, category)
SELECT organisation.id, entry.name, entry.description, entry.position, entry.category FROM organisation CROSS JOIN (VALUES
  ('To do', 'Not begun yet.', 0, 'TODO'),
  ('In progress', 'Someone works on it.', 1, 'IN_PROGRESS'),
  ('In review', 'Finished, and looked at by someone else.', 2, 'IN_PROGRESS'),
  ('Done', 'Completed.', 3, 'DONE'),
  ('Cancelled', 'Not needed any more.', 4, 'CANCELLED')
) AS entry (name, description, position, category);
--> statement-breakpoint
INSERT INTO task_severity (organisation_id, name, description, position)
SELECT organisation.id, entry.name, entry.description, entry.position FROM organisation CROSS JOIN (VALUES
  ('Critical', 'Before anything else.', 0),
  ('High', 'Soon: something depends on it.', 1),
  ('Medium', 'In its turn.', 2),
  ('Low', 'When there is time.', 3)
) AS entry (name, description, position);
--> statement-breakpoint
SELECT protect_tenant_table('public.task_status', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('public.task_severity', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('public.project', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('public.task', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('public.task_dependency', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('public.task_checklist_item', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('public.task_occurrence', 'SELECT, INSERT');
