CREATE TABLE "word_template" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "word_template" ADD CONSTRAINT "word_template_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."stored_file"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_template" ADD CONSTRAINT "word_template_uploaded_by" FOREIGN KEY ("organisation_id","uploaded_by") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT protect_tenant_table('public.word_template', 'SELECT, INSERT, UPDATE, DELETE');
