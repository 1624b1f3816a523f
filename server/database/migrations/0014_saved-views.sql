CREATE TABLE "saved_view" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"shared" boolean NOT NULL,
	"address" text NOT NULL,
	"columns" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_view_of_register" ON "saved_view" USING btree ("organisation_id","kind","name");