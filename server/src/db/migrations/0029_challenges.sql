CREATE TABLE "challenge_plans" (
	"challenge_id" text PRIMARY KEY NOT NULL,
	"week" text,
	"enabled" boolean NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_results" (
	"user_id" uuid NOT NULL,
	"challenge_id" text NOT NULL,
	"browsers" jsonb NOT NULL,
	"tries" integer NOT NULL,
	"best" integer NOT NULL,
	"cases" integer NOT NULL,
	"version" text NOT NULL,
	"passed_at" timestamp with time zone,
	"in_its_week" boolean DEFAULT false NOT NULL,
	"xp_awarded" integer DEFAULT 0 NOT NULL,
	"answer" json,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_results_user_id_challenge_id_pk" PRIMARY KEY("user_id","challenge_id")
);
--> statement-breakpoint
ALTER TABLE "challenge_results" ADD CONSTRAINT "challenge_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_results_challenge" ON "challenge_results" USING btree ("challenge_id");