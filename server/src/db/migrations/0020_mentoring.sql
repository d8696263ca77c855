CREATE TABLE "mentoring_accesses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentoring_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"thread_id" uuid NOT NULL,
	"actor_id" uuid,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mentoring_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"file" text,
	"line" integer,
	"files" json,
	"proposal" text,
	"state" text DEFAULT 'shown' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mentoring_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"learner_id" uuid NOT NULL,
	"mentor_id" uuid,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"lesson_id" text,
	"exercise_id" text,
	"project_id" uuid,
	"check" json,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"due_from" timestamp with time zone,
	"first_answer_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mentoring_versions" (
	"thread_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"files" json NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentoring_versions_thread_id_number_pk" PRIMARY KEY("thread_id","number")
);
--> statement-breakpoint
CREATE TABLE "mentors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"weekly_hours" smallint DEFAULT 0 NOT NULL,
	"conduct_version" integer,
	"conduct_accepted_at" timestamp with time zone,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mentoring_accesses" ADD CONSTRAINT "mentoring_accesses_thread_id_mentoring_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."mentoring_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_accesses" ADD CONSTRAINT "mentoring_accesses_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_messages" ADD CONSTRAINT "mentoring_messages_thread_id_mentoring_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."mentoring_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_messages" ADD CONSTRAINT "mentoring_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_threads" ADD CONSTRAINT "mentoring_threads_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_threads" ADD CONSTRAINT "mentoring_threads_mentor_id_mentors_user_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."mentors"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentoring_versions" ADD CONSTRAINT "mentoring_versions_thread_id_mentoring_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."mentoring_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentors" ADD CONSTRAINT "mentors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentoring_accesses_thread" ON "mentoring_accesses" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "mentoring_accesses_actor" ON "mentoring_accesses" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "mentoring_messages_thread" ON "mentoring_messages" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "mentoring_messages_author" ON "mentoring_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mentoring_messages_hidden" ON "mentoring_messages" USING btree ("thread_id") WHERE "mentoring_messages"."state" = 'hidden';--> statement-breakpoint
CREATE INDEX "mentoring_threads_learner" ON "mentoring_threads" USING btree ("learner_id","created_at");--> statement-breakpoint
CREATE INDEX "mentoring_threads_mentor" ON "mentoring_threads" USING btree ("mentor_id");--> statement-breakpoint
CREATE INDEX "mentoring_threads_open" ON "mentoring_threads" USING btree ("created_at") WHERE "mentoring_threads"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "mentoring_threads_answered" ON "mentoring_threads" USING btree ("first_answer_at");--> statement-breakpoint
CREATE INDEX "mentoring_threads_updated" ON "mentoring_threads" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "mentoring_threads_created" ON "mentoring_threads" USING btree ("created_at");