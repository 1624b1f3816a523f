CREATE TABLE "article" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text COLLATE "natural_order" NOT NULL,
	"category_id" uuid,
	"summary" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"published_at" timestamp with time zone,
	CONSTRAINT "article_status" CHECK ("article"."status" in ('DRAFT', 'PUBLISHED', 'ARCHIVED'))
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text COLLATE "natural_order" NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_category_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "article_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_file_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "helpful_tip" ADD COLUMN "status" text DEFAULT 'PUBLISHED' NOT NULL;--> statement-breakpoint
ALTER TABLE "helpful_tip" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_id_article_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_updated_by_user_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."user_account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_file" ADD CONSTRAINT "article_file_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_title" ON "article" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "article_of_category" ON "article" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "article_category_order" ON "article_category" USING btree ("position");--> statement-breakpoint
CREATE INDEX "article_file_of" ON "article_file" USING btree ("article_id","created_at","id");--> statement-breakpoint
ALTER TABLE "helpful_tip" ADD CONSTRAINT "helpful_tip_status" CHECK ("helpful_tip"."status" in ('DRAFT', 'PUBLISHED', 'ARCHIVED'));--> statement-breakpoint
-- Members of organisations read what is published; the rest is the platform's.
SELECT share_platform_table('public.article_category', 'SELECT, INSERT, UPDATE, DELETE', 'true');
SELECT share_platform_table('public.article', 'SELECT, INSERT, UPDATE', 'status = ''PUBLISHED''');
SELECT share_platform_table('public.article_file', 'SELECT, INSERT, DELETE',
  'article_id IN (SELECT a.id FROM public.article a WHERE a.status = ''PUBLISHED'')');
