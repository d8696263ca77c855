CREATE TABLE "certificate_name_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"why" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "name_corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificate_name_requests" ADD CONSTRAINT "certificate_name_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_name_requests_state" ON "certificate_name_requests" USING btree ("state","requested_at");