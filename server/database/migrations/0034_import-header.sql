ALTER TABLE "data_import" ADD COLUMN "header_row" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "first_rows" jsonb DEFAULT '[]'::jsonb NOT NULL;