CREATE TABLE "removed_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "for_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "published_projects" ADD COLUMN "link_sha256" text;--> statement-breakpoint
ALTER TABLE "removed_links" ADD CONSTRAINT "removed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_links_user" ON "removed_links" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "published_projects" ADD CONSTRAINT "published_projects_link" UNIQUE("user_id","link_sha256");