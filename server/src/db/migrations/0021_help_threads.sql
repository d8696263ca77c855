CREATE TABLE "help_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL,
	"attachment" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_presences" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"writing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_presences_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "help_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text_fr" text NOT NULL,
	"text_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"excerpt" text NOT NULL,
	"state" text NOT NULL,
	"queue_rank" smallint NOT NULL,
	"waiting_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"first_answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"assigned_to" uuid,
	"merged_into" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(translate("help_threads"."subject" || ' ' || "help_threads"."excerpt" || ' ' || coalesce("help_threads"."email", ''), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyy'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "help_links" ADD CONSTRAINT "help_links_thread_id_help_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."help_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_thread_id_help_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."help_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_messages" ADD CONSTRAINT "help_messages_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_presences" ADD CONSTRAINT "help_presences_thread_id_help_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."help_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_presences" ADD CONSTRAINT "help_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_threads" ADD CONSTRAINT "help_threads_merged_into_help_threads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."help_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_links_thread" ON "help_links" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "help_messages_thread" ON "help_messages" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE INDEX "help_messages_user" ON "help_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "help_messages_staff" ON "help_messages" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "help_threads_queue" ON "help_threads" USING btree ("queue_rank","waiting_since","id");--> statement-breakpoint
CREATE INDEX "help_threads_state" ON "help_threads" USING btree ("state","queue_rank","waiting_since","id");--> statement-breakpoint
CREATE INDEX "help_threads_created" ON "help_threads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "help_threads_user" ON "help_threads" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "help_threads_email" ON "help_threads" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "help_threads_assigned" ON "help_threads" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "help_threads_merged" ON "help_threads" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "help_threads_answered" ON "help_threads" USING btree ("first_answered_at");--> statement-breakpoint
CREATE INDEX "help_threads_closed" ON "help_threads" USING btree ("closed_at");