ALTER TABLE "users" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wanted_email" text;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "factor_due_at" timestamp with time zone;--> statement-breakpoint
-- Whoever is a mentor already has a week to turn a second factor on.
UPDATE "mentors" SET "factor_due_at" = now() + interval '7 days';
