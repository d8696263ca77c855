CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"provider" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"trial_used" boolean DEFAULT false NOT NULL,
	"subscription" text,
	"status" text,
	"cancelled_at" timestamp with time zone,
	"checkout" text,
	"checkout_order" text,
	CONSTRAINT "payment_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
CREATE TABLE "subscription_notices" (
	"user_id" uuid NOT NULL,
	"occurrence" text NOT NULL,
	CONSTRAINT "subscription_notices_user_id_occurrence_pk" PRIMARY KEY("user_id","occurrence")
);
--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_notices" ADD CONSTRAINT "subscription_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;