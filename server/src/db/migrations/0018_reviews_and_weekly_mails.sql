CREATE TABLE "lesson_reviews" (
	"user_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"stage" smallint NOT NULL,
	"due_on" date,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_reviews_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "weekly_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"turned_on_at" timestamp with time zone NOT NULL,
	"last_sent_for" date
);
--> statement-breakpoint
ALTER TABLE "lesson_reviews" ADD CONSTRAINT "lesson_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_mails" ADD CONSTRAINT "weekly_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;