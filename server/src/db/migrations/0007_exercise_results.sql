CREATE TABLE "exercise_results" (
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"tries" jsonb NOT NULL,
	"passed_at" timestamp with time zone,
	"answer" json,
	"answered_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_results_user_id_lesson_id_exercise_id_pk" PRIMARY KEY("user_id","lesson_id","exercise_id")
);
--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;