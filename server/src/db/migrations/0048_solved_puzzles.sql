CREATE TABLE "solved_puzzles" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"puzzle_id" text NOT NULL,
	"solved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "solved_puzzles_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "solved_puzzles" ADD CONSTRAINT "solved_puzzles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;