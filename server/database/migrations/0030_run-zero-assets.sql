CREATE TABLE "run_zero_asset" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"run_zero_id" text NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"host_names" text[] DEFAULT '{}' NOT NULL,
	"addresses" text[] DEFAULT '{}' NOT NULL,
	"macs" text[] DEFAULT '{}' NOT NULL,
	"type" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"os" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"hardware" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"criticality" text DEFAULT 'UNKNOWN' NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "run_zero_asset_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "run_zero_asset_once" UNIQUE("organisation_id","run_zero_id"),
	CONSTRAINT "run_zero_asset_criticality" CHECK ("run_zero_asset"."criticality" in ('UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'))
);
--> statement-breakpoint
CREATE TABLE "run_zero_move" (
	"organisation_id" uuid NOT NULL,
	"run_zero_asset_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "run_zero_move_organisation_id_run_zero_asset_id_pk" PRIMARY KEY("organisation_id","run_zero_asset_id"),
	CONSTRAINT "run_zero_move_once" UNIQUE("organisation_id","asset_id")
);
--> statement-breakpoint
ALTER TABLE "run_zero_asset" ADD CONSTRAINT "run_zero_asset_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_zero_move" ADD CONSTRAINT "run_zero_move_run_zero_asset" FOREIGN KEY ("organisation_id","run_zero_asset_id") REFERENCES "public"."run_zero_asset"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_zero_move" ADD CONSTRAINT "run_zero_move_asset" FOREIGN KEY ("organisation_id","asset_id") REFERENCES "public"."information_asset"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_zero_asset_last_seen" ON "run_zero_asset" USING btree ("organisation_id","last_seen_at","id");--> statement-breakpoint
SELECT protect_tenant_table('public.run_zero_asset', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('public.run_zero_move', 'SELECT, INSERT');
