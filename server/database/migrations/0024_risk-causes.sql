CREATE TABLE "risk_owner_role" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_owner_role_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_owner_role_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "threat" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"category_id" uuid,
	"source_id" uuid,
	"actor_id" uuid,
	CONSTRAINT "threat_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "threat_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "threat_actor" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threat_actor_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "threat_actor_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "threat_category" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threat_category_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "threat_category_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "threat_source" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "threat_source_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "threat_source_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "vulnerability" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vulnerability_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "vulnerability_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "risk_threat_assignment" (
	"organisation_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	"threat_id" uuid NOT NULL,
	CONSTRAINT "risk_threat_assignment_organisation_id_risk_id_threat_id_pk" PRIMARY KEY("organisation_id","risk_id","threat_id")
);
--> statement-breakpoint
CREATE TABLE "risk_vulnerability_assignment" (
	"organisation_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	"vulnerability_id" uuid NOT NULL,
	CONSTRAINT "risk_vulnerability_assignment_key" PRIMARY KEY("organisation_id","risk_id","vulnerability_id")
);
--> statement-breakpoint
ALTER TABLE "risk_rating" ADD COLUMN "review_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "accountable_id" uuid;--> statement-breakpoint
ALTER TABLE "risk" ADD COLUMN "control_effectiveness" text;--> statement-breakpoint
ALTER TABLE "risk_owner_role" ADD CONSTRAINT "risk_owner_role_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threat" ADD CONSTRAINT "threat_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threat" ADD CONSTRAINT "threat_category" FOREIGN KEY ("organisation_id","category_id") REFERENCES "public"."threat_category"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threat" ADD CONSTRAINT "threat_source" FOREIGN KEY ("organisation_id","source_id") REFERENCES "public"."threat_source"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threat" ADD CONSTRAINT "threat_actor" FOREIGN KEY ("organisation_id","actor_id") REFERENCES "public"."threat_actor"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threat_actor" ADD CONSTRAINT "threat_actor_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threat_category" ADD CONSTRAINT "threat_category_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threat_source" ADD CONSTRAINT "threat_source_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vulnerability" ADD CONSTRAINT "vulnerability_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_threat_assignment" ADD CONSTRAINT "risk_threat_assignment_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_threat_assignment" ADD CONSTRAINT "risk_threat_assignment_threat" FOREIGN KEY ("organisation_id","threat_id") REFERENCES "public"."threat"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_vulnerability_assignment" ADD CONSTRAINT "risk_vulnerability_assignment_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_vulnerability_assignment" ADD CONSTRAINT "risk_vulnerability_assignment_vulnerability" FOREIGN KEY ("organisation_id","vulnerability_id") REFERENCES "public"."vulnerability"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threat_category_use" ON "threat" USING btree ("organisation_id","category_id");--> statement-breakpoint
CREATE INDEX "threat_source_use" ON "threat" USING btree ("organisation_id","source_id");--> statement-breakpoint
CREATE INDEX "threat_actor_use" ON "threat" USING btree ("organisation_id","actor_id");--> statement-breakpoint
CREATE INDEX "risk_threat_use" ON "risk_threat_assignment" USING btree ("organisation_id","threat_id");--> statement-breakpoint
CREATE INDEX "risk_vulnerability_use" ON "risk_vulnerability_assignment" USING btree ("organisation_id","vulnerability_id");--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_accountable" FOREIGN KEY ("organisation_id","accountable_id") REFERENCES "public"."risk_owner_role"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_accountable_use" ON "risk" USING btree ("organisation_id","accountable_id","id");--> statement-breakpoint
ALTER TABLE "risk_rating" ADD CONSTRAINT "risk_rating_review_months" CHECK ("risk_rating"."review_months" between 1 and 120);--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_control_effectiveness" CHECK ("risk"."control_effectiveness" in ('EFFECTIVE', 'PARTLY_EFFECTIVE', 'INEFFECTIVE', 'NOT_TESTED'));--> statement-breakpoint
-- Rights
SELECT protect_tenant_table('public.risk_owner_role', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.vulnerability', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.threat_category', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.threat_source', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.threat_actor', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.threat', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.risk_threat_assignment', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.risk_vulnerability_assignment', 'SELECT, INSERT, DELETE');
