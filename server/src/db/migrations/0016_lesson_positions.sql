CREATE TABLE "lesson_positions" (
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"step_id" text NOT NULL,
	"step_index" integer NOT NULL,
	"done" text[] NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_positions_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_positions" ADD CONSTRAINT "lesson_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;