CREATE TABLE "assessment_tier" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rank" integer DEFAULT 1 NOT NULL,
	"review_months" integer DEFAULT 12 NOT NULL,
	CONSTRAINT "assessment_tier_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "assessment_tier_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "assessment_tier_rank" CHECK ("assessment_tier"."rank" between 1 and 10),
	CONSTRAINT "assessment_tier_review_months" CHECK ("assessment_tier"."review_months" between 1 and 120)
);--> statement-breakpoint
CREATE TABLE "contract_status" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contract_status_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "contract_status_name" UNIQUE("organisation_id","name")
);--> statement-breakpoint
CREATE TABLE "service_provider" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"legal_name" text COLLATE "natural_order" DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"service_type_id" uuid,
	"category" text,
	"tier_id" uuid,
	"owner_id" uuid,
	"website_url" text DEFAULT '' NOT NULL,
	"headquarters" text DEFAULT '' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"privacy_policy_url" text DEFAULT '' NOT NULL,
	"data_processing_agreement_url" text DEFAULT '' NOT NULL,
	"service_level_agreement_url" text DEFAULT '' NOT NULL,
	"terms_of_service_url" text DEFAULT '' NOT NULL,
	"security_page_url" text DEFAULT '' NOT NULL,
	"trust_page_url" text DEFAULT '' NOT NULL,
	"status_page_url" text DEFAULT '' NOT NULL,
	"subprocessors_list_url" text DEFAULT '' NOT NULL,
	"data_sensitivity" text,
	"business_criticality" text,
	"inherent_risk" text,
	"residual_risk" text,
	"review_status" text DEFAULT 'NOT_REVIEWED' NOT NULL,
	"next_review_on" date,
	CONSTRAINT "service_provider_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "service_provider_category" CHECK ("service_provider"."category" in ('ANALYTICS', 'CLOUD_MONITORING', 'CLOUD_PROVIDER', 'COLLABORATION', 'CUSTOMER_SUPPORT', 'DATA_STORAGE_AND_PROCESSING', 'DOCUMENT_MANAGEMENT', 'EMPLOYEE_MANAGEMENT', 'ENGINEERING', 'FINANCE', 'IDENTITY_PROVIDER', 'IT', 'MARKETING', 'OFFICE_OPERATIONS', 'PASSWORD_MANAGEMENT', 'PRODUCT_AND_DESIGN', 'PROFESSIONAL_SERVICES', 'RECRUITING', 'SALES', 'SECURITY', 'VERSION_CONTROL', 'OTHER')),
	CONSTRAINT "service_provider_countries" CHECK ("service_provider"."countries" <@ array['AF', 'AX', 'AL', 'DZ', 'AS', 'AD', 'AO', 'AI', 'AQ', 'AG', 'AR', 'AM', 'AW', 'AU', 'AT', 'AZ', 'BS', 'BH', 'BD', 'BB', 'BY', 'BE', 'BZ', 'BJ', 'BM', 'BT', 'BO', 'BA', 'BW', 'BV', 'BR', 'IO', 'VG', 'BN', 'BG', 'BF', 'BI', 'KH', 'CM', 'CA', 'CV', 'BQ', 'KY', 'CF', 'TD', 'CL', 'CN', 'CX', 'CC', 'CO', 'KM', 'CG', 'CD', 'CK', 'CR', 'CI', 'HR', 'CU', 'CW', 'CY', 'CZ', 'DK', 'DJ', 'DM', 'DO', 'EC', 'EG', 'SV', 'GQ', 'ER', 'EE', 'SZ', 'ET', 'FK', 'FO', 'FJ', 'FI', 'FR', 'GF', 'PF', 'TF', 'GA', 'GM', 'GE', 'DE', 'GH', 'GI', 'GR', 'GL', 'GD', 'GP', 'GU', 'GT', 'GG', 'GN', 'GW', 'GY', 'HT', 'HM', 'HN', 'HK', 'HU', 'IS', 'IN', 'ID', 'IR', 'IQ', 'IE', 'IM', 'IL', 'IT', 'JM', 'JP', 'JE', 'JO', 'KZ', 'KE', 'KI', 'KW', 'KG', 'LA', 'LV', 'LB', 'LS', 'LR', 'LY', 'LI', 'LT', 'LU', 'MO', 'MG', 'MW', 'MY', 'MV', 'ML', 'MT', 'MH', 'MQ', 'MR', 'MU', 'YT', 'MX', 'FM', 'MD', 'MC', 'MN', 'ME', 'MS', 'MA', 'MZ', 'MM', 'NA', 'NR', 'NP', 'NL', 'NC', 'NZ', 'NI', 'NE', 'NG', 'NU', 'NF', 'KP', 'MK', 'MP', 'NO', 'OM', 'PK', 'PW', 'PS', 'PA', 'PG', 'PY', 'PE', 'PH', 'PN', 'PL', 'PT', 'PR', 'QA', 'RE', 'RO', 'RU', 'RW', 'WS', 'SM', 'ST', 'SA', 'SN', 'RS', 'SC', 'SL', 'SG', 'SX', 'SK', 'SI', 'SB', 'SO', 'ZA', 'GS', 'KR', 'SS', 'ES', 'LK', 'BL', 'SH', 'KN', 'LC', 'MF', 'PM', 'VC', 'SD', 'SR', 'SJ', 'SE', 'CH', 'SY', 'TW', 'TJ', 'TZ', 'TH', 'TL', 'TG', 'TK', 'TO', 'TT', 'TN', 'TR', 'TM', 'TC', 'TV', 'UG', 'UA', 'AE', 'GB', 'US', 'UY', 'UM', 'VI', 'UZ', 'VU', 'VA', 'VE', 'VN', 'WF', 'EH', 'YE', 'ZM', 'ZW']),
	CONSTRAINT "service_provider_data_sensitivity" CHECK ("service_provider"."data_sensitivity" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "service_provider_business_criticality" CHECK ("service_provider"."business_criticality" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "service_provider_inherent_risk" CHECK ("service_provider"."inherent_risk" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "service_provider_residual_risk" CHECK ("service_provider"."residual_risk" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "service_provider_review_status" CHECK ("service_provider"."review_status" in ('NOT_REVIEWED', 'IN_REVIEW', 'APPROVED', 'CONDITIONAL', 'REJECTED'))
);--> statement-breakpoint
CREATE TABLE "service_provider_co_owner" (
	"organisation_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "service_provider_co_owner_organisation_id_provider_id_person_id_pk" PRIMARY KEY("organisation_id","provider_id","person_id")
);--> statement-breakpoint
CREATE TABLE "service_provider_parent" (
	"organisation_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	CONSTRAINT "service_provider_parent_organisation_id_provider_id_parent_id_pk" PRIMARY KEY("organisation_id","provider_id","parent_id"),
	CONSTRAINT "service_provider_parent_other" CHECK ("service_provider_parent"."provider_id" <> "service_provider_parent"."parent_id")
);--> statement-breakpoint
CREATE TABLE "service_provider_sub_processor" (
	"organisation_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"sub_processor_id" uuid NOT NULL,
	CONSTRAINT "service_provider_sub_processor_organisation_id_provider_id_sub_processor_id_pk" PRIMARY KEY("organisation_id","provider_id","sub_processor_id"),
	CONSTRAINT "service_provider_sub_processor_other" CHECK ("service_provider_sub_processor"."provider_id" <> "service_provider_sub_processor"."sub_processor_id")
);--> statement-breakpoint
CREATE TABLE "service_type" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_type_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "service_type_name" UNIQUE("organisation_id","name")
);--> statement-breakpoint
CREATE TABLE "service_provider_contract" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"title" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"status_id" uuid,
	"starts_on" date,
	"ends_on" date,
	"notice_days" integer,
	"notice_on" date,
	"auto_renews" boolean DEFAULT false NOT NULL,
	"annual_cost" integer,
	"currency" text,
	"governing_law" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "service_provider_contract_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "service_provider_contract_currency" CHECK ("service_provider_contract"."currency" in ('AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AUD', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD', 'BIF', 'BMD', 'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CAD', 'CDF', 'CHF', 'CLP', 'CNY', 'COP', 'CRC', 'CUP', 'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'EUR', 'FJD', 'FKP', 'GBP', 'GEL', 'GHS', 'GIP', 'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'INR', 'IQD', 'IRR', 'ISK', 'JMD', 'JOD', 'JPY', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD', 'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN', 'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR', 'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP', 'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY', 'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'USD', 'UYU', 'UZS', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD', 'XCG', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG')),
	CONSTRAINT "service_provider_contract_figures" CHECK ("service_provider_contract"."annual_cost" >= 0 and "service_provider_contract"."notice_days" >= 0),
	CONSTRAINT "service_provider_contract_term" CHECK ("service_provider_contract"."ends_on" >= "service_provider_contract"."starts_on")
);--> statement-breakpoint
CREATE TABLE "service_provider_document" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"issued_on" date,
	"expires_on" date,
	"file_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "service_provider_document_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "service_provider_document_kind" CHECK ("service_provider_document"."kind" in ('SOC2_REPORT', 'ISO_CERTIFICATE', 'PENETRATION_TEST', 'INSURANCE', 'CONTINUITY_PLAN', 'PRIVACY_POLICY', 'SECURITY_POLICY', 'CONTRACT', 'SERVICE_LEVEL_AGREEMENT', 'OTHER')),
	CONSTRAINT "service_provider_document_status" CHECK ("service_provider_document"."status" in ('REQUESTED', 'RECEIVED', 'ACCEPTED', 'REJECTED', 'REPLACED')),
	CONSTRAINT "service_provider_document_term" CHECK ("service_provider_document"."expires_on" >= "service_provider_document"."issued_on")
);--> statement-breakpoint
ALTER TABLE "assessment_tier" ADD CONSTRAINT "assessment_tier_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_status" ADD CONSTRAINT "contract_status_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider" ADD CONSTRAINT "service_provider_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider" ADD CONSTRAINT "service_provider_service_type" FOREIGN KEY ("organisation_id","service_type_id") REFERENCES "public"."service_type"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider" ADD CONSTRAINT "service_provider_tier" FOREIGN KEY ("organisation_id","tier_id") REFERENCES "public"."assessment_tier"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider" ADD CONSTRAINT "service_provider_owner_person" FOREIGN KEY ("organisation_id","owner_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_co_owner" ADD CONSTRAINT "service_provider_co_owner_provider" FOREIGN KEY ("organisation_id","provider_id") REFERENCES "public"."service_provider"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_co_owner" ADD CONSTRAINT "service_provider_co_owner_person" FOREIGN KEY ("organisation_id","person_id") REFERENCES "public"."organisation_person"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_parent" ADD CONSTRAINT "service_provider_parent_provider" FOREIGN KEY ("organisation_id","provider_id") REFERENCES "public"."service_provider"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_parent" ADD CONSTRAINT "service_provider_parent_parent" FOREIGN KEY ("organisation_id","parent_id") REFERENCES "public"."service_provider"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_sub_processor" ADD CONSTRAINT "service_provider_sub_processor_user" FOREIGN KEY ("organisation_id","provider_id") REFERENCES "public"."service_provider"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_sub_processor" ADD CONSTRAINT "service_provider_sub_processor_used" FOREIGN KEY ("organisation_id","sub_processor_id") REFERENCES "public"."service_provider"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_type" ADD CONSTRAINT "service_type_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_contract" ADD CONSTRAINT "service_provider_contract_provider" FOREIGN KEY ("organisation_id","provider_id") REFERENCES "public"."service_provider"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_contract" ADD CONSTRAINT "service_provider_contract_status" FOREIGN KEY ("organisation_id","status_id") REFERENCES "public"."contract_status"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_document" ADD CONSTRAINT "service_provider_document_provider" FOREIGN KEY ("organisation_id","provider_id") REFERENCES "public"."service_provider"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_provider_document" ADD CONSTRAINT "service_provider_document_file" FOREIGN KEY ("organisation_id","file_id") REFERENCES "public"."attachment"("organisation_id","id") ON DELETE set null ("file_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_provider_legal_name" ON "service_provider" USING btree ("organisation_id","legal_name","id");--> statement-breakpoint
CREATE INDEX "service_provider_service_type_use" ON "service_provider" USING btree ("organisation_id","service_type_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_category_rank" ON "service_provider" USING btree ("organisation_id",array_position(array['ANALYTICS', 'CLOUD_MONITORING', 'CLOUD_PROVIDER', 'COLLABORATION', 'CUSTOMER_SUPPORT', 'DATA_STORAGE_AND_PROCESSING', 'DOCUMENT_MANAGEMENT', 'EMPLOYEE_MANAGEMENT', 'ENGINEERING', 'FINANCE', 'IDENTITY_PROVIDER', 'IT', 'MARKETING', 'OFFICE_OPERATIONS', 'PASSWORD_MANAGEMENT', 'PRODUCT_AND_DESIGN', 'PROFESSIONAL_SERVICES', 'RECRUITING', 'SALES', 'SECURITY', 'VERSION_CONTROL', 'OTHER'], "category"),"id");--> statement-breakpoint
CREATE INDEX "service_provider_category_rank_descending" ON "service_provider" USING btree ("organisation_id",array_position(array['ANALYTICS', 'CLOUD_MONITORING', 'CLOUD_PROVIDER', 'COLLABORATION', 'CUSTOMER_SUPPORT', 'DATA_STORAGE_AND_PROCESSING', 'DOCUMENT_MANAGEMENT', 'EMPLOYEE_MANAGEMENT', 'ENGINEERING', 'FINANCE', 'IDENTITY_PROVIDER', 'IT', 'MARKETING', 'OFFICE_OPERATIONS', 'PASSWORD_MANAGEMENT', 'PRODUCT_AND_DESIGN', 'PROFESSIONAL_SERVICES', 'RECRUITING', 'SALES', 'SECURITY', 'VERSION_CONTROL', 'OTHER'], "category") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_tier_use" ON "service_provider" USING btree ("organisation_id","tier_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_owner" ON "service_provider" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "service_provider_data_sensitivity_rank" ON "service_provider" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "data_sensitivity"),"id");--> statement-breakpoint
CREATE INDEX "service_provider_data_sensitivity_rank_descending" ON "service_provider" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "data_sensitivity") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_business_criticality_rank" ON "service_provider" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "business_criticality"),"id");--> statement-breakpoint
CREATE INDEX "service_provider_business_criticality_rank_descending" ON "service_provider" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "business_criticality") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_inherent_risk_rank" ON "service_provider" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "inherent_risk"),"id");--> statement-breakpoint
CREATE INDEX "service_provider_inherent_risk_rank_descending" ON "service_provider" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "inherent_risk") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_residual_risk_rank" ON "service_provider" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "residual_risk"),"id");--> statement-breakpoint
CREATE INDEX "service_provider_residual_risk_rank_descending" ON "service_provider" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "residual_risk") desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_review_status_rank" ON "service_provider" USING btree ("organisation_id",array_position(array['NOT_REVIEWED', 'IN_REVIEW', 'APPROVED', 'CONDITIONAL', 'REJECTED'], "review_status"),"id");--> statement-breakpoint
CREATE INDEX "service_provider_next_review" ON "service_provider" USING btree ("organisation_id","next_review_on","id");--> statement-breakpoint
CREATE INDEX "service_provider_next_review_descending" ON "service_provider" USING btree ("organisation_id","next_review_on" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "service_provider_co_owned" ON "service_provider_co_owner" USING btree ("organisation_id","person_id");--> statement-breakpoint
CREATE INDEX "service_provider_child" ON "service_provider_parent" USING btree ("organisation_id","parent_id","provider_id");--> statement-breakpoint
CREATE INDEX "service_provider_user" ON "service_provider_sub_processor" USING btree ("organisation_id","sub_processor_id","provider_id");--> statement-breakpoint
CREATE INDEX "service_provider_contract_of" ON "service_provider_contract" USING btree ("organisation_id","provider_id","ends_on");--> statement-breakpoint
CREATE INDEX "service_provider_contract_status_use" ON "service_provider_contract" USING btree ("organisation_id","status_id");--> statement-breakpoint
CREATE INDEX "service_provider_contract_end" ON "service_provider_contract" USING btree ("organisation_id","ends_on","id");--> statement-breakpoint
CREATE INDEX "service_provider_contract_notice" ON "service_provider_contract" USING btree ("organisation_id","notice_on","id");--> statement-breakpoint
CREATE INDEX "service_provider_document_of" ON "service_provider_document" USING btree ("organisation_id","provider_id","expires_on");--> statement-breakpoint
CREATE INDEX "service_provider_document_file_use" ON "service_provider_document" USING btree ("organisation_id","file_id");--> statement-breakpoint
CREATE INDEX "service_provider_document_expiry" ON "service_provider_document" USING btree ("organisation_id","expires_on","id");--> statement-breakpoint
SELECT protect_tenant_table('public.service_type', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.assessment_tier', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.contract_status', 'SELECT, INSERT, UPDATE, DELETE');
SELECT protect_tenant_table('public.service_provider', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.service_provider_co_owner', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.service_provider_parent', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.service_provider_sub_processor', 'SELECT, INSERT, DELETE');
SELECT protect_tenant_table('public.service_provider_contract', 'SELECT, INSERT, UPDATE');
SELECT protect_tenant_table('public.service_provider_document', 'SELECT, INSERT, UPDATE');--> statement-breakpoint
-- One at a time changes which providers use and own each other, so that two changes cannot close a circle together.
CREATE FUNCTION lock_provider_chain(organisation uuid) RETURNS void
LANGUAGE sql SET search_path = pg_catalog AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('provider chain ' || organisation, 0))
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION lock_provider_chain FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_provider_chain TO attest_app;
