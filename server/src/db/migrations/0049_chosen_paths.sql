CREATE TABLE "chosen_paths" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"path_id" text,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chosen_paths" ADD CONSTRAINT "chosen_paths_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;