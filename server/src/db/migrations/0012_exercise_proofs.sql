CREATE TABLE "exercise_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"proven_by" uuid
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "exercise_hashes" jsonb;--> statement-breakpoint
ALTER TABLE "exercise_proofs" ADD CONSTRAINT "exercise_proofs_proven_by_users_id_fk" FOREIGN KEY ("proven_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_proofs_proven_by" ON "exercise_proofs" USING btree ("proven_by");