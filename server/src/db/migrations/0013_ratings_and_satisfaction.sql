CREATE TABLE "course_rating_totals" (
	"course_id" text PRIMARY KEY NOT NULL,
	"ratings" integer NOT NULL,
	"stars" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_ratings" (
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"stars" smallint NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_ratings_user_id_course_id_pk" PRIMARY KEY("user_id","course_id"),
	CONSTRAINT "course_ratings_stars" CHECK ("course_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "satisfaction_answers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"satisfied" boolean,
	"managed" boolean,
	"answered_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "satisfaction_totals" (
	"question" text PRIMARY KEY NOT NULL,
	"answers" integer NOT NULL,
	"agreeing" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_rating_totals" ADD CONSTRAINT "course_rating_totals_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "satisfaction_answers" ADD CONSTRAINT "satisfaction_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_ratings_course" ON "course_ratings" USING btree ("course_id");--> statement-breakpoint
-- Totals are kept beside the rows, so that reading the catalogue costs the same however many there are.
CREATE FUNCTION count_course_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE course_rating_totals SET ratings = ratings - 1, stars = stars - OLD.stars
    WHERE course_id = OLD.course_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO course_rating_totals AS t (course_id, ratings, stars) VALUES (NEW.course_id, 1, NEW.stars)
    ON CONFLICT (course_id) DO UPDATE SET ratings = t.ratings + 1, stars = t.stars + excluded.stars;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER course_ratings_count AFTER INSERT OR UPDATE OR DELETE ON course_ratings
  FOR EACH ROW EXECUTE FUNCTION count_course_rating();
--> statement-breakpoint
-- What a reader sees of a rating: the average to a tenth, and the number of ratings to two figures. Only
-- what changes that is worth reading the catalogue and rendering its pages again.
CREATE FUNCTION shown_rating(ratings integer, stars integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT round(stars::numeric / nullif(ratings, 0), 1) || ' '
    || trunc(ratings, 1 - floor(log(greatest(ratings, 1)))::integer)
$$;
--> statement-breakpoint
CREATE TRIGGER course_rating_totals_notify AFTER UPDATE ON course_rating_totals FOR EACH ROW
  WHEN (shown_rating(OLD.ratings, OLD.stars) IS DISTINCT FROM shown_rating(NEW.ratings, NEW.stars))
  EXECUTE FUNCTION notify_catalogue();
--> statement-breakpoint
CREATE FUNCTION add_satisfaction(asked text, answer boolean, factor integer) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO satisfaction_totals AS t (question, answers, agreeing)
  SELECT asked, factor, factor * answer::integer WHERE answer IS NOT NULL
  ON CONFLICT (question) DO UPDATE
    SET answers = t.answers + excluded.answers, agreeing = t.agreeing + excluded.agreeing
$$;
--> statement-breakpoint
CREATE FUNCTION count_satisfaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_satisfaction('satisfied', OLD.satisfied, -1), add_satisfaction('managed', OLD.managed, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_satisfaction('satisfied', NEW.satisfied, 1), add_satisfaction('managed', NEW.managed, 1);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER satisfaction_answers_count AFTER INSERT OR UPDATE OR DELETE ON satisfaction_answers
  FOR EACH ROW EXECUTE FUNCTION count_satisfaction();
--> statement-breakpoint
CREATE TRIGGER satisfaction_totals_notify AFTER UPDATE ON satisfaction_totals FOR EACH ROW
  WHEN (shown_rating(OLD.answers, 10 * OLD.agreeing) IS DISTINCT FROM
    shown_rating(NEW.answers, 10 * NEW.agreeing))
  EXECUTE FUNCTION notify_catalogue();
