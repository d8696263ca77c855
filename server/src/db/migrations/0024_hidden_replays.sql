CREATE TABLE "hidden_replays" (
	"replay_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL
);
