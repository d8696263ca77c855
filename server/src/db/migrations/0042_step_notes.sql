CREATE TABLE "step_notes" (
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"step_id" text NOT NULL,
	"step_index" integer NOT NULL,
	"step_title" text NOT NULL,
	"starred" boolean NOT NULL,
	"note" text NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_notes_user_id_lesson_id_step_id_pk" PRIMARY KEY("user_id","lesson_id","step_id")
);
--> statement-breakpoint
ALTER TABLE "step_notes" ADD CONSTRAINT "step_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;