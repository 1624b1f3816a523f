ALTER TABLE "data_import" ADD COLUMN "reading" jsonb DEFAULT '{"delimiter":null,"isTyped":false,"decimalMark":null,"dayOrder":null,"timeZone":"UTC"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "occurred_in" text;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "detected_in" text;