CREATE TABLE "project_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"admin_id" uuid,
	"outcome" text NOT NULL,
	"reason" text,
	"words" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"appeal" text,
	"appealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "project_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "project_reports_once" UNIQUE("project_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "project_reviews" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"pending_since" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "published_projects" ADD COLUMN "gallery" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "published_projects" ADD COLUMN "selected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_decisions" ADD CONSTRAINT "project_decisions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_decisions" ADD CONSTRAINT "project_decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_decisions" ADD CONSTRAINT "project_decisions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reports" ADD CONSTRAINT "project_reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reports" ADD CONSTRAINT "project_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_decisions_project" ON "project_decisions" USING btree ("project_id","decided_at");--> statement-breakpoint
CREATE INDEX "project_decisions_user" ON "project_decisions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_decisions_admin" ON "project_decisions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "project_reports_reporter" ON "project_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "project_reviews_pending" ON "project_reviews" USING btree ("pending_since","project_id") WHERE "project_reviews"."pending_since" is not null;--> statement-breakpoint
CREATE INDEX "project_reviews_hidden" ON "project_reviews" USING btree ("project_id") WHERE "project_reviews"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "published_projects_updated" ON "published_projects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "published_projects_kind" ON "published_projects" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "published_projects_selected" ON "published_projects" USING btree ("selected_at","id") WHERE "published_projects"."gallery" = 'selected';--> statement-breakpoint
CREATE INDEX "published_projects_selected_kind" ON "published_projects" USING btree ("kind","selected_at","id") WHERE "published_projects"."gallery" = 'selected';--> statement-breakpoint
CREATE INDEX "published_projects_left" ON "published_projects" USING btree ("updated_at","id") WHERE "published_projects"."gallery" = 'left';