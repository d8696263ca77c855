CREATE TABLE "exercise_drafts" (
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"language" text NOT NULL,
	"parts" json NOT NULL,
	"revision" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_drafts_user_id_lesson_id_exercise_id_language_pk" PRIMARY KEY("user_id","lesson_id","exercise_id","language")
);
--> statement-breakpoint
ALTER TABLE "exercise_drafts" ADD CONSTRAINT "exercise_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;