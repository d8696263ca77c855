-- Certificates that are there already keep the name their members have today.
ALTER TABLE "certificates" ADD COLUMN "user_name" text;--> statement-breakpoint
UPDATE "certificates" SET "user_name" = "users"."name" FROM "users" WHERE "users"."id" = "certificates"."user_id";--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "user_name" SET NOT NULL;
