CREATE TABLE "portfolio_handles" (
	"handle_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"freed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"color" text NOT NULL,
	"line" text NOT NULL,
	"project_ids" uuid[] NOT NULL,
	"certificate_ids" text[] NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"noticed_end" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolios_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "published_thumbnails" (
	"published_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"picture" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portfolio_handles" ADD CONSTRAINT "portfolio_handles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_thumbnails" ADD CONSTRAINT "published_thumbnails_published_id_published_projects_id_fk" FOREIGN KEY ("published_id") REFERENCES "public"."published_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_thumbnails" ADD CONSTRAINT "published_thumbnails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_handles_user" ON "portfolio_handles" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "published_thumbnails_user" ON "published_thumbnails" USING btree ("user_id");