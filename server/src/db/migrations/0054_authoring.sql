CREATE TABLE "lesson_approvals" (
	"lesson_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lesson_plans" (
	"lesson_id" text PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone,
	"planned_by" uuid,
	"refusal" json
);
--> statement-breakpoint
CREATE TABLE "lesson_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" text NOT NULL,
	"reply_to" uuid,
	"language" text NOT NULL,
	"block_id" text NOT NULL,
	"block_index" integer NOT NULL,
	"excerpt" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" uuid
);
--> statement-breakpoint
CREATE TABLE "lesson_presences" (
	"lesson_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_editing" boolean NOT NULL,
	CONSTRAINT "lesson_presences_lesson_id_user_id_pk" PRIMARY KEY("lesson_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "wrong_answers" (
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"answer_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"answer" text NOT NULL,
	"feedback" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wrong_answers_lesson_id_exercise_id_answer_hash_user_id_pk" PRIMARY KEY("lesson_id","exercise_id","answer_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_insights" (
	"lesson_id" text PRIMARY KEY NOT NULL,
	"started" integer NOT NULL,
	"finished" integer NOT NULL,
	"median_minutes" integer,
	"steps" jsonb NOT NULL,
	"exercises" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_answer_groups" (
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"place" smallint NOT NULL,
	"answer" text NOT NULL,
	"feedback" text NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "wrong_answer_groups_lesson_id_exercise_id_place_pk" PRIMARY KEY("lesson_id","exercise_id","place")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "temporary_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_approvals" ADD CONSTRAINT "lesson_approvals_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_approvals" ADD CONSTRAINT "lesson_approvals_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_approvals" ADD CONSTRAINT "lesson_approvals_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_plans" ADD CONSTRAINT "lesson_plans_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_plans" ADD CONSTRAINT "lesson_plans_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_reply_to_lesson_comments_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."lesson_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_comments" ADD CONSTRAINT "lesson_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_presences" ADD CONSTRAINT "lesson_presences_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_presences" ADD CONSTRAINT "lesson_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_answers" ADD CONSTRAINT "wrong_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_insights" ADD CONSTRAINT "lesson_insights_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_answer_groups" ADD CONSTRAINT "wrong_answer_groups_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_approvals_asked_by" ON "lesson_approvals" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "lesson_approvals_approved_by" ON "lesson_approvals" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "lesson_plans_due" ON "lesson_plans" USING btree ("publish_at") WHERE "lesson_plans"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "lesson_plans_planned_by" ON "lesson_plans" USING btree ("planned_by");--> statement-breakpoint
CREATE INDEX "lesson_comments_lesson" ON "lesson_comments" USING btree ("lesson_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_comments_reply_to" ON "lesson_comments" USING btree ("reply_to");--> statement-breakpoint
CREATE INDEX "lesson_comments_author" ON "lesson_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "lesson_comments_resolved_by" ON "lesson_comments" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "lesson_presences_user" ON "lesson_presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lesson_presences_seen" ON "lesson_presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "wrong_answers_user" ON "wrong_answers" USING btree ("user_id","lesson_id","exercise_id");--> statement-breakpoint
CREATE INDEX "wrong_answers_given" ON "wrong_answers" USING brin ("given_at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");