CREATE TABLE "file_contents" (
	"user_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_contents_user_id_sha256_pk" PRIMARY KEY("user_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "removed_objects" (
	"object_key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"user_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"format" text NOT NULL,
	"object_key" text,
	"unlisted_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_user_id_sha256_pk" PRIMARY KEY("user_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "assets" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "published_projects" ADD COLUMN "assets" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "file_contents" ADD CONSTRAINT "file_contents_file" FOREIGN KEY ("user_id","sha256") REFERENCES "public"."stored_files"("user_id","sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_objects_due" ON "removed_objects" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "stored_files_unlisted" ON "stored_files" USING btree ("unlisted_since") WHERE "stored_files"."unlisted_since" is not null;--> statement-breakpoint
-- Pictures and sounds are compressed already; the size of a value is then also that of what is read.
ALTER TABLE file_contents ALTER COLUMN content SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Objects of an S3 server go after their row, whatever deletes it: a job deletes what is noted here.
CREATE FUNCTION note_removed_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_objects (object_key, due_at) VALUES (OLD.object_key, now())
  ON CONFLICT (object_key) DO UPDATE SET due_at = excluded.due_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stored_files_removed AFTER DELETE ON stored_files FOR EACH ROW
  WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION note_removed_object();
