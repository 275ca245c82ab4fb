CREATE TABLE "accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"email" text NOT NULL,
	"display_name" text,
	"photo_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"labels_given" integer DEFAULT 0 NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"rubric" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"taxonomy_version" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analyses_owner" UNIQUE("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "analysis_items" (
	"analysis_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"failure_code" text,
	CONSTRAINT "analysis_items_analysis_id_resume_id_pk" PRIMARY KEY("analysis_id","resume_id"),
	CONSTRAINT "analysis_items_owner" UNIQUE("owner_id","analysis_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"action" text NOT NULL,
	"object_id" text NOT NULL,
	"request_id" text NOT NULL,
	"previous_hash" text,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"path" text NOT NULL,
	"value" jsonb,
	"previous" jsonb,
	"undone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"day" date NOT NULL,
	"credits" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_once_a_day" UNIQUE("owner_id","day"),
	CONSTRAINT "credit_entries_reason" CHECK ("credit_entries"."reason" in ('welcome', 'daily-sign-in'))
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"requirement_id" text,
	"reason" text,
	"evidence_opened" boolean NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_decision" CHECK ("decisions"."decision" in ('shortlist', 'maybe', 'notNow', 'open'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"engine_version" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"document" jsonb NOT NULL,
	"personal" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" serial NOT NULL,
	"owner_id" text,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"email" text,
	"rating" integer,
	"technical" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_reference" UNIQUE("reference"),
	CONSTRAINT "feedback_kind" CHECK ("feedback"."kind" in ('idea', 'problem', 'question', 'praise'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"owner_id" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"kind" text,
	"storage_key" text NOT NULL,
	CONSTRAINT "files_owner_id_sha256_pk" PRIMARY KEY("owner_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "firebase_cutoffs" (
	"uid" text PRIMARY KEY NOT NULL,
	"tokens_valid_after" timestamp with time zone NOT NULL,
	"kept" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "firebase_sign_ins" (
	"uid" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "firebase_sign_ins_uid_signed_in_at_pk" PRIMARY KEY("uid","signed_in_at")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_id_operation_key_pk" PRIMARY KEY("owner_id","operation","key"),
	CONSTRAINT "idempotency_keys_state" CHECK ("idempotency_keys"."state" in ('running', 'done'))
);
--> statement-breakpoint
CREATE TABLE "identity_credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"as_of" date NOT NULL,
	"version_of" uuid,
	"profile" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_owner" UNIQUE("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "requirements" (
	"job_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"owner_id" text NOT NULL,
	"requirement_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"importance" text NOT NULL,
	"min_years" double precision,
	"alternatives" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"span_start" integer NOT NULL,
	"span_end" integer NOT NULL,
	CONSTRAINT "requirements_job_id_no_pk" PRIMARY KEY("job_id","no"),
	CONSTRAINT "requirements_importance" CHECK ("requirements"."importance" in ('must', 'should', 'nice'))
);
--> statement-breakpoint
CREATE TABLE "kit_probes" (
	"kit_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"probes" jsonb NOT NULL,
	"coverage" jsonb NOT NULL,
	"not_asked" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kit_probes_kit_id_resume_id_pk" PRIMARY KEY("kit_id","resume_id")
);
--> statement-breakpoint
CREATE TABLE "kits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	"core" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kits_owner" UNIQUE("owner_id","id"),
	CONSTRAINT "kits_once_per_job" UNIQUE("job_id","minutes")
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"kit_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"interviewer" text NOT NULL,
	"owner_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"recommendation" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecards_kit_id_resume_id_interviewer_pk" PRIMARY KEY("kit_id","resume_id","interviewer")
);
--> statement-breakpoint
CREATE TABLE "profile_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"resume_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"origin" text NOT NULL,
	"as_of" date NOT NULL,
	"profile" jsonb NOT NULL,
	"counterfactuals" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"taxonomy_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_revisions_owner" UNIQUE("owner_id","id"),
	CONSTRAINT "profile_revisions_number" UNIQUE("resume_id","revision"),
	CONSTRAINT "profile_revisions_origin" CHECK ("profile_revisions"."origin" in ('engine', 'human', 'model'))
);
--> statement-breakpoint
CREATE TABLE "progress_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "results" (
	"analysis_id" uuid NOT NULL,
	"resume_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"profile_revision_id" uuid NOT NULL,
	"score" double precision,
	"low" double precision NOT NULL,
	"high" double precision NOT NULL,
	"band" text,
	"musts_met" integer NOT NULL,
	"musts_of" integer NOT NULL,
	"summary" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"receipt_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "results_analysis_id_resume_id_profile_revision_id_pk" PRIMARY KEY("analysis_id","resume_id","profile_revision_id")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"label_no" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"failure_code" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_owner" UNIQUE("owner_id","id"),
	CONSTRAINT "resumes_once_per_session" UNIQUE("session_id","sha256"),
	CONSTRAINT "resumes_label" UNIQUE("owner_id","label_no"),
	CONSTRAINT "resumes_state" CHECK ("resumes"."state" in ('queued', 'reading', 'ready', 'failed')),
	CONSTRAINT "resumes_failure" CHECK (("resumes"."state" = 'failed') = ("resumes"."failure_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "upload_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_sessions_owner" UNIQUE("owner_id","id")
);
--> statement-breakpoint
CREATE TABLE "wording_choices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"span_start" integer NOT NULL,
	"span_end" integer NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wording_reports" (
	"job_id" uuid NOT NULL,
	"engine_version" text NOT NULL,
	"owner_id" text NOT NULL,
	"score" double precision NOT NULL,
	"report" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wording_reports_job_id_engine_version_pk" PRIMARY KEY("job_id","engine_version")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_job_fk" FOREIGN KEY ("owner_id","job_id") REFERENCES "public"."jobs"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_items" ADD CONSTRAINT "analysis_items_analysis_fk" FOREIGN KEY ("owner_id","analysis_id") REFERENCES "public"."analyses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_items" ADD CONSTRAINT "analysis_items_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_revision_fk" FOREIGN KEY ("owner_id","revision_id") REFERENCES "public"."profile_revisions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_job_fk" FOREIGN KEY ("owner_id","job_id") REFERENCES "public"."jobs"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_credentials" ADD CONSTRAINT "identity_credentials_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_version_fk" FOREIGN KEY ("owner_id","version_of") REFERENCES "public"."jobs"("owner_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirements" ADD CONSTRAINT "requirements_job_fk" FOREIGN KEY ("owner_id","job_id") REFERENCES "public"."jobs"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_probes" ADD CONSTRAINT "kit_probes_kit_fk" FOREIGN KEY ("owner_id","kit_id") REFERENCES "public"."kits"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_probes" ADD CONSTRAINT "kit_probes_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_job_fk" FOREIGN KEY ("owner_id","job_id") REFERENCES "public"."jobs"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_kit_fk" FOREIGN KEY ("owner_id","kit_id") REFERENCES "public"."kits"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_revisions" ADD CONSTRAINT "profile_revisions_resume_fk" FOREIGN KEY ("owner_id","resume_id") REFERENCES "public"."resumes"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_item_fk" FOREIGN KEY ("owner_id","analysis_id","resume_id") REFERENCES "public"."analysis_items"("owner_id","analysis_id","resume_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_revision_fk" FOREIGN KEY ("owner_id","profile_revision_id") REFERENCES "public"."profile_revisions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_session_fk" FOREIGN KEY ("owner_id","session_id") REFERENCES "public"."upload_sessions"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_file_fk" FOREIGN KEY ("owner_id","sha256") REFERENCES "public"."files"("owner_id","sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wording_choices" ADD CONSTRAINT "wording_choices_job_fk" FOREIGN KEY ("owner_id","job_id") REFERENCES "public"."jobs"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wording_reports" ADD CONSTRAINT "wording_reports_job_fk" FOREIGN KEY ("owner_id","job_id") REFERENCES "public"."jobs"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_newest" ON "analyses" USING btree ("owner_id","job_id","requested_at");--> statement-breakpoint
CREATE INDEX "analysis_items_by_resume" ON "analysis_items" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "audit_entries_owner" ON "audit_entries" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_object" ON "audit_entries" USING btree ("owner_id","object_id");--> statement-breakpoint
CREATE INDEX "corrections_by_resume" ON "corrections" USING btree ("owner_id","resume_id","created_at");--> statement-breakpoint
CREATE INDEX "corrections_by_revision" ON "corrections" USING btree ("owner_id","revision_id");--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "decisions_newest" ON "decisions" USING btree ("owner_id","job_id","resume_id","decided_at");--> statement-breakpoint
CREATE INDEX "decisions_by_resume" ON "decisions" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin (to_tsvector('simple', left("text", 100000)));--> statement-breakpoint
CREATE INDEX "feedback_owner" ON "feedback" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identity_credentials_user" ON "identity_credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_user" ON "identity_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_verifications_identifier" ON "identity_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_versions" ON "jobs" USING btree ("owner_id","version_of");--> statement-breakpoint
CREATE INDEX "requirements_owner" ON "requirements" USING btree ("owner_id","job_id","no");--> statement-breakpoint
CREATE INDEX "kit_probes_by_resume" ON "kit_probes" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "kits_by_job" ON "kits" USING btree ("owner_id","job_id");--> statement-breakpoint
CREATE INDEX "scorecards_by_resume" ON "scorecards" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "profile_revisions_newest" ON "profile_revisions" USING btree ("owner_id","resume_id","revision");--> statement-breakpoint
CREATE INDEX "progress_events_owner" ON "progress_events" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "progress_events_age" ON "progress_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "results_best" ON "results" USING btree ("owner_id","analysis_id","score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "results_by_resume" ON "results" USING btree ("owner_id","resume_id");--> statement-breakpoint
CREATE INDEX "results_by_revision" ON "results" USING btree ("owner_id","profile_revision_id");--> statement-breakpoint
CREATE INDEX "resumes_by_session" ON "resumes" USING btree ("owner_id","session_id","state");--> statement-breakpoint
CREATE INDEX "resumes_newest" ON "resumes" USING btree ("owner_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "resumes_by_file" ON "resumes" USING btree ("owner_id","sha256");--> statement-breakpoint
CREATE INDEX "upload_sessions_newest" ON "upload_sessions" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "wording_choices_by_job" ON "wording_choices" USING btree ("owner_id","job_id","created_at");--> statement-breakpoint
CREATE INDEX "wording_reports_owner" ON "wording_reports" USING btree ("owner_id","job_id");