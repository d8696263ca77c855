CREATE TABLE "films" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"en" json NOT NULL,
	"fr" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text,
	"format" text,
	"size" integer NOT NULL,
	"received" integer NOT NULL,
	"width" integer,
	"height" integer,
	"alt_en" text DEFAULT '' NOT NULL,
	"alt_fr" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"unused_since" timestamp with time zone,
	CONSTRAINT "media_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "media_parts" (
	"media_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea",
	"object_key" text,
	CONSTRAINT "media_parts_media_id_start_pk" PRIMARY KEY("media_id","start")
);
--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_parts" ADD CONSTRAINT "media_parts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "films_created" ON "films" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "films_created_by" ON "films" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_created_by" ON "media" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "media_unfinished" ON "media" USING btree ("created_at") WHERE "media"."hash" is null;--> statement-breakpoint
-- Pictures and films are compressed already; the size of a value is then also that of what is read.
ALTER TABLE media_parts ALTER COLUMN content SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Objects of an S3 server go after their row, as those of stored_files do.
CREATE TRIGGER media_parts_removed AFTER DELETE ON media_parts FOR EACH ROW
  WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION note_removed_object();
