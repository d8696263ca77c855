-- What searches in the middle of words look for: each group of three letters, and the shorter ones at the end. The
-- database only divides and stores them: nothing depends on its locale or on an extension.
CREATE FUNCTION letter_groups(searched text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(ARRAY(
    SELECT DISTINCT substr(searched, start, 3) FROM generate_series(1, length(searched)) AS start))
$$;
--> statement-breakpoint
DROP INDEX "help_threads_queue";--> statement-breakpoint
DROP INDEX "help_threads_created";--> statement-breakpoint
CREATE INDEX "users_letters" ON "users" USING gin (letter_groups("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "help_threads_queue" ON "help_threads" USING btree ("queue_rank","waiting_since","id") WHERE "help_threads"."merged_into" is null and "help_threads"."state" <> 'unconfirmed';--> statement-breakpoint
CREATE INDEX "help_threads_created" ON "help_threads" USING btree ("created_at","id") WHERE "help_threads"."merged_into" is null and "help_threads"."state" <> 'unconfirmed';