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
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_seats_user" ON "live_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_seats_unreminded" ON "live_seats" USING btree ("session_id") WHERE "live_seats"."reminder" and "live_seats"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "live_sessions_coming" ON "live_sessions" USING btree ("starts_at","id") WHERE "live_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "live_sessions_ended" ON "live_sessions" USING btree ("ended_at") WHERE "live_sessions"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "live_sessions_host" ON "live_sessions" USING btree ("host_id");