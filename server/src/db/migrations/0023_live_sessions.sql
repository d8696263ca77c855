CREATE TABLE "live_poll_answers" (
	"poll_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"option" smallint NOT NULL,
	CONSTRAINT "live_poll_answers_poll_id_user_id_pk" PRIMARY KEY("poll_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_polls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"question" text NOT NULL,
	"options" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "live_question_votes" (
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "live_question_votes_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_signals" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_signals_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at_ms" integer NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "live_events_session_id_seq_pk" PRIMARY KEY("session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "live_files" (
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "live_files_session_id_name_pk" PRIMARY KEY("session_id","name")
);
--> statement-breakpoint
CREATE TABLE "live_presences" (
	"session_id" uuid NOT NULL,
	"process_id" uuid NOT NULL,
	"participants" integer NOT NULL,
	"hosts" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_presences_session_id_process_id_pk" PRIMARY KEY("session_id","process_id")
);
--> statement-breakpoint
CREATE TABLE "live_rooms" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"questions_revision" integer DEFAULT 0 NOT NULL,
	"host_revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_seats" (
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"time_zone" text,
	"reminder" boolean NOT NULL,
	"reminded_at" timestamp with time zone,
	"entered_at" timestamp with time zone,
	CONSTRAINT "live_seats_session_id_user_id_pk" PRIMARY KEY("session_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"host_id" uuid,
	"title_fr" text NOT NULL,
	"title_en" text NOT NULL,
	"description_fr" text NOT NULL,
	"description_en" text NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"seats" smallint NOT NULL,
	"open_replay" boolean NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_poll_answers" ADD CONSTRAINT "live_poll_answers_poll_id_live_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."live_polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_poll_answers" ADD CONSTRAINT "live_poll_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_polls" ADD CONSTRAINT "live_polls_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question_votes" ADD CONSTRAINT "live_question_votes_question_id_live_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."live_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question_votes" ADD CONSTRAINT "live_question_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_questions" ADD CONSTRAINT "live_questions_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_questions" ADD CONSTRAINT "live_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_signals" ADD CONSTRAINT "live_signals_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_signals" ADD CONSTRAINT "live_signals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_files" ADD CONSTRAINT "live_files_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_presences" ADD CONSTRAINT "live_presences_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_rooms" ADD CONSTRAINT "live_rooms_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_poll_answers_user" ON "live_poll_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_polls_session" ON "live_polls" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_polls_open" ON "live_polls" USING btree ("session_id") WHERE "live_polls"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "live_question_votes_user" ON "live_question_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_questions_ranked" ON "live_questions" USING btree ("session_id","state","votes" DESC NULLS LAST,"created_at");--> statement-breakpoint
CREATE INDEX "live_questions_author" ON "live_questions" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE INDEX "live_signals_user" ON "live_signals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_seats_user" ON "live_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_seats_unreminded" ON "live_seats" USING btree ("session_id") WHERE "live_seats"."reminder" and "live_seats"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "live_sessions_coming" ON "live_sessions" USING btree ("starts_at","id") WHERE "live_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "live_sessions_ended" ON "live_sessions" USING btree ("ended_at") WHERE "live_sessions"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "live_sessions_host" ON "live_sessions" USING btree ("host_id");