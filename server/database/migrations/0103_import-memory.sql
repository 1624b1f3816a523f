CREATE TABLE "import_value_mapping" (
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"field" text NOT NULL,
	"key" text NOT NULL,
	"target" text,
	"person_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_value_mapping_organisation_id_kind_field_key_pk" PRIMARY KEY("organisation_id","kind","field","key"),
	CONSTRAINT "import_value_mapping_one" CHECK ("import_value_mapping"."target" is null or "import_value_mapping"."person_id" is null)
);
--> statement-breakpoint
CREATE TABLE "record_source" (
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "record_source_organisation_id_kind_key_pk" PRIMARY KEY("organisation_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "unknown_values" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "asked" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "double" jsonb;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "import_value_mapping" ADD CONSTRAINT "import_value_mapping_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_source" ADD CONSTRAINT "record_source_record" FOREIGN KEY ("organisation_id","record_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_value_mapping_of_person" ON "import_value_mapping" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "import_value_mapping_newest" ON "import_value_mapping" USING btree ("organisation_id","kind","updated_at");--> statement-breakpoint
CREATE INDEX "record_source_of_record" ON "record_source" USING btree ("organisation_id","record_id");--> statement-breakpoint
SELECT protect_tenant_table('public.import_value_mapping', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('public.record_source', 'SELECT, INSERT, UPDATE, DELETE');
