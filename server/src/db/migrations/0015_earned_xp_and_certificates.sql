ALTER TABLE "certificates" ADD COLUMN "kind" text DEFAULT 'basic' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "exercises_solved" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "exercises_total" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "full_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "skills_en" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "skills_fr" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "project_title" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "project_title_fr" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "skills_en" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "skills_fr" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD COLUMN "xp_awarded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was solved before exercises gave XP gives it now: an answer is kept for code, none for a question.
UPDATE "exercise_results" SET "xp_awarded" = CASE WHEN "answer" IS NULL THEN 2 ELSE 3 END WHERE "passed_at" IS NOT NULL;
