CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "former_membership" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "former_membership_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "membership_role" CHECK ("membership"."role" in ('ORG_ADMIN', 'ORG_MANAGER', 'ORG_ASSESSOR', 'ORG_VIEWER', 'ORG_CONSULTANT', 'ORG_AUDITOR'))
);
--> statement-breakpoint
CREATE TABLE "membership_permission" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "membership_permission_organisation_id_user_id_feature_pk" PRIMARY KEY("organisation_id","user_id","feature"),
	CONSTRAINT "membership_permission_level" CHECK ("membership_permission"."level" in ('VIEW', 'ADD', 'EDIT', 'DELETE'))
);
--> statement-breakpoint
CREATE TABLE "organisation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"logo" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "organisation_feature" (
	"organisation_id" uuid NOT NULL,
	"feature" text NOT NULL,
	CONSTRAINT "organisation_feature_organisation_id_feature_pk" PRIMARY KEY("organisation_id","feature")
);
--> statement-breakpoint
CREATE TABLE "platform_activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"entity_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"ip" text,
	"user_agent" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_membership" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "platform_membership_role" CHECK ("platform_membership"."role" in ('SUPER_ADMIN', 'ADMIN'))
);
--> statement-breakpoint
CREATE TABLE "platform_permission" (
	"user_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "platform_permission_user_id_feature_pk" PRIMARY KEY("user_id","feature"),
	CONSTRAINT "platform_permission_level" CHECK ("platform_permission"."level" in ('VIEW', 'ADD', 'EDIT', 'DELETE'))
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text COLLATE "natural_order" NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"image_url" text,
	"approved" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_account_identity" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "user_preference" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"default_organisation_id" uuid,
	"locale" text,
	"time_zone" text
);
--> statement-breakpoint
CREATE TABLE "helpful_tip" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text COLLATE "natural_order" NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."client" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."code" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expire_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."email_address" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email_address" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_address_is_normalised" CHECK ("identity"."email_address"."email_address" = lower(btrim("identity"."email_address"."email_address")))
);
--> statement-breakpoint
CREATE TABLE "identity"."external_account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_user_id" text NOT NULL,
	"email_address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."oauth_state" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"kind" text NOT NULL,
	"strategy" text NOT NULL,
	"redirect_url" text NOT NULL,
	"complete_redirect_url" text NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_state_kind_is_known" CHECK ("identity"."oauth_state"."kind" in ('sign_in', 'sign_up'))
);
--> statement-breakpoint
CREATE TABLE "identity"."session" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"expire_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."sign_in" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"status" text NOT NULL,
	"identifier" text,
	"user_id" text,
	"first_factor" jsonb,
	"second_factor" jsonb,
	"second_factor_tries" integer DEFAULT 0 NOT NULL,
	"transferable" jsonb,
	"created_session_id" text,
	"expire_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_status_is_known" CHECK ("identity"."sign_in"."status" in ('needs_identifier', 'needs_first_factor', 'needs_second_factor', 'needs_new_password', 'complete'))
);
--> statement-breakpoint
CREATE TABLE "identity"."sign_up" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"email_address" text,
	"email_verification" jsonb,
	"password_hash" text,
	"first_name" text,
	"last_name" text,
	"unsafe_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"external_verification" jsonb,
	"external" jsonb,
	"transferable" jsonb,
	"created_session_id" text,
	"created_user_id" text,
	"expire_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."user" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"password_hash" text,
	"totp_secret" text,
	"totp_pending_secret" text,
	"totp_last_step" integer,
	"second_factor_failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"banned" boolean DEFAULT false NOT NULL,
	"public_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"private_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unsafe_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"last_active_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asset_type" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "asset_type_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "asset_type_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "information_asset" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type_id" uuid,
	"kind" text DEFAULT 'PRIMARY' NOT NULL,
	"owner_id" uuid,
	"location" text DEFAULT '' NOT NULL,
	"confidentiality" text DEFAULT 'LOW' NOT NULL,
	"integrity" text DEFAULT 'LOW' NOT NULL,
	"availability" text DEFAULT 'LOW' NOT NULL,
	"review_on" date,
	CONSTRAINT "information_asset_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "information_asset_kind" CHECK ("information_asset"."kind" in ('PRIMARY', 'SUPPORT')),
	CONSTRAINT "information_asset_confidentiality" CHECK ("information_asset"."confidentiality" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "information_asset_integrity" CHECK ("information_asset"."integrity" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "information_asset_availability" CHECK ("information_asset"."availability" in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'))
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"bucket" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_limit_bucket_window_start_pk" PRIMARY KEY("bucket","window_start")
);
--> statement-breakpoint
CREATE TABLE "login_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text,
	"event" text NOT NULL,
	"email_address" text,
	"reason" text,
	"session_id" text,
	"ip" text,
	"user_agent" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_category" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_category_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_category_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "risk_identification_source" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_identification_source_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_identification_source_name" UNIQUE("organisation_id","name")
);
--> statement-breakpoint
CREATE TABLE "risk_impact" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"score" integer NOT NULL,
	"colour" text,
	CONSTRAINT "risk_impact_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_impact_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "risk_impact_score" CHECK ("risk_impact"."score" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "risk_likelihood" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"score" integer NOT NULL,
	"colour" text,
	CONSTRAINT "risk_likelihood_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_likelihood_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "risk_likelihood_score" CHECK ("risk_likelihood"."score" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "risk_rating" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"minimum_score" integer NOT NULL,
	"colour" text,
	CONSTRAINT "risk_rating_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_rating_name" UNIQUE("organisation_id","name"),
	CONSTRAINT "risk_rating_minimum_score" UNIQUE("organisation_id","minimum_score"),
	CONSTRAINT "risk_rating_minimum_score_range" CHECK ("risk_rating"."minimum_score" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "notification_kind" CHECK ("notification"."kind" in ('assigned', 'updated', 'removed', 'restored'))
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"organisation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"entity_ref" text,
	"entity_name" text NOT NULL,
	"changes" jsonb NOT NULL,
	"ip" text,
	"user_agent" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_organisation_id_id_pk" PRIMARY KEY("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_organisation_id_user_id_operation_key_pk" PRIMARY KEY("organisation_id","user_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "record" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref" text COLLATE "natural_order" NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "record_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "record_ref" UNIQUE("organisation_id","ref"),
	CONSTRAINT "record_kind" CHECK ("record"."kind" in ('risk', 'informationAsset'))
);
--> statement-breakpoint
CREATE TABLE "reference_counter" (
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reference_counter_organisation_id_kind_pk" PRIMARY KEY("organisation_id","kind")
);
--> statement-breakpoint
CREATE TABLE "risk" (
	"organisation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text NOT NULL,
	"owner_id" uuid,
	"identification_source_id" uuid,
	"pillars" text[] DEFAULT '{}' NOT NULL,
	"existing_controls" text DEFAULT '' NOT NULL,
	"inherent_likelihood_id" uuid,
	"inherent_impact_id" uuid,
	"inherent_score" integer,
	"current_likelihood_id" uuid,
	"current_impact_id" uuid,
	"current_score" integer,
	"residual_likelihood_id" uuid,
	"residual_impact_id" uuid,
	"residual_score" integer,
	"treatment" text DEFAULT 'NONE' NOT NULL,
	"justification" text DEFAULT '' NOT NULL,
	"plan_actions" text DEFAULT '' NOT NULL,
	"plan_due_on" date,
	"plan_progress" integer DEFAULT 0 NOT NULL,
	"plan_status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"next_review_on" date,
	CONSTRAINT "risk_organisation_id_id_pk" PRIMARY KEY("organisation_id","id"),
	CONSTRAINT "risk_treatment" CHECK ("risk"."treatment" in ('AVOID', 'ACCEPT', 'MITIGATE', 'TRANSFER', 'NONE')),
	CONSTRAINT "risk_pillars" CHECK ("risk"."pillars" <@ array['CONFIDENTIALITY', 'INTEGRITY', 'AVAILABILITY']),
	CONSTRAINT "risk_plan_progress" CHECK ("risk"."plan_progress" between 0 and 100),
	CONSTRAINT "risk_plan_status" CHECK ("risk"."plan_status" in ('NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'ON_HOLD', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "risk_asset_assignment" (
	"organisation_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	CONSTRAINT "risk_asset_assignment_organisation_id_risk_id_asset_id_pk" PRIMARY KEY("organisation_id","risk_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "risk_category_assignment" (
	"organisation_id" uuid NOT NULL,
	"risk_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	CONSTRAINT "risk_category_assignment_organisation_id_risk_id_category_id_pk" PRIMARY KEY("organisation_id","risk_id","category_id")
);
--> statement-breakpoint
ALTER TABLE "former_membership" ADD CONSTRAINT "former_membership_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_membership" ADD CONSTRAINT "former_membership_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_permission" ADD CONSTRAINT "membership_permission_membership" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."membership"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_feature" ADD CONSTRAINT "organisation_feature_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_activity" ADD CONSTRAINT "platform_activity_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_membership" ADD CONSTRAINT "platform_membership_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_permission" ADD CONSTRAINT "platform_permission_user_id_platform_membership_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."platform_membership"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preference" ADD CONSTRAINT "user_preference_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preference" ADD CONSTRAINT "user_preference_membership" FOREIGN KEY ("default_organisation_id","user_id") REFERENCES "public"."membership"("organisation_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."email_address" ADD CONSTRAINT "email_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."external_account" ADD CONSTRAINT "external_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."oauth_state" ADD CONSTRAINT "oauth_state_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "identity"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."session" ADD CONSTRAINT "session_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "identity"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sign_in" ADD CONSTRAINT "sign_in_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "identity"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sign_in" ADD CONSTRAINT "sign_in_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sign_up" ADD CONSTRAINT "sign_up_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "identity"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."sign_up" ADD CONSTRAINT "sign_up_created_user_id_user_id_fk" FOREIGN KEY ("created_user_id") REFERENCES "identity"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_type" ADD CONSTRAINT "asset_type_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_asset" ADD CONSTRAINT "information_asset_type" FOREIGN KEY ("organisation_id","type_id") REFERENCES "public"."asset_type"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_category" ADD CONSTRAINT "risk_category_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_identification_source" ADD CONSTRAINT "risk_identification_source_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_impact" ADD CONSTRAINT "risk_impact_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_likelihood" ADD CONSTRAINT "risk_likelihood_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_rating" ADD CONSTRAINT "risk_rating_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_recipient_id_user_account_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_record" FOREIGN KEY ("organisation_id","entity_id") REFERENCES "public"."record"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_actor_id_user_account_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record" ADD CONSTRAINT "record_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record" ADD CONSTRAINT "record_created_by_user_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record" ADD CONSTRAINT "record_updated_by_user_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_counter" ADD CONSTRAINT "reference_counter_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_owner_id_user_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_record" FOREIGN KEY ("organisation_id","id") REFERENCES "public"."record"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_identification_source_id" FOREIGN KEY ("organisation_id","identification_source_id") REFERENCES "public"."risk_identification_source"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_inherent_likelihood" FOREIGN KEY ("organisation_id","inherent_likelihood_id") REFERENCES "public"."risk_likelihood"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_inherent_impact" FOREIGN KEY ("organisation_id","inherent_impact_id") REFERENCES "public"."risk_impact"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_current_likelihood" FOREIGN KEY ("organisation_id","current_likelihood_id") REFERENCES "public"."risk_likelihood"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_current_impact" FOREIGN KEY ("organisation_id","current_impact_id") REFERENCES "public"."risk_impact"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_residual_likelihood" FOREIGN KEY ("organisation_id","residual_likelihood_id") REFERENCES "public"."risk_likelihood"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk" ADD CONSTRAINT "risk_residual_impact" FOREIGN KEY ("organisation_id","residual_impact_id") REFERENCES "public"."risk_impact"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_asset_assignment" ADD CONSTRAINT "risk_asset_assignment_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_asset_assignment" ADD CONSTRAINT "risk_asset_assignment_asset" FOREIGN KEY ("organisation_id","asset_id") REFERENCES "public"."information_asset"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_category_assignment" ADD CONSTRAINT "risk_category_assignment_risk" FOREIGN KEY ("organisation_id","risk_id") REFERENCES "public"."risk"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_category_assignment" ADD CONSTRAINT "risk_category_assignment_category" FOREIGN KEY ("organisation_id","category_id") REFERENCES "public"."risk_category"("organisation_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_user" ON "membership" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "platform_activity_at" ON "platform_activity" USING btree ("at");--> statement-breakpoint
CREATE INDEX "user_account_email" ON "user_account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "helpful_tip_position" ON "helpful_tip" USING btree ("position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_token_hash_key" ON "identity"."client" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "client_updated_at_index" ON "identity"."client" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "code_expire_at_index" ON "identity"."code" USING btree ("expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_address_email_address_key" ON "identity"."email_address" USING btree ("email_address");--> statement-breakpoint
CREATE UNIQUE INDEX "email_address_primary_key" ON "identity"."email_address" USING btree ("user_id") WHERE "identity"."email_address"."is_primary";--> statement-breakpoint
CREATE INDEX "email_address_user_id_index" ON "identity"."email_address" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "external_account_provider_key" ON "identity"."external_account" USING btree ("provider","provider_user_id");--> statement-breakpoint
CREATE INDEX "external_account_user_id_index" ON "identity"."external_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_state_client_id_index" ON "identity"."oauth_state" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_state_expire_at_index" ON "identity"."oauth_state" USING btree ("expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_client_id_key" ON "identity"."session" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "identity"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expire_at_index" ON "identity"."session" USING btree ("expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_client_id_key" ON "identity"."sign_in" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "sign_in_user_id_index" ON "identity"."sign_in" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_expire_at_index" ON "identity"."sign_in" USING btree ("expire_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_client_id_key" ON "identity"."sign_up" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "sign_up_created_user_id_index" ON "identity"."sign_up" USING btree ("created_user_id");--> statement-breakpoint
CREATE INDEX "sign_up_expire_at_index" ON "identity"."sign_up" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "information_asset_type_use" ON "information_asset" USING btree ("organisation_id","type_id","id");--> statement-breakpoint
CREATE INDEX "information_asset_owner" ON "information_asset" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "information_asset_confidentiality_rank" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "confidentiality"),"id");--> statement-breakpoint
CREATE INDEX "information_asset_integrity_rank" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "integrity"),"id");--> statement-breakpoint
CREATE INDEX "information_asset_availability_rank" ON "information_asset" USING btree ("organisation_id",array_position(array['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'], "availability"),"id");--> statement-breakpoint
CREATE INDEX "information_asset_review" ON "information_asset" USING btree ("organisation_id","review_on","id");--> statement-breakpoint
CREATE INDEX "rate_limit_window" ON "rate_limit" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "login_log_person" ON "login_log" USING btree ("issuer","subject","at");--> statement-breakpoint
CREATE INDEX "login_log_at" ON "login_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "login_log_session_used" ON "login_log" USING btree ("issuer","session_id") WHERE event = 'SESSION_USED';--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("organisation_id","recipient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("organisation_id","recipient_id","entity_type") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "activity_at" ON "activity" USING btree ("organisation_id","at");--> statement-breakpoint
CREATE INDEX "activity_actor" ON "activity" USING btree ("organisation_id","actor_id","at");--> statement-breakpoint
CREATE INDEX "activity_entity" ON "activity" USING btree ("organisation_id","entity_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "record_live_ref" ON "record" USING btree ("organisation_id","kind","ref","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "record_live_title" ON "record" USING btree ("organisation_id","kind","title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "record_live_updated" ON "record" USING btree ("organisation_id","kind","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "risk_owner" ON "risk" USING btree ("organisation_id","owner_id","id");--> statement-breakpoint
CREATE INDEX "risk_treatment_order" ON "risk" USING btree ("organisation_id","treatment","id");--> statement-breakpoint
CREATE INDEX "risk_identification_source_use" ON "risk" USING btree ("organisation_id","identification_source_id");--> statement-breakpoint
CREATE INDEX "risk_inherent_score" ON "risk" USING btree ("organisation_id","inherent_score","id");--> statement-breakpoint
CREATE INDEX "risk_inherent_score_highest" ON "risk" USING btree ("organisation_id","inherent_score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "risk_inherent_likelihood_use" ON "risk" USING btree ("organisation_id","inherent_likelihood_id");--> statement-breakpoint
CREATE INDEX "risk_inherent_impact_use" ON "risk" USING btree ("organisation_id","inherent_impact_id");--> statement-breakpoint
CREATE INDEX "risk_current_score" ON "risk" USING btree ("organisation_id","current_score","id");--> statement-breakpoint
CREATE INDEX "risk_current_score_highest" ON "risk" USING btree ("organisation_id","current_score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "risk_current_likelihood_use" ON "risk" USING btree ("organisation_id","current_likelihood_id");--> statement-breakpoint
CREATE INDEX "risk_current_impact_use" ON "risk" USING btree ("organisation_id","current_impact_id");--> statement-breakpoint
CREATE INDEX "risk_residual_score" ON "risk" USING btree ("organisation_id","residual_score","id");--> statement-breakpoint
CREATE INDEX "risk_residual_score_highest" ON "risk" USING btree ("organisation_id","residual_score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "risk_residual_likelihood_use" ON "risk" USING btree ("organisation_id","residual_likelihood_id");--> statement-breakpoint
CREATE INDEX "risk_residual_impact_use" ON "risk" USING btree ("organisation_id","residual_impact_id");--> statement-breakpoint
CREATE INDEX "risk_plan_due" ON "risk" USING btree ("organisation_id","plan_due_on","id");--> statement-breakpoint
CREATE INDEX "risk_next_review" ON "risk" USING btree ("organisation_id","next_review_on","id");--> statement-breakpoint
CREATE INDEX "risk_asset_use" ON "risk_asset_assignment" USING btree ("organisation_id","asset_id");--> statement-breakpoint
CREATE INDEX "risk_category_use" ON "risk_category_assignment" USING btree ("organisation_id","category_id");