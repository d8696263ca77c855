ALTER TABLE "certificates" ADD COLUMN "path_id" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "path_courses" jsonb DEFAULT '[]'::jsonb NOT NULL;