CREATE TABLE "assignment_members" (
	"assignment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "assignment_members_assignment_id_member_id_pk" PRIMARY KEY("assignment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"lesson_id" text,
	"exercise_id" text,
	"challenge_id" text,
	"title_en" text NOT NULL,
	"title_fr" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"for_all" boolean NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "school_seats" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"seats" smallint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_mistakes" (
	"member_id" uuid NOT NULL,
	"lesson_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"label_sha" text NOT NULL,
	"label" text NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_mistakes_member_id_lesson_id_exercise_id_label_sha_pk" PRIMARY KEY("member_id","lesson_id","exercise_id","label_sha")
);
--> statement-breakpoint
CREATE TABLE "class_presences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"step_id" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earlier_tries" (
	"member_id" uuid NOT NULL,
	"lesson_id" text,
	"exercise_id" text,
	"challenge_id" text,
	"tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_accesses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"class_id" uuid NOT NULL,
	"member_id" uuid,
	"actor_id" uuid,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"user_name" text,
	"joined_at" timestamp with time zone NOT NULL,
	"joined_by" text NOT NULL,
	"has_seat" boolean DEFAULT false NOT NULL,
	"agreed_version" integer
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"class_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_teachers_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"school_year" text NOT NULL,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"code" text NOT NULL,
	"former_codes" text[] DEFAULT '{}' NOT NULL,
	"joining_open" boolean DEFAULT true NOT NULL,
	"paused_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"archive_noticed_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"delete_after" timestamp with time zone,
	"delete_noticed_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pupils" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"delete_after" timestamp with time zone,
	"next_password_hash" text,
	"leaving_asked_at" timestamp with time zone,
	"address_confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"allowed" text[] NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_ties" (
	"child_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"state" text DEFAULT 'asked' NOT NULL,
	"answered_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"version" integer,
	"may_publish" boolean DEFAULT false NOT NULL,
	"may_mentoring" boolean DEFAULT false NOT NULL,
	"may_live" boolean DEFAULT false NOT NULL,
	"weekly_mail" boolean DEFAULT false NOT NULL,
	"last_sent_for" date,
	"deletion_asked_at" timestamp with time zone,
	CONSTRAINT "family_ties_child_id_parent_id_pk" PRIMARY KEY("child_id","parent_id")
);
--> statement-breakpoint
CREATE TABLE "not_parents" (
	"child_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_parents_child_id_address_hash_pk" PRIMARY KEY("child_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "parent_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"parent_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"child_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"checkout" text
);
--> statement-breakpoint
CREATE TABLE "school_identities" (
	"issuer" text NOT NULL,
	"subject_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "school_identities_issuer_subject_hash_pk" PRIMARY KEY("issuer","subject_hash")
);
--> statement-breakpoint
CREATE TABLE "teacher_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shown_as" text NOT NULL,
	"school" text NOT NULL,
	"proof" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	"decline_reason" text
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shown_as" text NOT NULL,
	"school" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "age_group" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "age_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD COLUMN "last_check" json;--> statement-breakpoint
ALTER TABLE "mentoring_threads" ADD COLUMN "class_id" uuid;--> statement-breakpoint
ALTER TABLE "assignment_members" ADD CONSTRAINT "assignment_members_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_members" ADD CONSTRAINT "assignment_members_member_id_class_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."class_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_seats" ADD CONSTRAINT "school_seats_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_mistakes" ADD CONSTRAINT "class_mistakes_member_id_class_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."class_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_presences" ADD CONSTRAINT "class_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_tries" ADD CONSTRAINT "earlier_tries_member_id_class_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."class_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_accesses" ADD CONSTRAINT "class_accesses_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_accesses" ADD CONSTRAINT "class_accesses_member_id_class_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."class_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_accesses" ADD CONSTRAINT "class_accesses_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_user_id_teachers_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."teachers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupils" ADD CONSTRAINT "pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupils" ADD CONSTRAINT "pupils_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_ties" ADD CONSTRAINT "family_ties_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_ties" ADD CONSTRAINT "family_ties_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_parents" ADD CONSTRAINT "not_parents_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_identities" ADD CONSTRAINT "school_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_requests" ADD CONSTRAINT "teacher_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_members_member" ON "assignment_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "assignments_class" ON "assignments" USING btree ("class_id","opens_at");--> statement-breakpoint
CREATE INDEX "assignments_lesson" ON "assignments" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "assignments_creator" ON "assignments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "class_mistakes_lesson" ON "class_mistakes" USING btree ("lesson_id","exercise_id");--> statement-breakpoint
CREATE INDEX "earlier_tries_member" ON "earlier_tries" USING btree ("member_id","lesson_id");--> statement-breakpoint
CREATE INDEX "class_accesses_class" ON "class_accesses" USING btree ("class_id","id");--> statement-breakpoint
CREATE INDEX "class_accesses_member" ON "class_accesses" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "class_accesses_actor" ON "class_accesses" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_members_once" ON "class_members" USING btree ("class_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_members_user_name" ON "class_members" USING btree ("class_id",lower("user_name"));--> statement-breakpoint
CREATE INDEX "class_members_user" ON "class_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_teachers_user" ON "class_teachers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "classes_code_key" ON "classes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "classes_former_codes" ON "classes" USING gin ("former_codes");--> statement-breakpoint
CREATE INDEX "classes_delete" ON "classes" USING btree ("delete_after") WHERE "classes"."delete_after" is not null;--> statement-breakpoint
CREATE INDEX "pupils_class" ON "pupils" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "pupils_delete" ON "pupils" USING btree ("delete_after") WHERE "pupils"."delete_after" is not null;--> statement-breakpoint
CREATE INDEX "consents_child" ON "consents" USING btree ("child_id","id");--> statement-breakpoint
CREATE INDEX "family_ties_parent" ON "family_ties" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "family_ties_asked" ON "family_ties" USING btree ("asked_at") WHERE "family_ties"."state" <> 'accepted';--> statement-breakpoint
CREATE INDEX "family_ties_deletion" ON "family_ties" USING btree ("deletion_asked_at") WHERE "family_ties"."deletion_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "parent_links_parent" ON "parent_links" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "parent_links_child" ON "parent_links" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parents_email_key" ON "parents" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_token" ON "payment_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "payment_requests_user" ON "payment_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_requests_expires" ON "payment_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "school_identities_user" ON "school_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teacher_requests_asked" ON "teacher_requests" USING btree ("asked_at");--> statement-breakpoint
ALTER TABLE "mentoring_threads" ADD CONSTRAINT "mentoring_threads_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentoring_threads_class" ON "mentoring_threads" USING btree ("class_id") WHERE "mentoring_threads"."class_id" is not null;