ALTER TABLE "help_threads" ADD COLUMN "unread_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_threads" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mentoring_threads" ADD COLUMN "own_program" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mentoring_threads" ADD COLUMN "learner_unread_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mentoring_threads" ADD COLUMN "mentor_unread_since" timestamp with time zone;--> statement-breakpoint
-- The words of what was written so far, as the server makes them from now on: 4,000 of a thread at most.
UPDATE "help_threads" SET "words" = array_to_tsvector(ARRAY(
	SELECT DISTINCT left(word, 32) FROM (
		SELECT "subject" || ' ' || coalesce("email", '') AS body
		UNION ALL
		SELECT "text" FROM "help_messages" WHERE "help_messages"."thread_id" = "help_threads"."id"
	) written, regexp_split_to_table(lower(translate(body, 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy')), '[^[:alnum:]]+') word
	WHERE word <> '' LIMIT 4000
));--> statement-breakpoint
CREATE INDEX "help_threads_words" ON "help_threads" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "help_threads" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "help_threads" DROP COLUMN "excerpt";
