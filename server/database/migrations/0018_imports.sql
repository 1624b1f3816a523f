CREATE TABLE "data_import" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"mode" text,
	"columns" jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"ip" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "data_import_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "data_import_state" CHECK ("data_import"."state" in ('READING', 'UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED')),
	CONSTRAINT "data_import_mode" CHECK ("data_import"."mode" in ('STOP', 'SKIP', 'UPDATE'))
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"organisation_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"title" text DEFAULT '' NOT NULL,
	"values" jsonb,
	"changes" jsonb,
	"errors" jsonb,
	"record_id" uuid,
	"version" integer,
	"before" jsonb,
	"undo" text,
	CONSTRAINT "import_row_organisation_id_import_id_row_pk" PRIMARY KEY("organisation_id","import_id","row"),
	CONSTRAINT "import_row_outcome" CHECK ("import_row"."outcome" in ('ADD', 'UPDATE', 'UNCHANGED', 'SKIP', 'INVALID')),
	CONSTRAINT "import_row_undo" CHECK ("import_row"."undo" in ('UNDONE', 'CHANGED', 'MISSING'))
);
--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_author" FOREIGN KEY ("organisation_id","author_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import" FOREIGN KEY ("organisation_id","import_id") REFERENCES "public"."data_import"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_import_busy" ON "data_import" USING btree ("organisation_id","author_id") WHERE state in ('READING', 'CHECKING', 'RUNNING', 'UNDOING');--> statement-breakpoint
CREATE INDEX "data_import_newest" ON "data_import" USING btree ("organisation_id","author_id","created_at");--> statement-breakpoint
CREATE INDEX "data_import_created" ON "data_import" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "import_row_of_outcome" ON "import_row" USING btree ("organisation_id","import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "import_row_of_record" ON "import_row" USING btree ("organisation_id","record_id") WHERE record_id is not null;
--> statement-breakpoint
SELECT protect_tenant_table('public.data_import', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('public.import_row', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
-- An import is its author's alone. The purge acts for nobody.
CREATE POLICY own_import ON data_import AS RESTRICTIVE FOR ALL TO attest_app
  USING (nullif(current_setting('app.user_id', true), '') IS NULL
    OR author_id = nullif(current_setting('app.user_id', true), '')::uuid);
--> statement-breakpoint
CREATE POLICY own_import ON import_row AS RESTRICTIVE FOR ALL TO attest_app
  USING (import_id IN (SELECT id FROM data_import));
