CREATE TABLE "corporate_law" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "corporate_law_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "corporate_law_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "cybersecurity_law" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cybersecurity_law_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "cybersecurity_law_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "jurisdiction" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jurisdiction_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "jurisdiction_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "operation_type" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operation_type_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "operation_type_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "privacy_law" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_law_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "privacy_law_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "region_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "region_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "regulatory_requirement" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"country" text,
	"region_id" uuid,
	"jurisdiction_id" uuid,
	"operation_type_id" uuid,
	"corporate_law_id" uuid,
	"cybersecurity_law_id" uuid,
	"privacy_law_id" uuid,
	"risk_type_id" uuid,
	"requirement" text DEFAULT '' NOT NULL,
	"article" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"regulator" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"applicability" text DEFAULT '' NOT NULL,
	"actions" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"status" text,
	"last_reviewed_on" date,
	"due_on" date,
	"effective_on" date,
	"source_url" text DEFAULT '' NOT NULL,
	CONSTRAINT "regulatory_requirement_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "regulatory_requirement_country" CHECK ("regulatory_requirement"."country" in ('AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AQ', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BV', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'BQ', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'TF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HM', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'GS', 'KR', 'SS', 'ES', 'LK', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UM', 'VI', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW')),
	CONSTRAINT "regulatory_requirement_status" CHECK ("regulatory_requirement"."status" in ('COMPLIANT', 'PARTIALLY', 'NON_COMPLIANT'))
);
--> statement-breakpoint
CREATE TABLE "regulatory_risk_type" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "regulatory_risk_type_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "regulatory_risk_type_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
ALTER TABLE "corporate_law" ADD CONSTRAINT "corporate_law_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cybersecurity_law" ADD CONSTRAINT "cybersecurity_law_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jurisdiction" ADD CONSTRAINT "jurisdiction_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_type" ADD CONSTRAINT "operation_type_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_law" ADD CONSTRAINT "privacy_law_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_region" FOREIGN KEY ("organisation_id","region_id") REFERENCES "public"."region"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_jurisdiction" FOREIGN KEY ("organisation_id","jurisdiction_id") REFERENCES "public"."jurisdiction"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_operation_type" FOREIGN KEY ("organisation_id","operation_type_id") REFERENCES "public"."operation_type"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_corporate_law" FOREIGN KEY ("organisation_id","corporate_law_id") REFERENCES "public"."corporate_law"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_cybersecurity_law" FOREIGN KEY ("organisation_id","cybersecurity_law_id") REFERENCES "public"."cybersecurity_law"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_privacy_law" FOREIGN KEY ("organisation_id","privacy_law_id") REFERENCES "public"."privacy_law"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_risk_type" FOREIGN KEY ("organisation_id","risk_type_id") REFERENCES "public"."regulatory_risk_type"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_requirement" ADD CONSTRAINT "regulatory_requirement_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regulatory_risk_type" ADD CONSTRAINT "regulatory_risk_type_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regulatory_requirement_country_rank" ON "regulatory_requirement" USING btree ("organisation_id",array_position(array['AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AQ', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BV', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'BQ', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'TF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HM', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'GS', 'KR', 'SS', 'ES', 'LK', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UM', 'VI', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW'], "country"),"id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_region_use" ON "regulatory_requirement" USING btree ("organisation_id","region_id","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_jurisdiction_use" ON "regulatory_requirement" USING btree ("organisation_id","jurisdiction_id","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_operation_type_use" ON "regulatory_requirement" USING btree ("organisation_id","operation_type_id","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_corporate_law_use" ON "regulatory_requirement" USING btree ("organisation_id","corporate_law_id","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_cybersecurity_law_use" ON "regulatory_requirement" USING btree ("organisation_id","cybersecurity_law_id","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_privacy_law_use" ON "regulatory_requirement" USING btree ("organisation_id","privacy_law_id","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_risk_type_use" ON "regulatory_requirement" USING btree ("organisation_id","risk_type_id","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_article" ON "regulatory_requirement" USING btree ("organisation_id","article","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_regulator" ON "regulatory_requirement" USING btree ("organisation_id","regulator","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_owner" ON "regulatory_requirement" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_status_rank" ON "regulatory_requirement" USING btree ("organisation_id",array_position(array['COMPLIANT', 'PARTIALLY', 'NON_COMPLIANT'], "status"),"id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_last_reviewed" ON "regulatory_requirement" USING btree ("organisation_id","last_reviewed_on","id");--> statement-breakpoint
CREATE INDEX "regulatory_requirement_due" ON "regulatory_requirement" USING btree ("organisation_id","due_on","id");--> statement-breakpoint
SELECT protect_tenant_table('public.corporate_law', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.cybersecurity_law', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.jurisdiction', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.operation_type', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.privacy_law', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.region', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.regulatory_risk_type', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.regulatory_requirement', 'SELECT, INSERT, UPDATE');
