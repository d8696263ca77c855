ALTER TABLE "mentoring_messages" ADD COLUMN "held_for" text;--> statement-breakpoint
ALTER TABLE "mentoring_threads" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentors" ADD COLUMN "reinstated_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mentoring_messages_held" ON "mentoring_messages" USING btree ("thread_id") WHERE "mentoring_messages"."state" = 'held';